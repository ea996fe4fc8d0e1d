import type { ReactNode } from "react";
import type { ImageSource } from "#schemas/images/image-source.ts";
import { type Badge, Badges } from "#web/components/badges.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { Breadcrumbs, type BreadcrumbTrail } from "#web/components/shell/breadcrumbs.tsx";

type BandHeroProps = {
  breadcrumbs: BreadcrumbTrail | undefined;
  heading: string;
  text: ReactNode;
  badges?: Badge[];
  image: ImageSource;
  isLow?: boolean;
};

/** A low band has few words, which find room on its sky on a smaller page already. */
const layouts = {
  low: {
    band: "max-md:flex max-md:flex-col-reverse md:bg-mist",
    picture: "max-md:aspect-[4/3.1] max-md:h-auto md:h-[clamp(300px,24vw,360px)]",
    words: "md:absolute md:inset-x-0 md:top-0 md:pt-[clamp(32px,4vw,64px)]",
  },
  high: {
    band: "max-band:flex max-band:flex-col-reverse band:bg-mist",
    picture:
      "max-band:aspect-[4/3.1] max-band:h-auto md:max-band:aspect-[2.2] band:h-[clamp(460px,46vw,700px)]",
    words: "band:absolute band:inset-x-0 band:top-0 band:pt-[clamp(32px,4vw,64px)]",
  },
};

/**
 * Opening of a page: a wide picture with words on its sky; on a small page, where the sky has no
 * room for them, the words stand above it.
 */
export function BandHero(props: BandHeroProps) {
  const { breadcrumbs, heading, text, badges, image, isLow = false } = props;
  const layout = layouts[isLow ? "low" : "high"];
  return (
    <section className={`relative overflow-hidden bg-frost ${layout.band}`}>
      <Picture image={image} priority sizes="max(100vw, 640px)" className={layout.picture} />
      <div className={`wrap w-full pt-7 pb-[30px] ${layout.words}`}>
        <div className="grid max-w-[640px] gap-3.5">
          <Breadcrumbs trail={breadcrumbs} tone="ink" />
          <h1>{heading}</h1>
          <p className="max-w-[36ch] text-lead text-ink">{text}</p>
          {badges && <Badges badges={badges} />}
        </div>
      </div>
    </section>
  );
}
