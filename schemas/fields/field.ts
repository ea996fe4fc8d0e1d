import {
  type DateDefinition,
  type DateRule,
  type DatetimeDefinition,
  defineField,
  type FieldDefinition,
} from "@sanity/types";
import { dubaiDay } from "../shared/figures/dubai-day.ts";
import { realDay } from "../shared/figures/real-day.ts";

/** The properties that every field has. */
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

/**
 * The groups and the fields of a document type, each field in its group. The form opens on the first
 * group.
 */
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

/** A full web address, which may be empty. An invalid address shows the example. */
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

/** The address of the source of a fact. It has the same name in every document. */
export const sourceAddress = (description: string) =>
  webAddress({
    name: "sourceUrl",
    title: "Address of the source",
    description,
    example: "https://www.example.com/law",
  });

/** “27 Nov 2026”, in the notation of Sanity's date fields. */
const DAY_FORMAT = "D MMM YYYY";

type DateField = Omit<DateDefinition, "type" | "options" | "validation"> & {
  validation?: (rule: DateRule) => DateRule | DateRule[];
};

/**
 * A day. The Studio stores a text that it cannot read as a day as it was typed, so that the form says
 * what is wrong and nobody publishes an empty day.
 */
export const dateField = ({ validation, ...field }: DateField) =>
  defineField({
    ...field,
    type: "date",
    options: { dateFormat: DAY_FORMAT },
    validation: (rule) => [
      // Without `skip`, each rule would say in words of its own that it is no day.
      rule.skip().custom(isDay),
      ...[validation?.(rule.skip()) ?? []].flat(),
    ],
  });

/** The day on which somebody last looked at a source. */
export const checkedOnField = ({ validation, ...field }: Omit<DateField, "name" | "title">) =>
  dateField({
    ...field,
    name: "checkedOn",
    title: "Checked on",
    validation: (rule) => [
      ...[validation?.(rule) ?? []].flat(),
      rule.skip().custom(hasCome).warning(),
    ],
  });

const hasCome = (day: string | undefined) =>
  day === undefined ||
  day <= dubaiDay() ||
  "This day has not come yet: write the day on which somebody looked.";

const isDay = (value: string | undefined) =>
  value === undefined ||
  realDay(value) !== undefined ||
  `“${value}” cannot be read as a day. Write it as 27 Nov 2026.`;

/** A day with an hour and a minute, in the editor's own time. */
export const dateTimeField = (field: Omit<DatetimeDefinition, "type" | "options">) =>
  defineField({
    ...field,
    type: "datetime",
    options: { dateFormat: DAY_FORMAT, timeFormat: "HH:mm" },
  });

/**
 * A switch. It has no initial value, which means off: with a value, an optional object would no
 * longer be empty.
 */
export const toggle = (names: FieldNames) => defineField({ ...names, type: "boolean" });
