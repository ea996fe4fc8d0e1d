import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
import { PrivacyLink } from "#web/components/privacy-link.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { EmailCaptureForm } from "#web/forms/email-capture/email-capture-form.tsx";
import { WithoutJavaScript } from "#web/forms/without-javascript.tsx";
import { Island } from "#web/islands/index.ts";

type Capture = NonNullable<HomePageQueryResult>["emailCapture"];

type EmailCaptureProps = Capture & { settings: CompanyDetails; service: EmailServiceConfig };

/** The sign-up card that overlaps the foot of the home hero. */
export function EmailCapture({ settings, service, ...texts }: EmailCaptureProps) {
  const { heading, fieldLabel, placeholder, buttonLabel, sendingLabel, hint, messages } = texts;
  const { brandName, email, phone } = settings;
  const form = {
    texts: { fieldLabel, placeholder, buttonLabel, sendingLabel, hint, messages },
    service,
    recipient: { name: brandName, email },
  };
  return (
    <section className="relative z-2 -mt-10 last:mb-section-tight md:mt-0 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-1 items-center gap-4 rounded-3 bg-white px-5 py-6 elevation-3 md:grid-cols-5-7 md:gap-8 md:rounded-t-none md:px-8">
          <h2 className="text-card-title">{heading}</h2>
          <div>
            <Island name="email-capture" props={form}>
              <EmailCaptureForm {...form} />
            </Island>
            <p className="mt-1 text-micro noscript:hidden">
              <PrivacyLink label={settings.privacyLabel} />
            </p>
            <WithoutJavaScript text={texts.withoutJavaScript} contact={{ email, phone }} />
          </div>
        </div>
      </div>
    </section>
  );
}
