import type { ReactNode } from "react";
import { type ImageSource, isChosen } from "#schemas/shared/images/image-source.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { ChosenIcon } from "#web/components/icons/icon.tsx";
import { HeroActions, type HeroActionsProps } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { below } from "#web/lib/breakpoints.ts";
import { Breadcrumbs, type BreadcrumbTrail } from "#web/shell/breadcrumbs.tsx";

/** Whether the image is beside the text, or below it across the page. */
export type PictureSide = "right" | "left" | "below";

type PageHeroProps = HeroActionsProps & {
  /** On a phone the image is always above the text. */
  pictureSide?: PictureSide;
  breadcrumbs: BreadcrumbTrail | undefined;
  heading: string;
  lead: RichTextValue;
  icon?: string;
  children?: ReactNode;
  /** Null for a page that begins with text. */
  image: ImageSource | null;
};

/** The image is 112vw wide there. A tenth less is not visible, and mostly a smaller file. */
const ON_A_PHONE = `${below("md")} 98vw`;

const layouts = {
  right: {
    hero: "md:min-h-130 md:grid-cols-hero",
    words: "md:py-split md:pr-hero md:pl-page-edge",
    picture: "max-md:order-first md:min-h-80",
    sizes: `${ON_A_PHONE}, max(52vw, 57.8125rem)`,
  },
  left: {
    hero: "md:min-h-130 md:grid-cols-hero",
    words: "md:py-split md:pr-page-edge md:pl-hero",
    picture: "order-first md:min-h-80",
    sizes: `${ON_A_PHONE}, max(52vw, 57.8125rem)`,
  },
  below: {
    hero: "",
    words: "md:px-page-edge md:pt-12",
    picture: "max-md:order-first md:aspect-16/6",
    sizes: `${ON_A_PHONE}, 100vw`,
  },
} satisfies Record<PictureSide, object>;

/** The top of a page: text on frost, beside or below an image that reaches the edge of the page. */
export function PageHero({ pictureSide = "right", ...props }: PageHeroProps) {
  const layout = layouts[isChosen(props.image) ? pictureSide : "below"];
  return (
    <section className={`grid grid-cols-1 bg-frost ${layout.hero}`}>
      <div
        className={`flex flex-col items-start justify-center gap-6 px-gutter pt-8 pb-9 ${layout.words}`}
      >
        <Breadcrumbs trail={props.breadcrumbs} />
        {props.icon && <ChosenIcon name={props.icon} className="size-8 stroke-fine text-iron" />}
        <h1>{props.heading}</h1>
        <RichParagraph value={props.lead} className="max-w-measure text-lead text-slate" />
        {props.children}
        {(props.actionLabel || props.toolHeading) && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <HeroActions {...props} />
          </div>
        )}
      </div>
      {isChosen(props.image) && (
        <div className={`relative max-md:aspect-16/10 sm:max-md:aspect-16/7 ${layout.picture}`}>
          <Picture image={props.image} priority sizes={layout.sizes} className="absolute inset-0" />
        </div>
      )}
    </section>
  );
}
