import { expect, test } from "vitest";
import { hasText, previewRichLine } from "./rich-line.ts";

const span = (text: string) => ({ _type: "span", text });
const block = (...children: object[]) => ({ _type: "block", children });
const tax = { _type: "figureValue", figure: { value: "9", unit: "%" } };
const same = { _type: "figureValue", figure: { value: "8", sameAs: { value: "9", unit: "%" } } };
/** A list as the Studio passes it when it has resolved references. */
const followed = { 0: { ...block(), children: { 0: span("Only "), 1: tax, 2: span(" tax") } } };

test.each([
  [followed, "Only 9% tax", true],
  [[block(span("Only "), same)], "Only 9%", true],
  [[block(span("Up to "), { _type: "figureValue", figure: { _ref: "x" } })], "Up to …", true],
  [[block(span("  "))], "", false],
])("the line %j reads “%s”, and has text: %s", (title, text, has) => {
  expect(previewRichLine({ title }, "title")).toBe(text);
  expect(hasText(title)).toBe(has);
});
