import { inboxUrl } from "#schemas/shared/environment/addresses.ts";
import { type Environment, readEnvironment } from "#schemas/shared/environment/environment.ts";
import { throughSite } from "#schemas/shared/environment/through-site.ts";

/** The settings with which a browser sends a form. Every value is public by design. */
export type EmailServiceConfig = {
  /** An address, or a path of the site that is proxied there. */
  origin: string;
  publicKey: string;
  serviceId: string;
  consultationTemplateId: string;
  signupTemplateId: string;
};

/**
 * EmailJS if the environment names its ids, the local inbox otherwise. The environment parser has
 * already refused an incomplete group.
 */
export function emailServiceFromEnvironment(
  environment: Environment = readEnvironment(),
): EmailServiceConfig {
  const publicKey = environment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY;
  const isHosted = publicKey !== undefined;
  return {
    origin: isHosted
      ? environment.NEXT_PUBLIC_EMAILJS_ORIGIN
      : (throughSite(environment).inbox ?? inboxUrl(environment)),
    publicKey: publicKey ?? "local",
    serviceId: environment.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? "local-inbox",
    consultationTemplateId:
      environment.NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID ?? "consultation",
    signupTemplateId: environment.NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID ?? "signup",
  };
}
