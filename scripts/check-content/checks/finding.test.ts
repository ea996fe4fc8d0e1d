import { expect, test } from "vitest";
import { countToLookAt, groupFindings } from "./finding.ts";

test("findings are grouped by kind, errors before warnings, and notes need no action", () => {
  const kinds = ["to-be-confirmed", "review-due", "missing-alt", "review-due"] as const;
  const findings = kinds.map((kind) => ({ kind, problem: "It is wrong.", fix: "Fix it." }));
  const groups = groupFindings(findings);
  expect(groups.map(({ kind, severity, findings }) => [kind, severity, findings.length])).toEqual([
    ["missing-alt", "error", 1],
    ["review-due", "warning", 2],
    ["to-be-confirmed", "note", 1],
  ]);
  expect(countToLookAt(findings)).toBe(3);
});
