import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageSections } from "#schemas/sections/index.ts";
import { ROOT } from "#scripts/lib/project.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";
import { benefits, points, tiles } from "./parts.ts";
import { problemsOf } from "./problems.ts";

/** What the Studio says of the sections of a page, without what it says of the rest. */
async function problemsOfSections(sections: readonly object[]): Promise<string[]> {
  const problems = await problemsOf({ _id: "emirate-x", _type: "emirate", sections });
  return problems.filter((problem) => /^\w+ sections/.test(problem));
}

test("every kind of section has a picture to choose it by", () => {
  const [grid] = pageSections.options?.insertMenu?.views ?? [];
  const pictures = sectionSamples.map(({ _type }) =>
    grid?.name === "grid" ? `studio${grid.previewImageUrl?.(_type)}` : "",
  );
  expect(pictures.filter((picture) => !existsSync(join(ROOT, picture)))).toEqual([]);
});

test("a page may hold every kind of section", async () => {
  expect(await problemsOfSections(sectionSamples)).toEqual([]);
});

test.each<[string, type: string, change: Record<string, unknown>, problem: string]>([
  ["two tiles", "statTilesSection", { tiles: tiles(2) }, "tiles: List 3 to 4."],
  ["five tiles", "statTilesSection", { tiles: tiles(5) }, "tiles: List 3 to 4."],
  ["an unknown kind of zone", "zoneCardsSection", { kinds: ["large"] }, "kinds"],
  ["a kind twice", "zoneListSection", { kinds: ["major", "major"] }, "kinds"],
  ["two benefits", "benefitsSection", { benefits: benefits(2) }, "List 3 to 6."],
  ["seven benefits", "benefitsSection", { benefits: benefits(7) }, "List 3 to 6."],
  ["one business type", "businessTypesSection", { types: [{ _key: "a" }] }, "List 2 to 8"],
  ["a business type without examples", "businessTypesSection", { types: [{}, {}] }, "examples"],
  ["a checklist of one", "checklistSection", { points: points(1) }, "List 2 to 12."],
  ["a blank heading", "checklistSection", { heading: " " }, "heading"],
  ["no text", "richTextSection", { body: undefined }, "body: Required"],
  ["an empty note", "noteSection", { note: undefined }, "note: Required"],
  ["an unknown background", "noteSection", { background: "pink" }, "background"],
])("refuses %s", async (_name, type, change, problem) => {
  const sample = sectionSamples.find(({ _type }) => _type === type);
  const errors = (await problemsOfSections([{ ...sample, ...change }])).filter((found) =>
    found.startsWith("error"),
  );
  expect(errors).toContainEqual(expect.stringContaining(problem));
});
