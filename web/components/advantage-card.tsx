import type { AdvantagesPageQueryResult } from "#schemas/generated/types.generated.ts";
import { MoreLink } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { below } from "#web/lib/breakpoints.ts";
import { ChosenIcon } from "./icons/icon.tsx";

/** An advantage as queries return it for a card (`advantageCardFields`). */
export type Advantage = NonNullable<AdvantagesPageQueryResult>["advantages"][number];

/** The image is 100vw wide there. An eighth less is not visible, and a smaller file on most phones. */
const ON_A_PHONE = `${below("sm")} 88vw`;

const shapes = {
  always: {
    card: "sm:grid sm:grid-cols-7-5 sm:items-center",
    picture: "sm:aspect-16/7",
    sizes: `${ON_A_PHONE}, 60vw`,
  },
  onTablet: {
    card: "sm:max-md:grid sm:max-md:grid-cols-5-7 sm:max-md:items-center",
    picture: "",
    sizes: `${ON_A_PHONE}, ${below("xl")} 42vw, 25rem`,
  },
  never: {
    card: "",
    picture: "",
    sizes: `${ON_A_PHONE}, ${below("md")} 50vw, ${below("xl")} 33vw, 25rem`,
  },
};

type AdvantageCardProps = {
  advantage: Advantage;
  /** Label of the link. The name of the advantage is the default. */
  linkLabel?: string;
  headingLevel: "h2" | "h3";
  /** The window width from which the card takes a whole row, with picture and text side by side. */
  wide?: keyof typeof shapes;
};

export function AdvantageCard(props: AdvantageCardProps) {
  const { advantage, linkLabel, headingLevel: Heading, wide = "never" } = props;
  const { card, image, icon, title } = advantage;
  const shape = shapes[wide];
  return (
    <article
      className={`group/card relative flex h-full flex-col overflow-hidden rounded-3 border border-line bg-white [transition:box-shadow_220ms_var(--ease-calm)] hover:elevation-2 ${shape.card}`}
    >
      <div className={`aspect-16/10 overflow-hidden bg-mist ${shape.picture}`}>
        <Picture image={image} sizes={shape.sizes} className="grows-in-card" />
      </div>
      <div className="flex flex-1 flex-col items-start gap-2.5 px-card pt-5 pb-6">
        <Heading className="subheading flex items-center gap-2.5">
          <ChosenIcon name={icon} className="size-6 text-iron" />
          {card.title}
        </Heading>
        <RichParagraph value={card.text} className="text-base text-slate" />
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
