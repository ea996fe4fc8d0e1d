import {
  type DateDefinition,
  type DatetimeDefinition,
  defineField,
  type FieldDefinition,
} from "@sanity/types";

/** What every field begins with. */
export type FieldNames = {
  name: string;
  title: string;
  /** A sentence for the editor: what the field is for, where it shows, and what limits it. */
  description: string;
};

type Fields = readonly FieldDefinition[];

type FieldsTogether = FieldNames & { fields: Fields };

const together =
  (collapsed: boolean) =>
  ({ fields, ...names }: FieldsTogether) =>
    defineField({
      ...names,
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

/** A whole address on the web, which may be left empty. An editor who writes another is shown the example. */
export function webAddress({ example, ...names }: FieldNames & { example: string }) {
  return defineField({
    ...names,
    type: "url",
    validation: (rule) =>
      rule
        .uri({ scheme: ["http", "https"] })
        .error(`Write the whole address, with https:// before it, such as ${example}.`),
  });
}

/** Where the source of a fact can be read, under the name that it has in every document. */
export const sourceAddress = (description: string) =>
  webAddress({
    name: "sourceUrl",
    title: "Address of the source",
    description,
    example: "https://www.example.com/law",
  });

/** `factorsHeading` as an editor reads it: “Factors heading”. */
export function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** “27 Nov 2026”, in the notation of Sanity's date fields. */
const DAY_FORMAT = "D MMM YYYY";

export const dateField = (field: Omit<DateDefinition, "type" | "options">) =>
  defineField({ ...field, type: "date", options: { dateFormat: DAY_FORMAT } });

export const dateTimeField = (field: Omit<DatetimeDefinition, "type" | "options">) =>
  defineField({
    ...field,
    type: "datetime",
    options: { dateFormat: DAY_FORMAT, timeFormat: "HH:mm" },
  });

/**
 * Something that an editor may switch on. It begins with no value, which is off: an object that may be
 * left empty would no longer be empty with one.
 */
export const toggle = (names: FieldNames) => defineField({ ...names, type: "boolean" });
