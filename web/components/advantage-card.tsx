import type { AdvantagesPageQueryResult } from "#schemas/generated/types.generated.ts";
import { MoreLink } from "#web/components/links/more-link.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { below } from "#web/lib/breakpoints.ts";
import { ChosenIcon } from "./icons/chosen-icon.tsx";

/** An advantage as queries return it for a card (`advantageCardFields`). */
export type Advantage = NonNullable<AdvantagesPageQueryResult>["advantages"][number];

type AdvantageCardProps = {
  advantage: Advantage;
  /** Words of the link; the advantage's own name where there are none. */
  linkLabel?: string;
  headingLevel: "h2" | "h3";
  /** Picture and words side by side, for a card that has a row to itself. */
  isWide?: boolean;
};

/** A picture, a title and a sentence; the whole card leads to the page of the advantage. */
export function AdvantageCard({
  advantage,
  linkLabel,
  headingLevel: Heading,
  isWide = false,
}: AdvantageCardProps) {
  const { card, image, icon, title } = advantage;
  return (
    <article
      className={`group/card relative flex h-full flex-col overflow-hidden rounded-3 border border-line bg-white transition-shadow duration-220 hover:elevation-2 ${isWide ? "md:grid md:grid-cols-7-5 md:items-center" : ""}`}
    >
      <div className={`aspect-16/10 overflow-hidden bg-mist ${isWide ? "md:aspect-16/7" : ""}`}>
        <Picture
          image={image}
          sizes={
            isWide
              ? `${below("md")} 100vw, 60vw`
              : `${below("md")} 100vw, ${below("xl")} 33vw, 25rem`
          }
          className="transition-transform duration-420 group-hover/card:scale-103"
        />
      </div>
      <div className="flex flex-1 flex-col items-start gap-2.5 px-card pt-5 pb-6">
        <Heading className="subheading flex items-center gap-2.5">
          <ChosenIcon name={icon} className="size-6 text-iron" />
          {card.title}
        </Heading>
        <p className="text-base text-slate">
          <RichLine value={card.text} />
        </p>
        <div className="mt-auto">
          <MoreLink
            page={advantage}
            label={linkLabel ?? title}
            about={linkLabel === undefined ? undefined : card.title}
            isStretched
          />
        </div>
      </div>
    </article>
  );
}
