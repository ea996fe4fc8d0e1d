import type { SchemaType } from "@sanity/types";
import { isIntlUnit } from "../figures/translated-figure.ts";
import { isRecord } from "../record.ts";

/**
 * Who reads the text of a field:
 *
 * - `translated`: visitors, in their language.
 * - `name`: visitors. Most languages have the same name or address, so no translation is missing.
 * - `value`: visitors. Numbers and days are formatted for each language, and words are translated.
 * - `unit`: the same. A preview cannot mark it, because code compares it.
 * - `english`: visitors, in English, such as the title of a law. No translator is asked for it.
 * - `code`: code or editors.
 */
const kinds = ["translated", "name", "value", "unit", "english", "code"] as const;

export type TextKind = (typeof kinds)[number];

/*
 * The option `textKind` of fields, in the way that Sanity documents for options of one's own:
 * https://www.sanity.io/docs/studio/schema-types-typescript
 */
declare module "@sanity/types" {
  interface StringOptions {
    /** Who reads the text. `npm run typegen` refuses a text without it. */
    textKind?: TextKind;
  }
}

/** Sanity's own types whose texts are for code. */
const CODE_TYPES = new Set(["slug", "url", "date", "datetime", "reference", "file"]);

/**
 * Whether nobody but code reads what the type holds: addresses, days, choices from a list, and
 * fields that editors do not write. A field that a function hides is hidden in some states only.
 */
export const isForCode = (type: SchemaType): boolean =>
  type.hidden === true ||
  type.readOnly === true ||
  hasList(type) ||
  namesOf(type).some((name) => CODE_TYPES.has(name));

/** The kind of a text by its compiled type. Undefined if the field does not say it. */
export function textKindOf(type: SchemaType): TextKind | undefined {
  if (isForCode(type)) return "code";
  return isRecord(type.options) ? textKindNamed(type.options.textKind) : undefined;
}

/** The kind with a name; undefined for anything else. */
export const textKindNamed = (name: unknown): TextKind | undefined =>
  kinds.find((kind) => kind === name);

/** The name of a type, and of those that it is made from. */
const namesOf = (type: SchemaType): string[] => [
  type.name,
  ...(type.type ? namesOf(type.type) : []),
];

const hasList = (type: SchemaType): boolean =>
  isRecord(type.options) && Array.isArray(type.options.list);

/** Whether a text has a letter. Numbers and marks alone are the same in every language. */
export const hasWords = (text: string) => /\p{L}/u.test(text);

/**
 * Whether a text is translated. A value with digits, the letters of a currency and a unit of time
 * are formatted for each language instead.
 */
export function isTranslatable(text: string, kind: TextKind): boolean {
  if (kind === "code" || kind === "english" || !hasWords(text)) return false;
  if (kind === "unit" && isIntlUnit(text)) return false;
  return kind === "value" || kind === "unit" ? !/\d|^[A-Z]{3}$/.test(text) : true;
}
