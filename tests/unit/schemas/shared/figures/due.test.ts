import { expect, test } from "vitest";
import { dueFigures } from "#schemas/shared/figures/due.ts";

const figure = (_id: string, fields: Record<string, unknown>) => ({
  _id,
  _type: "figure" as const,
  ...fields,
});

test("figures are due by their review day, those that wait longest first", () => {
  const due = dueFigures(
    [
      figure("yesterday", { reviewBy: "2026-11-21" }),
      figure("today", { reviewBy: "2026-11-22" }),
      figure("in 30 days", { reviewBy: "2026-12-22" }),
      figure("in 31 days", { reviewBy: "2026-12-23" }),
      figure("a year ago", { checkedOn: "2025-11-20" }),
      figure("never", {}),
      figure("same", { sameAs: { _ref: "never" } }),
      figure("unsure", { checkedOn: "2026-11-01", status: "toBeConfirmed" }),
      figure("unsure and overdue", { reviewBy: "2026-11-01", status: "toBeConfirmed" }),
    ],
    "2026-11-22",
  );
  const ids = Object.entries(due).map(([list, found]) => [list, found.map(({ _id }) => _id)]);
  expect(Object.fromEntries(ids)).toEqual({
    overdue: ["never", "unsure and overdue", "a year ago", "yesterday"],
    soon: ["today", "in 30 days"],
    toBeConfirmed: ["unsure"],
  });
});
