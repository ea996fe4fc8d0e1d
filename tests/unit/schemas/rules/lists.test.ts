import { expect, test } from "vitest";
import { leadIsNotRepeated, oneHighlighted } from "#schemas/rules/lists.ts";

test("lets one member of a list be highlighted, not two", () => {
  const [on, off] = [{ highlighted: true }, { highlighted: false }];
  expect(oneHighlighted([off, off, off])).toBe(true);
  expect(oneHighlighted([off, on, off])).toBe(true);
  expect(oneHighlighted([on, on, off])).toBe("Highlight one of them at most.");
});

test("refuses the large testimonial among the others, at the list of the others", () => {
  const [a, b] = [{ _ref: "testimonial-1" }, { _ref: "testimonial-2" }];
  expect(leadIsNotRepeated({ lead: a, others: [b] })).toBe(true);
  expect(leadIsNotRepeated({ others: [a, b] })).toBe(true);
  expect(leadIsNotRepeated({ lead: a, others: [b, a] })).toMatchObject({ path: ["others"] });
});
