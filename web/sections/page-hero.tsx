import type { ImageSource } from "#schemas/images/image-source.ts";
import type { RichTextValue } from "#schemas/rich-text/rich-text-value.ts";
import { type Badge, Badges } from "#web/components/badges.tsx";
import { ChosenIcon } from "#web/components/icons/chosen-icon.tsx";
import { ContactLink } from "#web/components/links/contact-link.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Breadcrumbs, type BreadcrumbTrail } from "#web/components/shell/breadcrumbs.tsx";
import { below } from "#web/lib/breakpoints.ts";

type PageHeroProps = {
  breadcrumbs: BreadcrumbTrail | undefined;
  heading: string;
  lead: RichTextValue;
  /** Words on the button that opens the contact page; none without them. */
  actionLabel?: string;
  /** Where the button leads. */
  contactHref?: string;
  badges?: Badge[];
  /** Name of the drawing above the heading. */
  icon?: string;
  image: ImageSource;
};

/** Opening of a page: words on frost beside a picture that bleeds off the page. */
export function PageHero(props: PageHeroProps) {
  return (
    <section className="grid grid-cols-1 bg-frost md:min-h-130 md:grid-cols-hero">
      <div className="flex flex-col items-start justify-center gap-6 px-gutter pt-8 pb-9 md:py-split md:pr-hero md:pl-page-edge">
        <Breadcrumbs trail={props.breadcrumbs} />
        {props.icon && <ChosenIcon name={props.icon} className="size-8 stroke-fine text-iron" />}
        <h1>{props.heading}</h1>
        <p className="text-lead text-slate">
          <RichLine value={props.lead} />
        </p>
        {props.badges && <Badges badges={props.badges} />}
        {props.actionLabel && (
          <ContactLink href={props.contactHref} className="btn btn-primary">
            {props.actionLabel}
          </ContactLink>
        )}
      </div>
      <div className="relative max-md:order-first max-md:aspect-16/10 md:min-h-80">
        <Picture
          image={props.image}
          priority
          sizes={`${below("md")} 112vw, max(52vw, 57.8125rem)`}
          className="absolute inset-0"
        />
      </div>
    </section>
  );
}
