import {
  type CustomValidator,
  defineArrayMember,
  defineField,
  type StringRule,
} from "@sanity/types";
import { hasText, textLength, textsOf } from "../preview/rich-line.ts";
import { nestedItems, notBlank, wellWritten } from "../rules/text.ts";
import type { TextKind } from "../shared/translations/text-kind.ts";
import { type FieldNames, fieldsTogether } from "./field.ts";
import { hasSize, type ListSize, sized } from "./list.ts";

/** Refuses text without a visible character or figure. `required()` handles a missing value. */
function hasVisibleText(value: unknown): true | string {
  return value === undefined || hasText(value) || "Write some text: only spaces are not enough.";
}

/** Doubts the blocks of a text, each for itself. */
function wellWrittenBlocks(blocks: unknown): true | string {
  const doubts = textsOf(blocks).map(wellWritten);
  return doubts.find((doubt) => doubt !== true) ?? true;
}

/** Maximum length of a paragraph on its own. A lead is shorter. */
const PARAGRAPH = 600;

function lineOf(max: number) {
  return (line: unknown): true | string => {
    if (Array.isArray(line) && line.length > 1) return "Keep it to one paragraph.";
    const length = textLength(line);
    return length <= max || `Keep it to ${max} characters: these are ${length}.`;
  };
}

type LineField = FieldNames & {
  /** Maximum length in characters. A figure counts with the text that it shows. */
  max?: number;
};

type TextField = LineField & {
  /** Who reads the text. Visitors do in their language, unless it says otherwise. */
  textKind?: TextKind;
};

const line =
  (isRequired: boolean) =>
  ({ max = PARAGRAPH, ...names }: LineField) =>
    defineField({
      ...names,
      type: "richLine",
      validation: (rule) => [
        (isRequired ? rule.required() : rule).custom(hasVisibleText).custom(lineOf(max)),
        rule.skip().custom(wellWrittenBlocks).warning(),
      ],
    });

export const requiredLine = line(true);

export const optionalLine = line(false);

export const requiredRichText = (names: FieldNames) =>
  defineField({
    ...names,
    type: "richText",
    validation: (rule) => [
      rule.required().custom(hasVisibleText),
      rule.skip().custom(nestedItems).warning(),
      rule.skip().custom(wellWrittenBlocks).warning(),
    ],
  });

const ONE_LINE = 160;

const plainRule =
  (isRequired: boolean, { max, textKind }: { max: number; textKind: TextKind }) =>
  (rule: StringRule) => [
    (isRequired ? rule.required() : rule).max(max).custom(notBlank),
    ...(textKind === "translated" ? [rule.skip().custom(wellWritten).warning()] : []),
  ];

const oneLine =
  (isRequired: boolean) =>
  ({ max = ONE_LINE, textKind = "translated", ...names }: TextField) =>
    defineField({
      ...names,
      type: "string",
      options: { textKind },
      validation: plainRule(isRequired, { max, textKind }),
    });

const someLines =
  (isRequired: boolean) =>
  ({ max = PARAGRAPH, textKind = "translated", ...names }: TextField) =>
    defineField({
      ...names,
      type: "text",
      rows: 3,
      options: { textKind },
      validation: plainRule(isRequired, { max, textKind }),
    });

export const requiredString = oneLine(true);

export const optionalString = oneLine(false);

export const requiredText = someLines(true);

export const optionalText = someLines(false);

type SearchText = FieldNames & {
  /** Search engines cut longer texts. */
  max: number;
  /** An additional warning. */
  warn?: CustomValidator<string | undefined>;
};

/** A text for search results. A wrong length is a warning only. */
export function searchText({ max, warn, ...names }: SearchText) {
  return defineField({
    ...names,
    type: "text",
    rows: max > 100 ? 3 : 1,
    options: { textKind: "translated" },
    validation: (rule) => [
      rule.custom(notBlank),
      rule
        .skip()
        .max(max)
        .warning(`Longer than ${max} characters: search results will cut it short.`),
      rule.skip().custom(wellWritten).warning(),
      ...(warn === undefined ? [] : [rule.skip().custom(warn).warning()]),
    ],
  });
}

type StringList = FieldNames &
  ListSize & {
    /** What messages call one of the texts. */
    member: string;
    /** Who reads the texts. Visitors do in their language, unless it says otherwise. */
    textKind?: TextKind;
  };

/** A list of short plain texts. Without a size it may have any length, and may be empty. */
export function stringList({
  member,
  count,
  min,
  max,
  members,
  textKind = "translated",
  ...names
}: StringList) {
  const size = { count, min, max, members };
  return defineField({
    ...names,
    type: "array",
    of: [
      defineArrayMember({
        type: "string",
        title: member,
        options: { textKind },
        validation: plainRule(true, { max: ONE_LINE, textKind }),
      }),
    ],
    validation: (rule) =>
      hasSize(size) ? [...sized(rule, size), rule.skip().unique()] : rule.unique(),
  });
}

type Choices<Value extends string> = readonly { title: string; value: Value }[];

/**
 * More choices than this are shown in a menu, and so is an optional choice, because buttons cannot
 * be deselected.
 */
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

/** Any values of a fixed list, as check boxes. */
export const choiceList = ({ choices, ...names }: FieldNames & { choices: Choices<string> }) =>
  defineField({
    ...names,
    type: "array",
    of: [{ type: "string" }],
    options: { list: [...choices] },
    validation: (rule) => rule.unique(),
  });

/** Choices with their stored values and the titles that editors read. */
export const titled = <const Value extends string>(titles: Readonly<Record<Value, string>>) =>
  Object.entries<string>(titles).map(([value, title]) => ({ title, value }));

/** Choices whose stored value is also their title. */
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

/**
 * All messages of a form with the label that closes them. They are folded, because they seldom
 * change.
 */
export function messages(description: string, fields: ReturnType<typeof requiredString>[]) {
  return fieldsTogether({
    name: "messages",
    title: "Messages",
    description,
    fields: [...fields, dismissLabel],
  });
}

/** The message for a visitor whose request has been sent. @param what such as "request" */
export const sentMessages = (what: string) => [
  requiredString({
    name: "successTitle",
    title: "Sent: title",
    description: `Shown when the ${what} was sent.`,
    max: 200,
  }),
  requiredString({
    name: "successText",
    title: "Sent: text",
    description: "Follows that title.",
    max: 200,
  }),
];

/**
 * The message for a visitor who has reached the rate limit. @param limit such as "5 attempts in 30
 * minutes"
 */
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
