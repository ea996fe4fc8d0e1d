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

const together = (collapsed: boolean) => (names: ReturnType<typeof about>, fields: Fields) =>
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

/** The fields of a form under its tabs, the first of which is open. */
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

type Example = { title?: string; example: string };

/** A whole address on the web, which may be left empty. */
export const webAddress = (name: string, description: string, { title, example }: Example) =>
  field.url(name, description, {
    title,
    validation: (rule) =>
      rule
        .uri({ scheme: ["http", "https"] })
        .error(`Write the whole address, with https:// before it, such as ${example}.`),
  });

/** Where the source of a fact can be read, under the name that it has in every document. */
export const sourceAddress = (description: string) =>
  field.url("sourceUrl", description, {
    title: "Address of the source",
    validation: (rule) => rule.uri({ scheme: ["http", "https"] }),
  });

/** What else a field says of itself; its title only where its name does not say it. */
type More<Definition> = Omit<Definition, "name" | "type" | "description">;

/** What an editor reads of a field; its title only where the name does not say it. */
export const named = (name: string, description: string, title = titleOf(name)) => ({
  name,
  title,
  description,
});

export function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a tag is called with. */
export type Row = [texts: TemplateStringsArray, ...inlines: (string | number)[]];

/**
 * A field or a type as a row: its name, its title where the name does not say it (`factorsHeading` is
 * “Factors heading”), and a sentence for the editor, which says what it is for, where it shows, and
 * what limits it. With all three, a fourth column holds what its maker knows: a length, what a list
 * is of and how many, the place of a picture.
 */
export function readRow(...[texts, ...inlines]: Row) {
  const columns = String.raw({ raw: texts }, ...inlines).split(" | ");
  const [name = "", title, description = title, limit] = columns;
  if (!description) throw new Error(`“${name}” has no sentence for the editor.`);
  return { names: named(name, description, columns.length > 2 ? title : undefined), limit };
}

/** What a type, or an object of fields, begins with. */
export const about = (...row: Row) => readRow(...row).names;

type Make<Definition> = [name: string, description: string, more?: More<Definition>];

/** Fields of Sanity's own types, with whatever Sanity lets them have. */
export const field = {
  array: (name: string, description: string, { title, ...more }: More<ArrayDefinition>) =>
    defineField({ ...more, ...named(name, description, title), type: "array" }),
  boolean: (...[name, description, { title, ...more } = {}]: Make<BooleanDefinition>) =>
    defineField({ ...more, ...named(name, description, title), type: "boolean" }),
  date: (...[name, description, { title, ...more } = {}]: Make<DateDefinition>) =>
    defineField({ ...more, ...named(name, description, title), type: "date" }),
  datetime: (...[name, description, { title, ...more } = {}]: Make<DatetimeDefinition>) =>
    defineField({ ...more, ...named(name, description, title), type: "datetime" }),
  number: (...[name, description, { title, ...more } = {}]: Make<NumberDefinition>) =>
    defineField({ ...more, ...named(name, description, title), type: "number" }),
  string: (...[name, description, { title, ...more } = {}]: Make<StringDefinition>) =>
    defineField({ ...more, ...named(name, description, title), type: "string" }),
  url: (...[name, description, { title, ...more } = {}]: Make<UrlDefinition>) =>
    defineField({ ...more, ...named(name, description, title), type: "url" }),
};
