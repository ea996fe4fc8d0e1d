import { cleanText } from "../head/clean-text.ts";

type Text = string | null | undefined;

/** Characters of a condition that can stand beside a figure without drowning it. */
export const SHORT_CONDITION = 40;

/**
 * The condition to stand beside a figure that is a benefit: shortened by hand, or short as it is.
 * The marks of live editing make none longer.
 */
export function shortCondition(figure: { shortQualifier?: Text; qualifier?: Text }) {
  const { shortQualifier, qualifier } = figure;
  if (shortQualifier) return shortQualifier;
  return qualifier && cleanText(qualifier).length <= SHORT_CONDITION ? qualifier : undefined;
}
