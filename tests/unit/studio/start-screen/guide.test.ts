import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { guide } from "#studio/start-screen/guide.ts";

function titlesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(titlesIn);
  if (!isRecord(value)) return [];
  const own = typeof value.title === "string" ? [value.title] : [];
  return [...own, ...titlesIn(value.fields)];
}

test("the guide calls the fields of the home page by their names", () => {
  const step = guide.find(({ title }) => title === "Change the headline");
  const named = [...(step?.text.matchAll(/“([^”]+)”/g) ?? [])].map(([, name]) => name);
  expect(named).toEqual(["Hero", "Headline"]);
  const homePage = schemaTypes.find(({ name }) => name === "homePage");
  expect(titlesIn(homePage)).toEqual(expect.arrayContaining(named));
});
