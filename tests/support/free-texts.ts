import type { SchemaType } from "@sanity/types";
import { isRecord } from "#schemas/shared/record.ts";
import { is, memberTypeOf } from "./field-values.ts";

/** A text that an editor types. */
export type FreeText = {
  /** The path of the text, as a patch names it: `sections[2].heading`. */
  path: string;
  of: SchemaType;
  /** Undefined for an empty field of an address. */
  text: string | undefined;
};

/** Fields for addresses, keys, code and files, which are not read as text. */
const NOT_TEXT = new Set([
  ...["part", "path", "source", "target", "lang", "structuredData", "marks"],
  ...["asset", "crop", "hotspot", "media"],
]);

/**
 * All texts that an editor types in a value, and every field for an address. Choices, slugs and
 * references are excluded.
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
