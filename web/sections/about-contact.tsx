import type { AboutPageQueryResult } from "#schemas/generated/types.generated.ts";
import { ContactDetails } from "#web/components/contact-details.tsx";
import { ContactLink } from "#web/components/links.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { SocialLinks } from "#web/components/social-links.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";

type AboutContactProps = Pick<NonNullable<AboutPageQueryResult>, "contact" | "social"> & {
  settings: CompanyDetails;
};

/** How to reach the company, and where else it can be found. */
export function AboutContact({ contact, social, settings }: AboutContactProps) {
  return (
    <Section background="sand">
      <div className="split items-start">
        <div className="grid max-w-measure justify-items-start gap-flow">
          <h2>{contact.heading}</h2>
          <p className="text-slate">
            <RichLine value={contact.text} /> {settings.replyPromise}
          </p>
          <ContactDetails settings={settings} />
          <ContactLink className="btn btn-primary">{contact.actionLabel}</ContactLink>
        </div>
        <div className="grid gap-flow">
          <h2>{social.heading}</h2>
          <p className="text-slate">{social.text}</p>
          <SocialLinks links={settings.socialLinks} />
        </div>
      </div>
    </Section>
  );
}
