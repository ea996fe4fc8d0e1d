import { expect, test } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { ATTRIBUTE_BUDGET } from "#scripts/doctor/sanity.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";

/**
 * Counts unique attributes as Sanity's plans do: each path with each type of value, over all documents;
 * elements of an array share one path, whatever their number.
 */
function attributesIn(value: unknown, path = ""): string[] {
  const own = `${path} ${Array.isArray(value) ? "array" : typeof value}`;
  if (Array.isArray(value)) {
    return [own, ...value.flatMap((element) => attributesIn(element, `${path}[]`))];
  }
  const fields = isRecord(value) ? Object.entries(value) : [];
  return [own, ...fields.flatMap(([name, child]) => attributesIn(child, `${path}.${name}`))];
}

test("our content leaves a fifth of the free plan to the client", () => {
  // As JSON holds it, what is undefined is not stored.
  const stored: unknown[] = JSON.parse(JSON.stringify(seedDocuments));
  const attributes = new Set(stored.flatMap((document) => attributesIn(document)));
  // The document itself is none.
  expect(attributes.size - 1, "see docs/extending.md, A field").toBeLessThanOrEqual(
    ATTRIBUTE_BUDGET,
  );
  expect(attributes.size).toBeGreaterThan(ATTRIBUTE_BUDGET / 2);
});
