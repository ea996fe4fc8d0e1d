import { expect, test } from "vitest";
import { reference } from "#scripts/seed/content/build/reference.ts";
import { problemsOf } from "../problems.ts";

const zones = ["jafza", "dafza"].map((slug) => ({
  ...reference(`freeZone-${slug}`),
  _weak: true,
  _key: slug,
}));

const decision = {
  _id: "zoneSource-decision",
  _type: "zoneSource",
  sourceTitle: "A decision of the Cabinet",
  checkedOn: "2026-11-22",
  kind: "designated",
  zones,
};

test("accepts a source, with an address and without", async () => {
  expect(await problemsOf(decision)).toEqual([]);
  expect(await problemsOf({ ...decision, sourceUrl: "https://example.com/" })).toEqual([]);
});

test.each([
  ["no name", { sourceTitle: undefined }, "error sourceTitle: "],
  ["no day", { checkedOn: undefined }, "error checkedOn: "],
  ["nothing that it confirms", { kind: undefined }, "error kind: "],
  ["something that zones have no field for", { kind: "price" }, "error kind: "],
  ["no zone", { zones: [] }, "error zones: "],
  ["a zone twice", { zones: [zones[0], { ...zones[0], _key: "again" }] }, "error zones"],
  ["a script as address", { sourceUrl: "javascript:alert(1)" }, "error sourceUrl: "],
])("refuses %s", async (_name, change, problem) => {
  expect(await problemsOf({ ...decision, ...change })).toContainEqual(
    expect.stringContaining(problem),
  );
});
