import type { ObjectSchemaType, SchemaType } from "@sanity/types";
import { isRecord } from "../record.ts";
import { phraseOf } from "./phrase.ts";

/** A phrase of a document. `field` is its path without positions: `sections[].questions[].question`. */
export type Phrase = { field: string; source: string };

/** Types of values that nobody reads. */
const FOR_CODE = new Set(["slug", "url", "date", "datetime", "reference", "file"]);

/** Plain texts that nobody reads: by their place, or by their name in any place. */
const CODE_FIELDS = new Set(["path", "structuredData", "timeZone", "currency", "figures[].name"]);
const CODE_NAMES = new Set(["answer", "answers"]);

/** A figure's value is formatted for each language, unless it is a word. */
const VALUE_FIELDS = new Set(["value", "unit", "next.value"]);

/**
 * The phrases of a document in the order of its form. A choice from a list is none, because code
 * compares it; numbers and addresses are none either.
 * @param type the compiled type of the document
 */
export function phrasesOf(document: Record<string, unknown>, type: SchemaType): Phrase[] {
  return "fields" in type ? phrasesOfFields(document, type, "") : [];
}

function phrasesOfFields(value: Record<string, unknown>, type: ObjectSchemaType, path: string) {
  return type.fields.flatMap((field): Phrase[] => {
    const place = path === "" ? field.name : `${path}.${field.name}`;
    const isForCode = CODE_FIELDS.has(place) || CODE_NAMES.has(field.name);
    return isForCode ? [] : phrasesOfValue(value[field.name], field.type, place);
  });
}

function phrasesOfValue(value: unknown, type: SchemaType, path: string): Phrase[] {
  if (hasList(type) || namesOf(type).some((name) => FOR_CODE.has(name))) return [];
  if (typeof value === "string") {
    const isFormatted = VALUE_FIELDS.has(path) && /\d|^[A-Z]{3}$/.test(value);
    return hasWords(value) && !isFormatted ? [{ field: path, source: value }] : [];
  }
  if (Array.isArray(value) && type.jsonType === "array") {
    return value.flatMap((member: unknown) => {
      if (isBlock(member)) {
        const source = phraseOf(member);
        return hasWords(source.replaceAll(/<\/?\d+\/?>/g, "")) ? [{ field: path, source }] : [];
      }
      const of = type.of.find((each) => isOfType(member, each)) ?? type.of[0];
      return of === undefined ? [] : phrasesOfValue(member, of, `${path}[]`);
    });
  }
  return isRecord(value) && "fields" in type ? phrasesOfFields(value, type, path) : [];
}

const hasWords = (text: string) => /\p{L}/u.test(text);

/** The name of a type, and of those that it is made from. */
const namesOf = (type: SchemaType): string[] => [
  type.name,
  ...(type.type ? namesOf(type.type) : []),
];

const hasList = (type: SchemaType): boolean =>
  isRecord(type.options) && Array.isArray(type.options.list);

function isOfType(member: unknown, { name, jsonType }: SchemaType): boolean {
  return isRecord(member) ? member._type === name : jsonType === typeof member;
}

type Block = { _type: "block"; children: { _type: string; text?: string; marks?: string[] }[] };

const isBlock = (value: unknown): value is Block =>
  isRecord(value) && value._type === "block" && Array.isArray(value.children);
