import type { ObjectSchemaType, SchemaType } from "@sanity/types";
import type { Language } from "../languages.ts";
import { categoriesOf, englishForm, isPluralForms, type PluralForms } from "../plural-forms.ts";
import { isRecord } from "../record.ts";
import { phraseOf, withoutTags } from "./phrase.ts";
import { hasWords, isForCode, isTranslatable, textKindOf } from "./text-kind.ts";

/**
 * A phrase of a document. `field` is its path without positions: `sections[].questions[].question`.
 * A name or an address is the same in most languages.
 */
export type Phrase = { field: string; source: string; isName?: boolean };

/** A language, by what decides its plural categories. */
export type Locale = Pick<Language, "locale">;

/**
 * The phrases of a document in the order of its form, by the kinds of its texts (`textKind`).
 * @param type the compiled type of the document
 * @param language into which it is translated. Words that depend on a number are a phrase for each
 *   plural category of the language: `counted.one`, `counted.few`.
 */
export function phrasesOf(
  document: Record<string, unknown>,
  type: SchemaType,
  language: Locale,
): Phrase[] {
  return "fields" in type ? phrasesOfFields(document, type, "", language) : [];
}

function phrasesOfFields(
  value: Record<string, unknown>,
  type: ObjectSchemaType,
  path: string,
  language: Locale,
) {
  return type.fields.flatMap((field): Phrase[] => {
    const place = path === "" ? field.name : `${path}.${field.name}`;
    return phrasesOfValue(value[field.name], field.type, place, language);
  });
}

function phrasesOfValue(
  value: unknown,
  type: SchemaType,
  path: string,
  language: Locale,
): Phrase[] {
  if (isForCode(type)) return [];
  if (isPluralForms(value)) return phrasesOfForms(value, path, language);
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
      return of === undefined ? [] : phrasesOfValue(member, of, `${path}[]`, language);
    });
  }
  return isRecord(value) && "fields" in type ? phrasesOfFields(value, type, path, language) : [];
}

const phrasesOfForms = (forms: PluralForms, path: string, { locale }: Locale): Phrase[] =>
  categoriesOf(locale).flatMap((category) => {
    const source = englishForm(forms, category);
    return source && hasWords(source) ? [{ field: `${path}.${category}`, source }] : [];
  });

function isOfType(member: unknown, { name, jsonType }: SchemaType): boolean {
  return isRecord(member) ? member._type === name : jsonType === typeof member;
}

type Block = { _type: "block"; children: { _type: string; text?: string; marks?: string[] }[] };

const isBlock = (value: unknown): value is Block =>
  isRecord(value) && value._type === "block" && Array.isArray(value.children);
