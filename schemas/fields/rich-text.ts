import { defineField } from "@sanity/types";
import { hasText, textLength } from "../preview/rich-line.ts";
import { about } from "./field.ts";

/** Refuses text without a visible character or figure; a missing value is left to `required()`. */
export function hasVisibleText(value: unknown): true | string {
  return value === undefined || hasText(value)
    ? true
    : "Write some text: only spaces are not enough.";
}

const ONE_PARAGRAPH = "Keep it to one paragraph.";

/** Characters of a paragraph that stands by itself; a lead has fewer. */
const PARAGRAPH = 600;

/** Longest text in characters, figures counted as their place; longer is refused. */
type Limit = { title?: string; max?: number };

/** Refuses a paragraph that is longer than its place. */
export function lineOf(max: number) {
  return (line: unknown): true | string => {
    const length = textLength(line);
    return length <= max ? true : `Keep it to ${max} characters: these are ${length}.`;
  };
}

const line =
  (isRequired: boolean) =>
  (name: string, description: string, { title, max = PARAGRAPH }: Limit = {}) =>
    defineField({
      ...about(name, description, title),
      type: "richLine",
      validation: (rule) => [
        (isRequired ? rule.required() : rule).custom(hasVisibleText).custom(lineOf(max)),
        rule.max(1).error(ONE_PARAGRAPH),
      ],
    });

/** A short text, one paragraph long, that may carry figures. */
export const requiredLine = line(true);

/** A short text that may carry figures and may be left empty. */
export const optionalLine = line(false);

/** Running text with headings, lists, links and figures. */
export const requiredRichText = (
  name: string,
  description: string,
  { title }: Pick<Limit, "title"> = {},
) =>
  defineField({
    ...about(name, description, title),
    type: "richText",
    validation: (rule) => rule.required().custom(hasVisibleText),
  });
