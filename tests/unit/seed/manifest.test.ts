import { expect, test } from "vitest";
import { MANIFEST_ID, manifestToStore, parseManifest } from "#scripts/seed/manifest.ts";

const entries = [
  { id: "figure-b", seedHash: "1", storedHash: "2" },
  { id: "figure-a", seedHash: "3", storedHash: "4" },
];

test("what was stored is read back, in the order of the ids", () => {
  const stored = manifestToStore(new Map(entries.map((entry) => [entry.id, entry])));
  expect(stored.entries.map(({ _key }) => _key)).toEqual(["figure-a", "figure-b"]);
  expect([...parseManifest(stored).values()]).toEqual(entries.toReversed());
});

test("its id keeps it private", () => {
  expect(MANIFEST_ID).toContain(".");
});

test("no manifest means that nothing was written yet", () => {
  expect(parseManifest(undefined).size).toBe(0);
});

test("a damaged manifest is named, with the way out", () => {
  expect(() => parseManifest({ entries: [{ id: "figure-a" }] })).toThrow(
    /"seed\.manifest".*damaged.*Delete it/s,
  );
});
