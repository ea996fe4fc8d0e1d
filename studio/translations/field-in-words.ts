import type { SchemaType } from "@sanity/types";
import { nameInWords } from "../../schemas/shared/name-in-words.ts";
import { categoryOfField, numbersOf } from "../../schemas/shared/plural-forms.ts";
import type { Locale } from "../../schemas/shared/translations/phrases.ts";

/**
 * The place of a phrase as the form of its document names it: `hero.actionLabel` is "Hero › Button".
 * A form of words that depend on a number names its numbers: "What it counts, after 2, 3, 4, 22…".
 * @param type the compiled type of the document, undefined until it is known
 */
export function fieldInWords(
  field: string,
  { type, language }: { type: SchemaType | undefined; language: Locale },
): string {
  const category = categoryOfField(field);
  const place = category === undefined ? field : field.slice(0, -category.length - 1);
  const words = titlesAlong(place.split("."), type === undefined ? [] : [type]).join(" › ");
  if (category === undefined) return words;
  const numbers = numbersOf(category, language.locale).join(", ") || "parts of a number";
  return `${words}, after ${numbers}…`;
}

/** @param types what the part before may be: a list has members of several types */
function titlesAlong([step, ...steps]: readonly string[], types: readonly SchemaType[]): string[] {
  if (step === undefined) return [];
  const name = step.replaceAll("[]", "");
  const found = types.flatMap((type) =>
    "fields" in type ? type.fields.filter((field) => field.name === name) : [],
  );
  const title = found.flatMap((field) => field.type.title ?? [])[0];
  const inside = found.flatMap((field) => membersOf(field.type));
  return [title ?? nameInWords(name), ...titlesAlong(steps, inside)];
}

const membersOf = (type: SchemaType): readonly SchemaType[] =>
  type.jsonType === "array" ? type.of.flatMap(membersOf) : [type];
