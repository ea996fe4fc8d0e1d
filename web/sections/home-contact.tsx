import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { ContactDetails } from "#web/components/contact-details.tsx";
import { ContactLink } from "#web/components/links.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { BesidePicture } from "./beside-picture.tsx";

type HomeContactProps = NonNullable<HomePageQueryResult>["contact"] & { settings: CompanyDetails };

/** The invitation to write or call, with a picture beside it. */
export function HomeContact(props: HomeContactProps) {
  const { heading, text, actionLabel, image, settings } = props;
  return (
    <Section background="sand">
      <BesidePicture image={image}>
        <h2>{heading}</h2>
        <p className="text-lead text-slate">
          <RichLine value={text} />
        </p>
        <p className="text-small text-slate">{settings.replyPromise}</p>
        <ContactDetails settings={settings} />
        <ContactLink className="btn btn-primary justify-self-start">{actionLabel}</ContactLink>
      </BesidePicture>
    </Section>
  );
}
