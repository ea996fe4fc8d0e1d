import { expect, test } from "vitest";
import { keyOf } from "./content-query.ts";

test("the key of a long query is short, because every page remembers the keys of its queries", () => {
  const query = `*[_type == "freePage" && slug.current == $slug]{ ${"title,".repeat(6_000)} }`;
  const key = keyOf({ query, params: { slug: "a" } });
  expect(key.length).toBeLessThan(100);
  expect(keyOf({ query, params: { slug: "a" } })).toBe(key);
  expect(keyOf({ query, params: { slug: "b" } })).not.toBe(key);
  expect(keyOf({ query: `${query} `, params: { slug: "a" } })).not.toBe(key);
});
