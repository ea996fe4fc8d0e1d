import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { ContactLink } from "#web/components/links.tsx";
import { Section, SectionHead, type SectionOf } from "#web/components/section.tsx";
import { carriedMessage } from "#web/forms/carried-message.ts";

type CallToActionSectionProps = SectionOf<"callToActionSection"> & { contactHref: string };

/** An invitation with a button that opens the contact form with its subject. */
export function CallToActionSection(props: CallToActionSectionProps) {
  const { heading, text, actionLabel, contactHref, ...placement } = props;
  const subject = cleanText(placement.subject);
  const href = subject ? fixedPath("contactPage") + carriedMessage(subject) : contactHref;
  const button = placement.background === "dark" ? "btn-sun" : "btn-primary";
  return (
    <Section background={placement.background} isContinued={placement.isContinued} isTight>
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 print:hidden">
        <div className="grid max-w-measure gap-2.5">
          <SectionHead heading={heading} intro={text} />
        </div>
        <ContactLink href={href} className={`btn ${button} max-md:w-full`}>
          {actionLabel}
        </ContactLink>
      </div>
    </Section>
  );
}
