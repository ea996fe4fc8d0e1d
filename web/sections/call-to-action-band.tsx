import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import { ContactLink } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { below } from "#web/lib/breakpoints.ts";

type CallToActionBandProps = NonNullable<ServicePageQueryResult>["closing"] & {
  /** Where the button leads. */
  contactHref: string;
};

/** The last word of a page: a dark band into which its picture fades, and one button. */
export function CallToActionBand(props: CallToActionBandProps) {
  const { heading, text, actionLabel, image, contactHref } = props;
  return (
    <section className="page-closing on-dark relative overflow-hidden bg-ink text-white print:hidden">
      <Picture
        image={image}
        sizes={`${below("md")} max(100vw, 25.5625rem), max(62vw, 43.75rem)`}
        className="fading-picture md:absolute md:top-0 md:right-0"
      />
      <div className="wrap relative pt-9 pb-12 md:py-band">
        <div className="grid max-w-lg justify-items-start gap-flow">
          <h2>{heading}</h2>
          <p className="text-lead text-haze">
            <RichLine value={text} />
          </p>
          <ContactLink href={contactHref} className="btn btn-sun max-md:w-full">
            {actionLabel}
          </ContactLink>
        </div>
      </div>
    </section>
  );
}
