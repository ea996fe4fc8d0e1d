import { type CustomValidator, defineField } from "@sanity/types";
import { notBlank } from "../rules/text.ts";
import { sized } from "./list.ts";

/*
 * What every maker of a field begins with: the field's name, its title, and one sentence for the
 * editor, which says what it is for, where it shows, and what limits it.
 */

/** Longest text in characters; longer is refused. */
type Limit = { max?: number };

const ONE_LINE = 160;
const PARAGRAPH = 600;

/** A one-line text that must be there. */
export function requiredString(
  name: string,
  title: string,
  description: string,
  { max = ONE_LINE }: Limit = {},
) {
  return defineField({
    ...{ name, title, description },
    type: "string",
    validation: (rule) => rule.required().max(max).custom(notBlank),
  });
}

/** A one-line text that may be left empty. */
export function optionalString(
  name: string,
  title: string,
  description: string,
  { max = ONE_LINE }: Limit = {},
) {
  return defineField({
    ...{ name, title, description },
    type: "string",
    validation: (rule) => rule.max(max).custom(notBlank),
  });
}

/** A plain text of a few lines that must be there. */
export function requiredText(
  name: string,
  title: string,
  description: string,
  { max = PARAGRAPH }: Limit = {},
) {
  return defineField({
    ...{ name, title, description },
    type: "text",
    rows: 3,
    validation: (rule) => rule.required().max(max).custom(notBlank),
  });
}

/** A plain text of a few lines that may be left empty. */
export function optionalText(
  name: string,
  title: string,
  description: string,
  { max = PARAGRAPH }: Limit = {},
) {
  return defineField({
    ...{ name, title, description },
    type: "text",
    rows: 3,
    validation: (rule) => rule.max(max).custom(notBlank),
  });
}

/** Search engines cut longer text: warns above `softMax` characters and by `warn`, never blocks. */
export function searchText(
  name: string,
  title: string,
  description: string,
  {
    softMax,
    rows,
    warn,
  }: { softMax: number; rows: number; warn?: CustomValidator<string | undefined> },
) {
  return defineField({
    ...{ name, title, description },
    type: "text",
    rows,
    validation: (rule) => [
      rule.custom(notBlank),
      rule
        .skip()
        .max(softMax)
        .warning(`Longer than ${softMax} characters: search results will cut it short.`),
      ...(warn === undefined ? [] : [rule.skip().custom(warn).warning()]),
    ],
  });
}

/** A list of short plain texts, in the order they are shown. */
export function stringList(
  name: string,
  title: string,
  description: string,
  { min, max, itemTitle }: { min: number; max?: number; itemTitle: string },
) {
  return defineField({
    ...{ name, title, description },
    type: "array",
    of: [
      {
        type: "string",
        title: itemTitle,
        validation: (rule) => rule.required().max(ONE_LINE).custom(notBlank),
      },
    ],
    validation: (rule) => {
      if (max !== undefined) return [...sized(rule, { min, max }), rule.skip().unique()];
      return min > 0 ? rule.required().min(min).unique() : rule.unique();
    },
  });
}

/** One value of a fixed list, chosen from a menu. */
export function choiceField<const Value extends string>(
  name: string,
  title: string,
  description: string,
  {
    choices,
    isRequired = false,
    layout = "dropdown",
    initialValue,
  }: {
    choices: readonly { title: string; value: Value }[];
    isRequired?: boolean;
    layout?: "radio" | "dropdown";
    initialValue?: Value;
  },
) {
  return defineField({
    ...{ name, title, description },
    type: "string",
    options: { list: [...choices], layout },
    ...(initialValue === undefined ? {} : { initialValue }),
    validation: (rule) => (isRequired ? rule.required() : rule),
  });
}

/** Any of a fixed list of values, ticked in boxes. */
export function choiceList<const Value extends string>(
  name: string,
  title: string,
  description: string,
  { choices }: { choices: readonly { title: string; value: Value }[] },
) {
  return defineField({
    ...{ name, title, description },
    type: "array",
    of: [{ type: "string" }],
    options: { list: [...choices] },
    validation: (rule) => rule.unique(),
  });
}

/** A choice whose stored value is also what the editor reads. */
export function asIs<const Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ title: value, value }));
}
