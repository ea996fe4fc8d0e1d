import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "../../schemas/index.ts";
import { languageOf } from "../../schemas/shared/languages.ts";
import { fieldInWords } from "./field-in-words.ts";

const schema = createSchema({ name: "fields", types: schemaTypes });

test.each([
  ["service", "hero.actionLabel", "Hero › Button"],
  ["service", "hero.image.alt", "Hero › Image › Alternative text"],
  ["freePage", "sections[].note.title", "Sections › Note › Title"],
  ["figure", "counted.one", "What it counts, after 1…"],
  ["noType", "hero.actionLabel", "Hero › Action label"],
])("a phrase of %s in %s stands where the form says: %s", (type, field, expected) => {
  const place = { type: schema.get(type), language: languageOf("sv") };
  expect(fieldInWords(field, place)).toBe(expected);
});
