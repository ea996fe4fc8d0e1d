import type { FreeZone } from "#schemas/generated/types.generated.ts";
import type { PictureName } from "#scripts/seed/images/manifest.ts";
import { type DiagramSlug, diagramId } from "../diagrams/index.ts";
import { keyed, reference } from "./document.ts";
import { type benefit, image, type Line, line, type note, points, type statTile } from "./parts.ts";
import { type Block, type LineTemplate, parts, plain, richText } from "./rich-text.ts";

type Background = "paper" | "frost" | "sand" | "dark";
/** What most sections begin with. */
type Head = { heading: string; intro?: Line; background?: Background };
/** The kinds of zones that a section lists; without them it lists all of its emirate. */
type ZoneKinds = FreeZone["kind"][];
type StatTile = ReturnType<typeof statTile>;
type Benefit = ReturnType<typeof benefit>;

export function statTilesSection(tiles: StatTile[]) {
  return { _type: "statTilesSection" as const, tiles: keyed("tile", tiles) };
}

/** Zones with their pictures, benefits and what they are best for. */
export function zoneCardsSection(section: Head & { kinds?: ZoneKinds }) {
  return { _type: "zoneCardsSection" as const, ...head(section) };
}

/** Zones in a list without pictures of their own, beside one picture for all. */
export function zoneListSection({
  picture,
  ...section
}: Head & { kinds?: ZoneKinds; picture?: PictureName }) {
  return { _type: "zoneListSection" as const, ...head(section), ...pictureBeside(picture) };
}

export function benefitsSection({ benefits, ...section }: Head & { benefits: Benefit[] }) {
  return {
    _type: "benefitsSection" as const,
    ...head(section),
    benefits: keyed("benefit", benefits),
  };
}

/** A kind of business, as its parts: category | examples, and the text. */
export function businessType(...written: LineTemplate) {
  const [category, examples, text] = parts(...written);
  return {
    _type: "businessType" as const,
    category: plain(category),
    text: line(text),
    examples: plain(examples).split(", "),
  };
}

export function businessTypesSection({
  types,
  ...section
}: Head & { types: ReturnType<typeof businessType>[] }) {
  return { _type: "businessTypesSection" as const, ...head(section), types: keyed("type", types) };
}

export function richTextSection({
  body,
  picture,
  ...section
}: {
  heading: string;
  body: Block[];
  picture?: PictureName;
  background?: Background;
}) {
  return {
    _type: "richTextSection" as const,
    ...section,
    body: richText(...body),
    ...pictureBeside(picture),
  };
}

export function checklistSection({
  lines,
  picture,
  ...section
}: Head & { lines: Line[]; picture?: PictureName }) {
  return {
    _type: "checklistSection" as const,
    ...head(section),
    points: points(lines),
    ...pictureBeside(picture),
  };
}

/** Two choices beside each other, a cell of each row for each. */
export function comparisonSection({
  rows,
  ...section
}: Head & {
  aspect: string;
  columns: [string, string];
  rows: [title: string, ...cells: [Line, Line]][];
}) {
  return {
    _type: "comparisonSection" as const,
    ...head(section),
    rows: keyed(
      "row",
      rows.map(([title, ...cells]) => ({
        _type: "comparisonRow" as const,
        title,
        cells: points(cells),
      })),
    ),
  };
}

export function noteSection(content: ReturnType<typeof note>, background?: Background) {
  return {
    _type: "noteSection" as const,
    note: content,
    ...(background === undefined ? {} : { background }),
  };
}

export function diagramSection(slug: DiagramSlug) {
  return { _type: "diagramSection" as const, diagram: reference(diagramId(slug)) };
}

/** Any section that a page may be made of. */
export type PageSection =
  | ReturnType<typeof statTilesSection>
  | ReturnType<typeof zoneCardsSection>
  | ReturnType<typeof zoneListSection>
  | ReturnType<typeof benefitsSection>
  | ReturnType<typeof businessTypesSection>
  | ReturnType<typeof richTextSection>
  | ReturnType<typeof checklistSection>
  | ReturnType<typeof comparisonSection>
  | ReturnType<typeof diagramSection>
  | ReturnType<typeof noteSection>;

function head<Section extends Head>({ intro, ...section }: Section) {
  return { ...section, ...(intro === undefined ? {} : { intro: line(intro) }) };
}

function pictureBeside(picture: PictureName | undefined) {
  return picture === undefined ? {} : { image: image(picture, { decorative: true }) };
}
