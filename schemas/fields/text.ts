import { type CustomValidator, defineField, type StringRule } from "@sanity/types";
import { hasText, textLength } from "../preview/rich-line.ts";
import { notBlank } from "../rules/text.ts";
import { about, fieldsTogether, type Row, readRow } from "./field.ts";
import { readMembers, sized } from "./list.ts";

/** Refuses text without a visible character or figure; a missing value is left to `required()`. */
export function hasVisibleText(value: unknown): true | string {
  return value === undefined || hasText(value) || "Write some text: only spaces are not enough.";
}

/** Characters of a paragraph that stands by itself; a lead has fewer. */
const PARAGRAPH = 600;

export function lineOf(max: number) {
  return (line: unknown): true | string => {
    if (Array.isArray(line) && line.length > 1) return "Keep it to one paragraph.";
    const length = textLength(line);
    return length <= max || `Keep it to ${max} characters: these are ${length}.`;
  };
}

// The fourth column of their rows is the longest text in characters; a figure counts as its place.

const line =
  (isRequired: boolean) =>
  (...row: Row) => {
    const { names, limit = PARAGRAPH } = readRow(...row);
    return defineField({
      ...names,
      type: "richLine",
      validation: (rule) =>
        (isRequired ? rule.required() : rule).custom(hasVisibleText).custom(lineOf(Number(limit))),
    });
  };

export const requiredLine = line(true);

export const optionalLine = line(false);

export const requiredRichText = (...row: Row) =>
  defineField({
    ...about(...row),
    type: "richText",
    validation: (rule) => rule.required().custom(hasVisibleText),
  });

const ONE_LINE = 160;

const plainRule = (isRequired: boolean, limit: string | number) => (rule: StringRule) =>
  (isRequired ? rule.required() : rule).max(Number(limit)).custom(notBlank);

const oneLine =
  (isRequired: boolean) =>
  (...row: Row) => {
    const { names, limit = ONE_LINE } = readRow(...row);
    return defineField({ ...names, type: "string", validation: plainRule(isRequired, limit) });
  };

const someLines =
  (isRequired: boolean) =>
  (...row: Row) => {
    const { names, limit = PARAGRAPH } = readRow(...row);
    return defineField({
      ...names,
      type: "text",
      rows: 3,
      validation: plainRule(isRequired, limit),
    });
  };

export const requiredString = oneLine(true);

export const optionalString = oneLine(false);

/** One-line texts that must be there, a row each, with the limit of those that name none. */
export const requiredStrings =
  (max: number) =>
  ([rows = ""]: TemplateStringsArray) =>
    rows
      .trim()
      .split(/\n\s*/)
      .map((row) => requiredString`${row.split(" | ").length > 3 ? row : `${row} | ${max}`}`);

export const requiredText = someLines(true);

export const optionalText = someLines(false);

/** Search engines cut longer text: warns above the length in its row and by `warn`, never blocks. */
export const searchText =
  (...row: Row) =>
  (warn?: CustomValidator<string | undefined>) => {
    const { names, limit } = readRow(...row);
    const softMax = Number(limit);
    return defineField({
      ...names,
      type: "text",
      rows: softMax > 100 ? 3 : 1,
      validation: (rule) => [
        rule.custom(notBlank),
        rule
          .skip()
          .max(softMax)
          .warning(`Longer than ${softMax} characters: search results will cut it short.`),
        ...(warn === undefined ? [] : [rule.skip().custom(warn).warning()]),
      ],
    });
  };

/** A list of short plain texts; the fourth column of its row is what one of them is, and how many. */
export function stringList(...row: Row) {
  const { names, limit } = readRow(...row);
  const { of, size } = readMembers(limit);
  return defineField({
    ...names,
    type: "array",
    of: [
      {
        type: "string",
        title: of.join(),
        validation: (rule) => rule.required().max(ONE_LINE).custom(notBlank),
      },
    ],
    validation: (rule) =>
      size === undefined
        ? rule.unique()
        : [...sized(rule, size, names.title), rule.skip().unique()],
  });
}

type Choices<Value extends string> = readonly { title: string; value: Value }[];

/** More than these are chosen from a menu, and so is what may be left empty, as buttons cannot be. */
const MOST_BUTTONS = 4;

const choice =
  (isRequired: boolean) =>
  (...row: Row) =>
  <const Value extends string>(choices: Choices<Value>, initialValue?: Value) => {
    const hasButtons = choices.length <= MOST_BUTTONS && (isRequired || initialValue !== undefined);
    return defineField({
      ...about(...row),
      type: "string",
      options: { list: [...choices], layout: hasButtons ? "radio" : "dropdown" },
      ...(initialValue === undefined ? {} : { initialValue }),
      validation: (rule) => (isRequired ? rule.required() : rule),
    });
  };

/** One value of a fixed list. */
export const requiredChoice = choice(true);

export const optionalChoice = choice(false);

/** Any of a fixed list of values, ticked in boxes. */
export const choiceList =
  (...row: Row) =>
  (choices: Choices<string>) =>
    defineField({
      ...about(...row),
      type: "array",
      of: [{ type: "string" }],
      options: { list: [...choices] },
      validation: (rule) => rule.unique(),
    });

/** Choices by their stored value, each with what the editor reads. */
export const titled = <const Value extends string>(titles: Readonly<Record<Value, string>>) =>
  Object.entries<string>(titles).map(([value, title]) => ({ title, value }));

/** A choice whose stored value is also what the editor reads. */
export const asIs = <const Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ title: value, value }));

const timeZones = [
  "Asia/Dubai",
  "Europe/Copenhagen",
  "Europe/Helsinki",
  "Europe/Oslo",
  "Europe/Riga",
  "Europe/Stockholm",
  "Europe/Tallinn",
  "Europe/Vilnius",
  "Europe/Warsaw",
] as const;

export const timeZone = (description: string) =>
  requiredChoice`timeZone | ${description}`(asIs(timeZones));

const dismissLabel = requiredString`dismissLabel | Close button: name | What a screen reader says for the button that closes a message. | 40`;

/** All messages of a form, and what closes one; folded away because they seldom change. */
export function messages(description: string, fields: ReturnType<typeof requiredString>[]) {
  return fieldsTogether`messages | ${description}`([...fields, dismissLabel]);
}
