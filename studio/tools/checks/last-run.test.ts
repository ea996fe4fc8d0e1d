import { expect, test } from "vitest";
import type { Finding } from "../../../scripts/check-content/checks/finding.ts";
import { keepLastRun, readLastRun } from "./last-run.ts";

const finding: Finding = {
  ...{ kind: "long-title", page: "/", problem: "It is long.", fix: "Shorten it." },
  document: { id: "m", type: "pageMetadata", title: "/", field: "title" },
};

test("the last run of the checks is stored, and an unreadable one is ignored", () => {
  const run = {
    finishedAt: "2026-11-21T10:00:00.000Z",
    result: { findings: [finding], pagesWalked: 37 },
  };
  const written: string[] = [];
  keepLastRun({ setItem: (_, value) => void written.push(value) }, run);
  const [kept = ""] = written;
  const readKept = (value: string) => readLastRun({ getItem: () => value });
  expect(readKept(kept)).toEqual(run);
  // The last one has a kind of finding that no longer exists.
  for (const value of ["null", "{", kept.replace("long-", "odd-")]) {
    expect(readKept(value)).toBeUndefined();
  }
  const refuse = () => {
    throw new Error("full");
  };
  expect(() => keepLastRun({ setItem: refuse }, run)).not.toThrow();
});
