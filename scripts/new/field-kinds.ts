import type { Names } from "./names.ts";
import type { FieldKind } from "./request.ts";

/** What a kind of field needs in its schema and its query. */
type Kind = {
  /** What the schema imports: a name, and the package or the file of schemas/ that has it. */
  helper: readonly (readonly [name: string, from: string])[];
  /** Source of the field. @param group of the form that shows it, if it has groups */
  source: (group: string | undefined) => string;
  /** Its part of a query, and what it uses of `schemas/shared/projections.ts`. */
  projection: { text: string; parts: readonly string[] };
};

/** How each kind of field is written. */
export const kinds: Record<FieldKind, (names: Names) => Kind> = {
  text: (names) => ({
    helper: [["optionalString", "schemas/fields/text.ts"]],
    source: (group) => `optionalString({ ${options(names, group)} })`,
    projection: { text: names.camel, parts: [] },
  }),
  richText: (names) => ({
    helper: [DEFINE_FIELD, ["hasVisibleText", "schemas/fields/rich-text.ts"]],
    source: (group) =>
      `defineField({ ${options(names, group, "richText")}, validation: (rule) => rule.custom(hasVisibleText) })`,
    projection: { text: `${names.camel}[]{ \${richTextFields} }`, parts: ["richTextFields"] },
  }),
  image: (names) => ({
    helper: [["optionalImage", "schemas/fields/image.ts"]],
    source: (group) => `optionalImage({ ${options(names, group)}, slot: "besideText" })`,
    projection: { text: `${names.camel}{ \${imageFields} }`, parts: ["imageFields"] },
  }),
  figure: (names) => ({
    helper: [DEFINE_FIELD],
    source: (group) => `defineField({ ${options(names, group, "figureValue")} })`,
    projection: { text: `${names.camel}{ \${figureValueFields} }`, parts: ["figureValueFields"] },
  }),
};

const DEFINE_FIELD = ["defineField", "@sanity/types"] as const;

function options({ camel, title }: Names, group: string | undefined, type?: string): string {
  return [
    `name: "${camel}"`,
    ...(type === undefined ? [] : [`type: "${type}"`]),
    `title: "${title}"`,
    'description: "To be written: what it is for, and where the site shows it."',
    ...(group === undefined ? [] : [`group: "${group}"`]),
  ].join(",\n");
}
