import { existsSync } from "node:fs";
import { join } from "node:path";
import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { pageSections } from "#schemas/sections/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { ROOT } from "#scripts/lib/project.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";
import { benefits, points, tiles } from "./parts.ts";
import { problemsOf } from "./problems.ts";

type Definition = Record<string, unknown>;

type Visited = {
  /** Names from the type down to this definition, joined by dots. */
  path: string;
  definition: Definition;
  /** What the definition is to its parent. */
  role: "type" | "field" | "member";
};

const definitionsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
const nameOf = ({ name, type }: Definition) => String(name ?? type);

function* visit(definition: Definition, path: string, role: Visited["role"]): Generator<Visited> {
  yield { path, definition, role };
  const marks = isRecord(definition.marks) ? definition.marks : {};
  const members = [...definitionsIn(definition.of), ...definitionsIn(marks.annotations)];
  for (const field of definitionsIn(definition.fields)) {
    yield* visit(field, `${path}.${nameOf(field)}`, "field");
  }
  for (const member of members) yield* visit(member, `${path}[${nameOf(member)}]`, "member");
}

/** Every definition of the content model: types, their fields, and members of their lists. */
function allDefinitions(): Visited[] {
  return schemaTypes.flatMap((type) => [...visit({ ...type }, type.name, "type")]);
}

/** Names of the types that a definition refers to by `type`, `of` or `to`. */
function typesNamedBy(definition: Definition): string[] {
  return [definition, ...definitionsIn(definition.of), ...definitionsIn(definition.to)].map(
    ({ type }) => String(type),
  );
}

const definitions = allDefinitions();
const typeNames = schemaTypes.map(({ name }) => name);

test("compiles without a problem", () => {
  const { _validation } = createSchema({ name: "default", types: schemaTypes });
  expect(_validation ?? []).toEqual([]);
});

test("the walk below finds the parts of the content model", () => {
  expect(definitions.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "contactPage.form.fields.fullName.message",
      "richText[block][internalLink].page",
    ]),
  );
});

test("names every field and type, and explains it to the editor in one sentence", () => {
  const sentence = /^\S.{12,}[.…”]$/;
  const silent = definitions.filter(
    ({ role, definition: { title, description } }) =>
      role !== "member" && !(title && sentence.test(String(description ?? ""))),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test("uses every object type somewhere", () => {
  const named = new Set(definitions.flatMap(({ definition }) => typesNamedBy(definition)));
  const unused = schemaTypes.filter(({ name, type }) => type !== "document" && !named.has(name));
  expect(unused.map(({ name }) => name)).toEqual([]);
});

test("shows what each list item and document is", () => {
  const previewed = new Set(
    definitions.filter(({ definition }) => definition.preview).map(({ path }) => path),
  );
  const documents = schemaTypes.filter(({ type }) => type === "document").map(({ name }) => name);
  const items = definitions.flatMap(({ path, definition }) =>
    definition.type !== "array" || !Array.isArray(definition.of)
      ? []
      : definition.of.flatMap(({ type, name }: { type: string; name?: string }) => {
          if (typeNames.includes(type)) return type;
          return type === "object" ? `${path}[${name}]` : [];
        }),
  );
  const withoutPreview = [...documents, ...items].filter((path) => !previewed.has(path));
  expect(withoutPreview).toEqual([]);
});

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
