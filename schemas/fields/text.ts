import { type CustomValidator, defineField } from "@sanity/types";
import { notBlank } from "../rules/text.ts";
import type { FieldOptions } from "./field-options.ts";
import { sized } from "./list.ts";

type TextOptions = FieldOptions & {
  /** Longest text in characters; longer is refused. */
  max?: number;
};

const ONE_LINE = 160;
const PARAGRAPH = 600;

/** A one-line text that must be there. */
export function requiredString({ max = ONE_LINE, ...field }: TextOptions) {
  return defineField({
    ...field,
    type: "string",
    validation: (rule) => rule.required().max(max).custom(notBlank),
  });
}

/** A one-line text that may be left empty. */
export function optionalString({ max = ONE_LINE, ...field }: TextOptions) {
  return defineField({
    ...field,
    type: "string",
    validation: (rule) => rule.max(max).custom(notBlank),
  });
}

/** A plain text of a few lines that must be there. */
export function requiredText({ max = PARAGRAPH, ...field }: TextOptions) {
  return defineField({
    ...field,
    type: "text",
    rows: 3,
    validation: (rule) => rule.required().max(max).custom(notBlank),
  });
}

/** A plain text of a few lines that may be left empty. */
export function optionalText({ max = PARAGRAPH, ...field }: TextOptions) {
  return defineField({
    ...field,
    type: "text",
    rows: 3,
    validation: (rule) => rule.max(max).custom(notBlank),
  });
}

/** Search engines cut longer text: warns above `softMax` characters and by `warn`, never blocks. */
export function searchText({
  softMax,
  rows,
  warn,
  ...field
}: FieldOptions & { softMax: number; rows: number; warn?: CustomValidator<string | undefined> }) {
  return defineField({
    ...field,
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
export function stringList({
  min,
  max,
  itemTitle,
  ...field
}: FieldOptions & { min: number; max?: number; itemTitle: string }) {
  return defineField({
    ...field,
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
export function choiceField<const Value extends string>({
  choices,
  isRequired = false,
  layout = "dropdown",
  initialValue,
  ...field
}: FieldOptions & {
  choices: readonly { title: string; value: Value }[];
  isRequired?: boolean;
  layout?: "radio" | "dropdown";
  initialValue?: Value;
}) {
  return defineField({
    ...field,
    type: "string",
    options: { list: [...choices], layout },
    ...(initialValue === undefined ? {} : { initialValue }),
    validation: (rule) => (isRequired ? rule.required() : rule),
  });
}

/** Any of a fixed list of values, ticked in boxes. */
export function choiceList<const Value extends string>({
  choices,
  ...field
}: FieldOptions & { choices: readonly { title: string; value: Value }[] }) {
  return defineField({
    ...field,
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
