import { expect, test } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { ATTRIBUTE_BUDGET, judgeAttributes } from "#scripts/doctor/sanity.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";

/**
 * Counts unique attributes as Sanity's plans do: each path with each type of value, over all documents;
 * elements of an array share one path, whatever their number.
 */
function countAttributes(documents: Iterable<unknown>): number {
  const found = new Set<string>();
  for (const document of documents) visit(document, "");
  return found.size;

  function visit(value: unknown, path: string): void {
    if (path !== "") found.add(`${path} ${typeOf(value)}`);
    if (Array.isArray(value)) for (const element of value) visit(element, `${path}[]`);
    else if (isRecord(value)) {
      for (const [name, child] of Object.entries(value)) {
        visit(child, path === "" ? name : `${path}.${name}`);
      }
    }
  }
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

test("each path counts once with each type of value, whatever the number of documents", () => {
  const paths = [{ foo: [{ bar: "a", baz: "b" }, { bat: { bar: "c" } }] }, { foo: [{ bar: "d" }] }];
  // The example of Sanity's documentation: foo, foo[], foo[].bar, .baz, .bat, .bat.bar.
  expect(countAttributes(paths)).toBe(6);
  expect(countAttributes([...paths, { foo: "text" }])).toBe(7);
});

test("our content leaves a fifth of the free plan to the client", () => {
  expect(countAttributes(seedDocuments)).toBeLessThanOrEqual(ATTRIBUTE_BUDGET);
});

test.each([
  [1_600, 2_000, "good"],
  [1_601, 2_000, "advice"],
  [2_000, 2_000, "missing"],
  [1_601, 10_000, "good"],
  [8_001, 10_000, "advice"],
])("%i of %i attributes: %s", (used, limit, state) => {
  expect(judgeAttributes(used, limit)).toMatchObject({
    state,
    says: `${used} of the ${limit} unique attributes of the plan are used.`,
  });
});
