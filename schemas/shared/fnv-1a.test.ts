import { expect, test } from "vitest";
import { fnv1a } from "./fnv-1a.ts";

// The test vectors of FNV's authors: https://datatracker.ietf.org/doc/draft-eastlake-fnv/
test.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("addresses that exist stay valid: “%s” keeps its checksum", (text, checksum) => {
  expect(fnv1a(text)).toBe(checksum);
});
