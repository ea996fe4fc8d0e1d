import { defineField } from "@sanity/types";
import { hasText } from "../preview/rich-line.ts";
import type { FieldOptions } from "./field-options.ts";

/** Refuses text without a visible character or figure; a missing value is left to `required()`. */
export function hasVisibleText(value: unknown): true | string {
  return value === undefined || hasText(value)
    ? true
    : "Write some text: only spaces are not enough.";
}

const ONE_PARAGRAPH = "Keep it to one paragraph.";

/** A short text, one paragraph long, that may carry figures. */
export function requiredLine(field: FieldOptions) {
  return defineField({
    ...field,
    type: "richLine",
    validation: (rule) => [
      rule.required().custom(hasVisibleText),
      rule.max(1).error(ONE_PARAGRAPH),
    ],
  });
}

/** A short text that may carry figures and may be left empty. */
export function optionalLine(field: FieldOptions) {
  return defineField({
    ...field,
    type: "richLine",
    validation: (rule) => [rule.custom(hasVisibleText), rule.max(1).error(ONE_PARAGRAPH)],
  });
}

/** Running text with headings, lists, links and figures. */
export function requiredRichText(field: FieldOptions) {
  return defineField({
    ...field,
    type: "richText",
    validation: (rule) => rule.required().custom(hasVisibleText),
  });
}
