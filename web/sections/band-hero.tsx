import type { ReactNode } from "react";
import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { ChosenIcon } from "#web/components/icons/icon.tsx";
import { HeroActions, type HeroActionsProps } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { below } from "#web/lib/breakpoints.ts";
import { Breadcrumbs, type BreadcrumbTrail } from "#web/shell/breadcrumbs.tsx";

type BandHeroProps = HeroActionsProps & {
  breadcrumbs: BreadcrumbTrail | undefined;
  heading: string;
  text: ReactNode;
  badges?: Badge[];
  image: ImageSource;
  isLow?: boolean;
};

/** A low band has little text, which fits on its sky on smaller pages too. */
const layouts = {
  low: {
    band: "max-md:flex max-md:flex-col-reverse md:min-h-low-band-hero md:bg-mist",
    // On a phone the image is hidden, because visitors come for the content below.
    picture: "max-md:hidden md:absolute md:inset-0",
    pictureSizes: "100vw",
    shownFrom: "md",
    // The text is on the left, where a low image is calm.
    words: "grid md:grid-cols-7-5 md:pt-hero",
  },
  high: {
    band: "max-band:flex max-band:flex-col-reverse band:min-h-band-hero band:bg-mist",
    picture:
      "max-band:aspect-40/31 max-band:h-auto md:max-band:aspect-11/5 band:absolute band:inset-0",
    // The image is 138vw wide on a phone. A tenth less is not visible on its dense screen.
    pictureSizes: `${below("md")} 124vw, 100vw`,
    shownFrom: undefined,
    words: "band:pt-hero",
  },
} as const;

/** Text on the sky of a wide image. On a small page the text is above the image. */
export function BandHero(props: BandHeroProps) {
  const { breadcrumbs, heading, text, badges, image, isLow = false } = props;
  const layout = layouts[isLow ? "low" : "high"];
  return (
    <section>
      <div className={`relative overflow-hidden bg-frost ${layout.band}`}>
        <Picture
          image={image}
          priority
          sizes={layout.pictureSizes}
          shownFrom={layout.shownFrom}
          className={layout.picture}
        />
        <div className={`wrap relative w-full pt-7 pb-8 ${layout.words}`}>
          <div className="grid max-w-160 gap-3.5">
            <Breadcrumbs trail={breadcrumbs} tone="ink" />
            <h1>{heading}</h1>
            <p className="max-w-[36ch] text-lead text-ink">{text}</p>
          </div>
        </div>
      </div>
      {(badges || props.actionLabel || props.toolHeading) && (
        <div className="bg-frost">
          <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-6">
            {badges && <Badges badges={badges} />}
            <HeroActions {...props} />
          </div>
        </div>
      )}
    </section>
  );
}

type Badge = { _key: string; icon: string; text: RichTextValue };

export function Badges({ badges }: { badges: Badge[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {badges.map((badge) => (
        <li
          key={badge._key}
          className="inline-flex min-h-8.5 items-center gap-2 rounded-full bg-white px-3.5 py-1.5 text-small leading-tight font-medium band:bg-veil"
        >
          <ChosenIcon name={badge.icon} className="size-4.5 text-iron" />
          <span>
            <RichLine value={badge.text} />
            <ShortConditions of={badge} className="block text-slate" />
          </span>
        </li>
      ))}
    </ul>
  );
}
