import {
  type ArrayDefinition,
  type BooleanDefinition,
  type DateDefinition,
  type DatetimeDefinition,
  defineField,
  type FieldDefinition,
  type NumberDefinition,
  type StringDefinition,
  type UrlDefinition,
} from "@sanity/types";

type Fields = readonly FieldDefinition[];

const together =
  (collapsed: boolean) =>
  (...row: Row) =>
  (fields: Fields) =>
    defineField({
      ...about(...row),
      type: "object",
      fields: [...fields],
      options: { collapsible: true, collapsed },
      validation: (rule) => rule.required(),
    });

/** Fields that belong together, shown as one foldable part of the form. */
export const fieldsTogether = together(false);

/** The same, folded until an editor opens it. */
export const fieldsFolded = together(true);

/** A tab of a form with its fields, which Sanity calls a group. */
export const group = (name: string, title: string, fields: Fields) => ({ name, title, fields });

export function inGroups(...groups: ReturnType<typeof group>[]) {
  return {
    groups: groups.map(({ name, title }, index) => ({
      name,
      title,
      ...(index === 0 ? { default: true } : {}),
    })),
    fields: groups.flatMap(({ name, fields }) =>
      fields.map((field) => ({ ...field, group: name })),
    ),
  };
}

/** A whole address on the web, which may be left empty; the fourth column of its row is an example. */
export function webAddress(...row: Row) {
  const { names, limit: example } = readRow(...row);
  return field.url({
    ...names,
    validation: (rule) =>
      rule
        .uri({ scheme: ["http", "https"] })
        .error(`Write the whole address, with https:// before it, such as ${example}.`),
  });
}

/** Where the source of a fact can be read, under the name that it has in every document. */
export const sourceAddress = (description: string) =>
  webAddress`sourceUrl | Address of the source | ${description} | https://www.example.com/law`;

/** `factorsHeading` as an editor reads it: “Factors heading”. */
export function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export type Row = [texts: TemplateStringsArray, ...inlines: (string | number)[]];

/**
 * A field or a type as a row: its name, its title where the name does not say it (`factorsHeading` is
 * “Factors heading”), and a sentence for the editor, which says what it is for, where it shows, and
 * what limits it. With all three, a fourth column holds what its maker knows: a length, what a list
 * is of and how many, the place of a picture.
 */
export function readRow(...[texts, ...inlines]: Row) {
  const columns = String.raw({ raw: texts }, ...inlines).split(" | ");
  const [name = "", ...others] = columns;
  const [title = "", description, limit] = others.length > 1 ? others : [titleOf(name), ...others];
  if (!description) throw new Error(`“${name}” has no sentence for the editor.`);
  return { names: { name, title, description }, limit };
}

export type Names = ReturnType<typeof about>;

/** What a type, or a field that is no row alone, begins with. */
export const about = (...row: Row) => readRow(...row).names;

/** “27 Nov 2026”, in the notation of Sanity's date fields. */
const DAY_FORMAT = "D MMM YYYY";

export const field = {
  array: (field: Omit<ArrayDefinition, "type">) => defineField({ ...field, type: "array" }),
  boolean: (field: Omit<BooleanDefinition, "type">) => defineField({ ...field, type: "boolean" }),
  date: (field: Omit<DateDefinition, "type" | "options">) =>
    defineField({ ...field, type: "date", options: { dateFormat: DAY_FORMAT } }),
  datetime: (field: Omit<DatetimeDefinition, "type" | "options">) =>
    defineField({
      ...field,
      type: "datetime",
      options: { dateFormat: DAY_FORMAT, timeFormat: "HH:mm" },
    }),
  number: (field: Omit<NumberDefinition, "type">) => defineField({ ...field, type: "number" }),
  string: (field: Omit<StringDefinition, "type">) => defineField({ ...field, type: "string" }),
  url: (field: Omit<UrlDefinition, "type">) => defineField({ ...field, type: "url" }),
};

/**
 * Something that an editor may switch on. It begins with no value, which is off: an object that may be
 * left empty would no longer be empty with one.
 */
export const toggle = (...row: Row) => field.boolean(about(...row));
