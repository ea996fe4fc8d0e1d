import type { ReactNode } from "react";
import { type Badge, Badges } from "#web/components/badges.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { type Breadcrumb, Breadcrumbs } from "#web/components/shell/breadcrumbs.tsx";
import type { ImageSource } from "#web/lib/images/image-source.ts";

type BandHeroProps = {
  breadcrumbs?: Breadcrumb[];
  heading: string;
  text: ReactNode;
  badges?: Badge[];
  image: ImageSource;
  isLow?: boolean;
};

/** Opening of a page: a wide picture with words on its sky; on a phone the words stand above it. */
export function BandHero(props: BandHeroProps) {
  const { breadcrumbs, heading, text, badges, image, isLow = false } = props;
  return (
    <section className="relative overflow-hidden bg-frost max-md:flex max-md:flex-col-reverse md:bg-mist">
      <Picture
        image={image}
        priority
        sizes="max(100vw, 640px)"
        className={`picture-focus max-md:aspect-[4/3.1] max-md:h-auto ${isLow ? "md:h-[clamp(300px,24vw,360px)]" : "md:h-[clamp(460px,46vw,700px)]"}`}
      />
      <div className="wrap w-full pt-7 pb-[30px] md:absolute md:inset-x-0 md:top-0 md:pt-[clamp(32px,4vw,64px)]">
        <div className="grid max-w-[640px] gap-3.5">
          {breadcrumbs && <Breadcrumbs steps={breadcrumbs} label="Breadcrumbs" tone="ink" />}
          <h1>{heading}</h1>
          <p className="text-lead text-ink">{text}</p>
          {badges && <Badges badges={badges} />}
        </div>
      </div>
    </section>
  );
}
