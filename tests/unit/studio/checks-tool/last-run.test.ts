import { expect, test } from "vitest";
import { type CheckRun, keepLastRun, readLastRun } from "#studio/checks-tool/last-run.ts";

function storage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

const run: CheckRun = {
  finishedAt: "2026-11-21T10:00:00.000Z",
  result: {
    findings: [
      {
        kind: "long-title",
        page: "/",
        document: { id: "m", type: "pageMetadata", title: "/", field: "title" },
        problem: "It is long.",
        fix: "Shorten it.",
      },
    ],
    pagesWalked: 37,
  },
};

test("a run is read again as it was kept", () => {
  const kept = storage();
  keepLastRun(kept, run);
  expect(readLastRun(kept)).toEqual(run);
});

test.each([
  ["nothing", "null"],
  ["no JSON", "{"],
  ["a kind of finding that is no longer looked for", JSON.stringify(run).replace("long-", "odd-")],
])("a browser that kept %s has no last run", (_what, value) => {
  const kept = storage();
  keepLastRun(kept, run);
  for (const key of kept.values.keys()) kept.setItem(key, value);
  expect(readLastRun(kept)).toBeUndefined();
});

test("a browser that keeps nothing is no obstacle", () => {
  const refuse = () => {
    throw new Error("full");
  };
  expect(() => keepLastRun({ setItem: refuse }, run)).not.toThrow();
});
