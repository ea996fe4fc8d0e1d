import { expect, test } from "vitest";
import { hasText, previewRichLine, selectRichLine } from "#schemas/preview/rich-line.ts";

const span = (text: string) => ({ _type: "span", text });
const block = (...children: object[]) => ({ _type: "block", children });
const tax = { _type: "figureValue", figure: { value: "9", unit: "%" } };

test("names each part of the line, so that its figure is followed", () => {
  expect(selectRichLine("title")).toMatchObject({
    title: "title",
    titleValue1: "title.0.children.1.figure.value",
    titleUnit1: "title.0.children.1.figure.unit",
  });
});

test("shows the text of a line", () => {
  expect(previewRichLine({ title: [block(span("No "), span("tax "))] }, "title")).toBe("No tax");
});

test("shows figures in a line that the Studio handed over as an object", () => {
  const followed = { 0: { ...block(), children: { 0: span("Only "), 1: tax, 2: span(" tax") } } };
  expect(previewRichLine({ title: followed }, "title")).toBe("Only 9% tax");
});

test("shows a figure by the value of the one that it is the same as", () => {
  const same = { _type: "figureValue", figure: { value: "8", sameAs: { value: "9", unit: "%" } } };
  expect(previewRichLine({ title: [block(span("Only "), same)] }, "title")).toBe("Only 9%");
  expect(selectRichLine("title")).toMatchObject({
    titleOriginalValue1: "title.0.children.1.figure.sameAs.value",
    titleOriginalUnit1: "title.0.children.1.figure.sameAs.unit",
  });
});

test("leaves out the unit where the text does", () => {
  const title = [block({ ...tax, show: "valueOnly" }, span(" per cent"))];
  expect(previewRichLine({ title }, "title")).toBe("9 per cent");
});

test("marks a figure that was not followed", () => {
  const title = [block(span("Up to "), { _type: "figureValue", figure: { _ref: "x" } })];
  expect(previewRichLine({ title }, "title")).toBe("Up to …");
});

test("shows nothing for a line that is not there", () => {
  expect(previewRichLine({}, "title")).toBe("");
});

test.each([
  [[block(span("x"))], true],
  [[block(span("")), block(tax)], true],
  [[block(span("  "))], false],
  [[], false],
  [undefined, false],
])("tells visible text from none: %j", (blocks, expected) => {
  expect(hasText(blocks)).toBe(expected);
});
