import { type CustomValidator, defineField, type StringRule } from "@sanity/types";
import { hasText, textLength } from "../preview/rich-line.ts";
import { notBlank } from "../rules/text.ts";
import { type FieldNames, fieldsTogether } from "./field.ts";
import { hasSize, type ListSize, sized } from "./list.ts";

/** Refuses text without a visible character or figure; a missing value is left to `required()`. */
function hasVisibleText(value: unknown): true | string {
  return value === undefined || hasText(value) || "Write some text: only spaces are not enough.";
}

/** Characters of a paragraph that stands by itself; a lead has fewer. */
const PARAGRAPH = 600;

function lineOf(max: number) {
  return (line: unknown): true | string => {
    if (Array.isArray(line) && line.length > 1) return "Keep it to one paragraph.";
    const length = textLength(line);
    return length <= max || `Keep it to ${max} characters: these are ${length}.`;
  };
}

type TextField = FieldNames & {
  /** The longest text in characters. A figure counts as the text that it shows. */
  max?: number;
};

const line =
  (isRequired: boolean) =>
  ({ max = PARAGRAPH, ...names }: TextField) =>
    defineField({
      ...names,
      type: "richLine",
      validation: (rule) =>
        (isRequired ? rule.required() : rule).custom(hasVisibleText).custom(lineOf(max)),
    });

export const requiredLine = line(true);

export const optionalLine = line(false);

export const requiredRichText = (names: FieldNames) =>
  defineField({
    ...names,
    type: "richText",
    validation: (rule) => rule.required().custom(hasVisibleText),
  });

const ONE_LINE = 160;

const plainRule = (isRequired: boolean, max: number) => (rule: StringRule) =>
  (isRequired ? rule.required() : rule).max(max).custom(notBlank);

const oneLine =
  (isRequired: boolean) =>
  ({ max = ONE_LINE, ...names }: TextField) =>
    defineField({ ...names, type: "string", validation: plainRule(isRequired, max) });

const someLines =
  (isRequired: boolean) =>
  ({ max = PARAGRAPH, ...names }: TextField) =>
    defineField({ ...names, type: "text", rows: 3, validation: plainRule(isRequired, max) });

export const requiredString = oneLine(true);

export const optionalString = oneLine(false);

export const requiredText = someLines(true);

export const optionalText = someLines(false);

type SearchText = FieldNames & {
  /** Search engines cut a longer text short. */
  max: number;
  /** A further warning. */
  warn?: CustomValidator<string | undefined>;
};

/** A text of the search results: an editor is warned of its length, and never kept from publishing. */
export function searchText({ max, warn, ...names }: SearchText) {
  return defineField({
    ...names,
    type: "text",
    rows: max > 100 ? 3 : 1,
    validation: (rule) => [
      rule.custom(notBlank),
      rule
        .skip()
        .max(max)
        .warning(`Longer than ${max} characters: search results will cut it short.`),
      ...(warn === undefined ? [] : [rule.skip().custom(warn).warning()]),
    ],
  });
}

type StringList = FieldNames &
  ListSize & {
    /** What one of the texts is called. */
    member: string;
  };

/** A list of short plain texts. Without a size it holds any number of them, also none. */
export function stringList({ member, count, min, max, members, ...names }: StringList) {
  const size = { count, min, max, members };
  return defineField({
    ...names,
    type: "array",
    of: [
      {
        type: "string",
        title: member,
        validation: (rule) => rule.required().max(ONE_LINE).custom(notBlank),
      },
    ],
    validation: (rule) =>
      hasSize(size) ? [...sized(rule, size), rule.skip().unique()] : rule.unique(),
  });
}

type Choices<Value extends string> = readonly { title: string; value: Value }[];

/** More than these are chosen from a menu, and so is what may be left empty, as buttons cannot be. */
const MOST_BUTTONS = 4;

type Choice<Value extends string> = FieldNames & {
  choices: Choices<Value>;
  initialValue?: Value;
};

const choice =
  (isRequired: boolean) =>
  <const Value extends string>({ choices, initialValue, ...names }: Choice<Value>) => {
    const hasButtons = choices.length <= MOST_BUTTONS && (isRequired || initialValue !== undefined);
    return defineField({
      ...names,
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
export const choiceList = ({ choices, ...names }: FieldNames & { choices: Choices<string> }) =>
  defineField({
    ...names,
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
  requiredChoice({
    name: "timeZone",
    title: "Time zone",
    description,
    choices: asIs(timeZones),
  });

const dismissLabel = requiredString({
  name: "dismissLabel",
  title: "Close button: name",
  description: "What a screen reader says for the button that closes a message.",
  max: 40,
});

/** All messages of a form, and what closes one; folded away because they seldom change. */
export function messages(description: string, fields: ReturnType<typeof requiredString>[]) {
  return fieldsTogether({
    name: "messages",
    title: "Messages",
    description,
    fields: [...fields, dismissLabel],
  });
}

/** What a form says to whom it lets send no more. @param limit such as "5 attempts in 30 minutes" */
export const rateLimitMessages = (limit: string) => [
  requiredString({
    name: "rateLimitTitle",
    title: "Too many attempts: title",
    description: `Shown after ${limit}.`,
    max: 200,
  }),
  requiredString({
    name: "rateLimitText",
    title: "Too many attempts: text",
    description: "Follows that title.",
    max: 200,
  }),
];
