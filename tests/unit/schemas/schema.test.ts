import { existsSync } from "node:fs";
import { join } from "node:path";
import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { pageSections } from "#schemas/sections/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { ROOT } from "#scripts/lib/project.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";

type Definition = Record<string, unknown>;

const definitionsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

type Visited = { path: string; definition: Definition; isMember: boolean };

/** A definition with all of its parts, each with the names on its path. */
function* visit(definition: Definition, path: string, isMember = false): Generator<Visited> {
  yield { path, definition, isMember };
  const { fields, of, marks } = definition;
  const annotations = isRecord(marks) ? definitionsIn(marks.annotations) : [];
  for (const field of definitionsIn(fields)) yield* visit(field, `${path}.${field.name}`);
  for (const member of [...definitionsIn(of), ...annotations]) {
    yield* visit(member, `${path}[${member.name ?? member.type}]`, true);
  }
}

const definitions = schemaTypes.flatMap((type) => [...visit({ ...type }, type.name)]);

test("the content model compiles without a problem", () => {
  const { _validation } = createSchema({ name: "default", types: schemaTypes });
  expect(_validation ?? []).toEqual([]);
});

test("every type's icon exists", () => {
  const named = definitions.filter(({ definition }) => "icon" in definition);
  expect(named.map(({ path }) => path)).toContain("statTilesSection");
  expect(named.filter(({ definition }) => !definition.icon).map(({ path }) => path)).toEqual([]);
});

test("every field and type has a title and a description for editors", () => {
  const silent = definitions.filter(
    ({ isMember, definition: { title, description } }) => !isMember && !(title && description),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
  const paths = definitions.map(({ path }) => path);
  expect(paths).toContain("richText[block][internalLink].page");
});

test("no field's own rules replace rules of its type", () => {
  const ruled = new Set<unknown>(
    schemaTypes.filter((type) => "validation" in type).map(({ name }) => name),
  );
  expect(ruled).toContain("figure");
  const replaced = definitions.filter(
    ({ definition: { type, validation } }) => validation !== undefined && ruled.has(type),
  );
  expect(replaced.map(({ path }) => path)).toEqual([]);
});

test("every kind of section has a picture to choose it by", () => {
  const [grid] = pageSections.options?.insertMenu?.views ?? [];
  const pictures = sectionSamples().map(({ _type }) =>
    grid?.name === "grid" ? `studio${grid.previewImageUrl?.(_type)}` : "",
  );
  expect(pictures.filter((picture) => !existsSync(join(ROOT, picture)))).toEqual([]);
});
