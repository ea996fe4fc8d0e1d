import type { Emirate } from "#schemas/generated/types.generated.ts";
import { keyed, place, reference, type Seeded } from "../build/document.ts";
import { diagramSection, type PageSection } from "../build/page-sections.ts";
import {
  type badge,
  type closing,
  figure,
  image,
  type Line,
  line,
  note,
  points,
} from "../build/parts.ts";
import { type EmirateSlug, emirateId, emirateSlugs } from "../slugs.ts";
import { toolId } from "../tools/tool.ts";

/** An emirate's page and its card on the overview, as they are written down. */
type EmirateContent = {
  name: string;
  slug: EmirateSlug;
  /** "band" sets the heading on the picture's sky, "split" beside the picture. */
  heroLayout: Emirate["heroLayout"];
  /** `flip` mirrors the picture, so that its quiet sky is on the left. */
  hero: { lead: Line; badges: ReturnType<typeof badge>[]; flip?: boolean };
  card: { text: Line; highlights: Line[]; nameColour: Emirate["card"]["nameColour"] };
  sections: PageSection[];
  /** After how many of them the map stands; after all of them where it is left out. */
  mapAfter?: number;
  closing: ReturnType<ReturnType<typeof closing>>;
};

const theMap = diagramSection("seven-emirates");

/** The stored document of an emirate. Its picture bears the emirate's own slug. */
export function emirate({
  slug,
  hero,
  card,
  mapAfter,
  ...content
}: EmirateContent): Seeded<Emirate> {
  return {
    _id: emirateId(slug),
    _type: "emirate",
    ...content,
    slug: { _type: "slug", current: slug },
    orderRank: place(emirateSlugs.indexOf(slug)),
    hero: {
      heading: `${content.name} Free Zones`,
      lead: line(hero.lead),
      badges: keyed("badge", hero.badges),
      image: image(slug, { flip: hero.flip ?? false }),
    },
    card: {
      text: line(card.text),
      highlights: points(card.highlights),
      image: image(slug, { decorative: true }),
      nameColour: card.nameColour,
    },
    sections: keyed(
      "section",
      content.sections.toSpliced(mapAfter ?? content.sections.length, 0, theMap),
    ),
    tool: reference(toolId("zone-finder")),
  };
}

/** The condition that belongs to every page which shows the zero rate as a benefit. */
export const qualifyingNote = note`What the zero rate asks of you
  ${figure("free-zone-corporate-tax-rate")} corporate tax holds while your company meets five conditions each year: substance in the zone, qualifying income, market prices, an audit and a return. Otherwise it pays ${figure("free-zone-non-qualifying-tax-rate")}. A tax holiday promised earlier does not replace them.`;
