import type { ObjectSchemaType, SchemaType } from "@sanity/types";
import { isRecord } from "../record.ts";
import { phraseOf, withoutTags } from "./phrase.ts";
import { hasWords, isForCode, isTranslatable, textKindOf } from "./text-kind.ts";

/**
 * A phrase of a document. `field` is its path without positions: `sections[].questions[].question`.
 * A name or an address is the same in most languages.
 */
export type Phrase = { field: string; source: string; isName?: boolean };

/**
 * The phrases of a document in the order of its form, by the kinds of its texts (`textKind`).
 * @param type the compiled type of the document
 */
export function phrasesOf(document: Record<string, unknown>, type: SchemaType): Phrase[] {
  return "fields" in type ? phrasesOfFields(document, type, "") : [];
}

function phrasesOfFields(value: Record<string, unknown>, type: ObjectSchemaType, path: string) {
  return type.fields.flatMap((field): Phrase[] => {
    const place = path === "" ? field.name : `${path}.${field.name}`;
    return phrasesOfValue(value[field.name], field.type, place);
  });
}

function phrasesOfValue(value: unknown, type: SchemaType, path: string): Phrase[] {
  if (isForCode(type)) return [];
  if (typeof value === "string") {
    const kind = textKindOf(type);
    if (kind === undefined || !isTranslatable(value, kind)) return [];
    return [{ field: path, source: value, ...(kind === "name" && { isName: true }) }];
  }
  if (Array.isArray(value) && type.jsonType === "array") {
    return value.flatMap((member: unknown) => {
      if (isBlock(member)) {
        const source = phraseOf(member);
        return hasWords(withoutTags(source)) ? [{ field: path, source }] : [];
      }
      const of = type.of.find((each) => isOfType(member, each)) ?? type.of[0];
      return of === undefined ? [] : phrasesOfValue(member, of, `${path}[]`);
    });
  }
  return isRecord(value) && "fields" in type ? phrasesOfFields(value, type, path) : [];
}

function isOfType(member: unknown, { name, jsonType }: SchemaType): boolean {
  return isRecord(member) ? member._type === name : jsonType === typeof member;
}

type Block = { _type: "block"; children: { _type: string; text?: string; marks?: string[] }[] };

const isBlock = (value: unknown): value is Block =>
  isRecord(value) && value._type === "block" && Array.isArray(value.children);
