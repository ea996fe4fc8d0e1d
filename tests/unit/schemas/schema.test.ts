import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { linkableTypes } from "#schemas/fields/link.ts";
import { schemaTypes, singletonTypes } from "#schemas/index.ts";
import { allDefinitions, typesNamedBy } from "./definitions.ts";

const definitions = allDefinitions();
const typeNames = schemaTypes.map(({ name }) => name);

test("compiles without a problem", () => {
  const { _validation } = createSchema({ name: "default", types: schemaTypes });
  expect(_validation ?? []).toEqual([]);
});

test("finds the parts of the content model", () => {
  expect(definitions.length).toBeGreaterThan(250);
  expect(definitions.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "contactPage.form.fields.fullName.message",
      "richText[block][internalLink].page",
      "pageMetadata.hreflang[alternate].lang",
    ]),
  );
});

test("gives each type its own name", () => {
  expect(new Set(typeNames).size).toBe(typeNames.length);
});

test("explains every field and type to the editor in one sentence", () => {
  const unexplained = definitions
    .filter(({ role }) => role !== "member")
    .filter(({ definition }) => !/^\S.{12,}[.…”]$/.test(String(definition.description ?? "")));
  expect(unexplained.map(({ path }) => path)).toEqual([]);
});

test("names every field in words", () => {
  const unnamed = definitions.filter(
    ({ role, definition }) => role !== "member" && !definition.title,
  );
  expect(unnamed.map(({ path }) => path)).toEqual([]);
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

test("has a document type for everything a menu can link to", () => {
  expect(typeNames).toEqual(expect.arrayContaining([...linkableTypes]));
});

test("keeps single documents apart from the others", () => {
  expect(singletonTypes).toEqual(
    expect.arrayContaining([
      "siteSettings",
      "navigation",
      "homePage",
      "contactPage",
      "notFoundPage",
    ]),
  );
  expect(singletonTypes).not.toContain("service");
});
