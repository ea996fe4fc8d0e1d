import type { SchemaType } from "@sanity/types";
import { isRecord } from "#schemas/shared/record.ts";
import { is, memberTypeOf } from "./field-values.ts";

/** Something that an editor types freely. */
export type FreeText = {
  /** Where it is, as a patch names it: `sections[2].heading`. */
  path: string;
  of: SchemaType;
  /** Undefined where an address may be, and none is. */
  text: string | undefined;
};

/** Fields for addresses, keys, code and files; none of them is text to read. */
const NOT_TEXT = new Set([
  ...["part", "path", "source", "target", "lang", "structuredData", "marks"],
  ...["asset", "crop", "hotspot", "media"],
]);

/**
 * All that an editor types freely in a value, and every field for an address. Choices from lists,
 * slugs and references are none of it.
 */
export function* freeTexts(of: SchemaType, value: unknown, path = ""): Generator<FreeText> {
  if (is(of, "url")) {
    yield { path, of, text: typeof value === "string" ? value : undefined };
  } else if (is(of, "slug") || is(of, "reference")) {
    return;
  } else if (of.jsonType === "array" && Array.isArray(value)) {
    if (of.options?.list !== undefined) return;
    for (const [index, member] of value.entries()) {
      yield* freeTexts(memberTypeOf(of, member) ?? of, member, `${path}[${index}]`);
    }
  } else if (of.jsonType === "object" && isRecord(value)) {
    for (const { name, type } of of.fields.filter(({ name }) => !NOT_TEXT.has(name))) {
      yield* freeTexts(type, value[name], path === "" ? name : `${path}.${name}`);
    }
  } else if (typeof value === "string") {
    const isFree = of.jsonType === "string" && of.options?.list === undefined && !is(of, "date");
    if (isFree) yield { path, of, text: value };
  }
}
