import { defineField, defineType, type SchemaType } from "@sanity/types";
import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { languageOf } from "#schemas/shared/languages.ts";
import { hasWords, isForCode, textKindOf } from "#schemas/shared/translations/text-kind.ts";
import { translatedTypes } from "#schemas/shared/translations/translated-types.ts";
import { phrasesToTranslate } from "#schemas/shared/translations/translation-rows.ts";
import { generateTextKinds } from "#scripts/typegen/text-kinds.ts";
import { seedDocuments } from "#tests/support/first-content.ts";

const schema = createSchema({ name: "text-kinds", types: schemaTypes });

test("the content model refuses a text field that does not say who reads it, at any depth", () => {
  const text = defineField({ name: "untold", type: "string" });
  const told = defineField({ ...text, name: "told", options: { textKind: "code" } });
  const choice = defineField({ ...text, name: "choice", options: { list: ["a", "b"] } });
  const list = defineField({ name: "list", type: "array", of: [{ type: "string" }] });
  const within = defineField({ name: "within", type: "object", fields: [text, told] });
  const rows = defineField({
    name: "rows",
    type: "array",
    of: [{ type: "object", fields: [text] }],
  });
  const hidden = defineField({ ...text, name: "hidden", hidden: true });
  const fields = [text, told, choice, list, within, rows, hidden];
  const type = defineType({ name: "page", type: "document", fields });
  expect(() => generateTextKinds([type])).toThrow(
    /\n {2}page\.untold\n {2}page\.list\[\]\n {2}page\.within\.untold\n {2}page\.rows\[\]\.untold$/,
  );
});

/** Whether a type has texts that are translated, itself or in what it is made of. */
function hasTexts(type: SchemaType, above: readonly SchemaType[] = []): boolean {
  if (isForCode(type) || above.includes(type)) return false;
  if (type.jsonType === "string") return !["code", "english"].includes(textKindOf(type) ?? "");
  if (type.jsonType === "array") return type.of.some((each) => hasTexts(each, [...above, type]));
  if (type.jsonType !== "object") return false;
  return (
    type.name === "block" || type.fields.some((field) => hasTexts(field.type, [...above, type]))
  );
}

test("each document with texts that are translated can have a translation, and no other can", () => {
  const documents = schemaTypes.filter(({ type }) => type === "document");
  const withTexts = documents.filter(({ name }) => {
    const type = schema.get(name);
    return type !== undefined && hasTexts(type);
  });
  expect(withTexts.map(({ name }) => name).sort()).toEqual([...translatedTypes].sort());
});

const isCode = (type: SchemaType) => type.jsonType === "string" && textKindOf(type) === "code";

/** What the Studio and editors write that visitors never read as text. */
function edited(value: unknown, type: SchemaType): unknown {
  if (type.hidden === true || type.readOnly === true || isCode(type))
    return withOtherWords(value, type);
  if (Array.isArray(value) && type.jsonType === "array") {
    return value.map((member: unknown) => {
      const name = isObject(member) ? member._type : undefined;
      const of = type.of.find((each) => each.name === name) ?? type.of[0];
      return of === undefined || of.name === "block" ? member : edited(member, of);
    });
  }
  if (type.jsonType !== "object" || (!isObject(value) && value !== undefined)) return value;
  const fields = type.fields.flatMap((field) => {
    const after = edited(value?.[field.name], field.type);
    return after === undefined ? [] : [[field.name, after] as const];
  });
  return value === undefined &&
    !type.fields.some(({ type: { hidden, readOnly } }) => hidden === true || readOnly === true)
    ? undefined
    : { ...value, ...Object.fromEntries(fields) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Words in each text of a value, whether it had some or not. */
function withOtherWords(value: unknown, type: SchemaType): unknown {
  if (type.jsonType === "string") return "0|00003i: words of the Studio";
  if (type.jsonType === "array") return type.of.map((each) => withOtherWords(undefined, each));
  if (type.jsonType !== "object") return value;
  const fields = type.fields.map((field) => [field.name, withOtherWords(undefined, field.type)]);
  return { _type: type.name, _key: "new", ...Object.fromEntries(fields) };
}

test("an edit that changes no words (dragging, a picture, a schedule, a log, a copy) gives translators no work", () => {
  const asked = seedDocuments.flatMap((document) => {
    const type = schema.get(document._type);
    if (type === undefined || !translatedTypes.some((name) => name === document._type)) return [];
    const before = new Set(
      phrasesToTranslate(document, type, languageOf("sv")).map(({ source }) => source),
    );
    const after = edited(document, type);
    const added = isObject(after)
      ? phrasesToTranslate(after, type, languageOf("sv")).filter(
          ({ source }) => !before.has(source),
        )
      : [];
    return added.map(({ field, source }) => `${document._id} ${field}: ${source}`);
  });
  expect(asked).toEqual([]);
  const figure = schema.get("figure");
  const log = figure && edited({ _type: "figure" }, figure);
  expect(JSON.stringify(log)).toContain("words of the Studio");
  expect(hasWords("0|00003i:")).toBe(true);
});
