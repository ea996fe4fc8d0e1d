import type { Advantage } from "#schemas/generated/types.generated.ts";
import type { IconName } from "#schemas/shared/icons.ts";
import type { PictureName } from "#scripts/seed/images/manifest.ts";
import { keyed, place, type Seeded } from "../build/document.ts";
import { type card, image, type note, type opening } from "../build/parts.ts";
import type { Block, SectionHeading } from "../build/rich-text.ts";
import { type DiagramSlug, diagramsOf } from "../diagrams/index.ts";
import { type AdvantageSlug, advantageId, advantageSlugs } from "../slugs.ts";

/** The words on the button of the overview and of every page under it. */
export const startLabel = "Start Your UAE Journey";

/** An advantage page as it is written down. */
type AdvantageContent = {
  title: string;
  /** The name in menus where it is not the title. */
  menuLabel?: string;
  slug: AdvantageSlug;
  layout: NonNullable<Advantage["layout"]>;
  diagrams?: readonly DiagramSlug[];
  icon: IconName;
  /** How other pages show the advantage; the card's picture is that of the hero. */
  card: ReturnType<typeof card>;
  hero: ReturnType<ReturnType<typeof opening>>;
  body: (Block | SectionHeading)[];
  /** The picture in the text. */
  picture: PictureName;
  homeCountries?: Advantage["homeCountries"];
  aside?: ReturnType<typeof note>;
};

/** The stored document of an advantage page, of the group that the maker is of. */
export const advantageOf =
  (group: Advantage["group"]) =>
  ({ slug, body, picture, diagrams, ...content }: AdvantageContent): Seeded<Advantage> => ({
    ...content,
    _id: advantageId(slug),
    _type: "advantage",
    group,
    diagrams: diagrams && diagramsOf(diagrams),
    slug: { _type: "slug", current: slug },
    orderRank: place(advantageSlugs.indexOf(slug)),
    body: keyed("block", body),
    image: image(picture),
    actionLabel: startLabel,
  });
