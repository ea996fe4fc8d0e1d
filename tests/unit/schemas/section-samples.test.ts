import { readdirSync } from "node:fs";
import type { SchemaType } from "@sanity/types";
import { expect, test } from "vitest";
import { sectionFolder, sectionNames } from "#schemas/sections/list.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { is, memberTypeOf } from "#tests/support/field-values.ts";
import { sectionSamples, typeOfSection } from "#tests/support/section-samples.ts";

/** Paths of the empty fields of a value. */
function emptyFields(type: SchemaType, value: unknown, path: string): string[] {
  if (is(type, "imageWithAlt") || is(type, "block") || is(type, "reference")) return [];
  if (type.jsonType === "array" && Array.isArray(value)) {
    return value.flatMap((member, index) => {
      const of = memberTypeOf(type, member);
      return of ? emptyFields(of, member, `${path}[${index}]`) : [];
    });
  }
  if (type.jsonType !== "object" || !isRecord(value)) return [];
  return type.fields.flatMap(({ name, type: of }) => {
    const at = `${path}.${name}`;
    return value[name] === undefined ? [at] : emptyFields(of, value[name], at);
  });
}

test.each(sectionSamples())("the sample of $_type fills in every field", (sample) => {
  // The position is for pages with fixed parts.
  const empty = emptyFields(typeOfSection(sample), sample, sample._type);
  expect(empty).toEqual([`${sample._type}.place`]);
});

test("every folder of a section is in the list of sections", () => {
  const folders = readdirSync("schemas/sections", { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  expect(folders.toSorted()).toEqual(sectionNames().map(sectionFolder).toSorted());
});
