import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import { ContactLink, MoreLink } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import type { RelatedPage } from "#web/content/related-pages.ts";
import { below } from "#web/lib/breakpoints.ts";

type CallToActionBandProps = NonNullable<ServicePageQueryResult>["closing"] & {
  contactHref: string;
};

type PageEndingsProps = Pick<SectionPlacement, "background"> & {
  relatedPages: RelatedPagesProps;
  closing: Omit<CallToActionBandProps, "contactHref">;
  contactHref: string;
};

/** The end of a page: links to related pages, then the call to action. */
export function PageEndings({ relatedPages, closing, contactHref, background }: PageEndingsProps) {
  return (
    <>
      <RelatedPages {...relatedPages} background={background} />
      <CallToActionBand {...closing} contactHref={contactHref} />
    </>
  );
}

/** A dark band that its image fades into, with one button. */
function CallToActionBand(props: CallToActionBandProps) {
  const { heading, text, actionLabel, image, contactHref } = props;
  return (
    <section className="page-closing on-dark relative overflow-hidden bg-ink text-white print:hidden">
      <Picture
        image={image}
        sizes={`${below("md")} max(88vw, 22.75rem), max(62vw, 43.75rem)`}
        className="fading-picture md:absolute md:top-0 md:right-0"
      />
      <div className="wrap relative pt-9 pb-12 md:py-band">
        <div className="grid max-w-lg justify-items-start gap-flow">
          <h2>{heading}</h2>
          <RichParagraph value={text} className="text-lead text-haze" />
          <ContactLink href={contactHref} className="btn btn-sun max-md:w-full">
            {actionLabel}
          </ContactLink>
        </div>
      </div>
    </section>
  );
}

type RelatedPagesProps = Pick<SectionPlacement, "background"> & {
  heading: string;
  pages: RelatedPage[];
};

/** Links to related pages; nothing without any. */
export function RelatedPages({ heading, pages, background }: RelatedPagesProps) {
  if (pages.length === 0) return null;
  return (
    <Section isTight background={background ?? "paper"}>
      <h2 className="mb-4 subheading">{heading}</h2>
      <ul className="grid gap-x-6 border-t border-line sm:grid-cols-2 lg:grid-cols-4">
        {pages.map(({ _key, label, page }) => (
          <li key={_key} className="border-b border-line py-3.5">
            <MoreLink page={page} label={label} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
