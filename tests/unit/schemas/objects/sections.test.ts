import { expect, test } from "vitest";
import { pageSections } from "#schemas/objects/sections/index.ts";
import { keyed } from "#scripts/seed/content/build/keyed.ts";
import { line, note } from "#scripts/seed/content/build/parts.ts";
import { reference } from "#scripts/seed/content/build/reference.ts";
import { paragraph, richText } from "#scripts/seed/content/build/rich-text.ts";
import { servedFiles } from "#scripts/seed/served-files.ts";
import { benefits, points, tiles } from "../parts.ts";
import { problemsOf } from "../problems.ts";

const heading = "Heading";
const types = (count: number) =>
  keyed(
    Array.from({ length: count }, () => ({
      _type: "businessType",
      category: "Trade",
      text: line("Why it suits."),
      examples: ["Import", "Export"],
    })),
  );

/** One sound section of every kind. */
const sound = {
  statTilesSection: { tiles: tiles(3) },
  zoneCardsSection: { heading, kinds: ["major", "niche"] },
  zoneListSection: { heading },
  benefitsSection: { heading, intro: line("Short."), benefits: benefits(6) },
  businessTypesSection: { heading, types: types(2) },
  checklistSection: { heading, points: points(2) },
  richTextSection: { heading, body: richText(paragraph("Text.")) },
  diagramSection: { diagram: reference("diagram-x") },
  noteSection: { note: note("Mind", "A limit."), background: "frost" },
};

/** What the Studio says of the sections of a page, without what it says of the rest. */
async function problemsOfSections(...sections: { _type: string }[]): Promise<string[]> {
  const members = sections.map((section, index) => ({ _key: `${index}`, ...section }));
  const problems = await problemsOf({ _id: "emirate-x", _type: "emirate", sections: members });
  return problems.filter((problem) => /^\w+ sections/.test(problem));
}

test("every kind of section has a picture to choose it by", () => {
  const [grid] = pageSections.options?.insertMenu?.views ?? [];
  const pictures = Object.keys(sound).map((type) =>
    grid?.name === "grid" ? `studio${grid.previewImageUrl?.(type)}` : undefined,
  );
  expect(Object.keys(servedFiles)).toEqual(expect.arrayContaining(pictures));
});

test("a page may hold every kind of section", async () => {
  const all = Object.entries(sound).map(([_type, fields]) => ({ _type, ...fields }));
  expect(await problemsOfSections(...all)).toEqual([]);
  expect(pageSections.of.map(({ type }) => type).sort()).toEqual(Object.keys(sound).sort());
});

test.each([
  ["two tiles", { _type: "statTilesSection", tiles: tiles(2) }, "tiles: List 3 to 4."],
  ["five tiles", { _type: "statTilesSection", tiles: tiles(5) }, "tiles: List 3 to 4."],
  ["an unknown kind of zone", { _type: "zoneCardsSection", heading, kinds: ["large"] }, "kinds"],
  ["a kind twice", { _type: "zoneListSection", heading, kinds: ["major", "major"] }, "kinds"],
  ["two benefits", { _type: "benefitsSection", heading, benefits: benefits(2) }, "List 3 to 6."],
  ["seven benefits", { _type: "benefitsSection", heading, benefits: benefits(7) }, "List 3 to 6."],
  ["one business type", { _type: "businessTypesSection", heading, types: types(1) }, "List 2 to 8"],
  [
    "a business type without examples",
    { _type: "businessTypesSection", heading, types: [{ ...types(1)[0], examples: [] }] },
    "examples",
  ],
  [
    "a checklist of one",
    { _type: "checklistSection", heading, points: points(1) },
    "List 2 to 12.",
  ],
  [
    "a blank heading",
    { ...sound.checklistSection, _type: "checklistSection", heading: " " },
    "heading",
  ],
  ["no text", { _type: "richTextSection", heading }, "body: Required"],
  ["an empty note", { _type: "noteSection" }, "note: Required"],
  [
    "an unknown background",
    { ...sound.noteSection, _type: "noteSection", background: "pink" },
    "background",
  ],
])("refuses %s", async (_name, section, problem) => {
  const errors = (await problemsOfSections(section)).filter((found) => found.startsWith("error"));
  expect(errors).toContainEqual(expect.stringContaining(problem));
});
