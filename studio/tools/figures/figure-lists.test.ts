import { expect, test } from "vitest";
import { figure, ids, same } from "../../../tests/support/stored-figures.ts";
import { listsOf } from "./figure-lists.ts";

const TODAY = "2026-11-22";

type Listed = Parameters<typeof listsOf>[1]["figures"];

/** The lists of a tab: each title, then the ids of its figures. */
const listed = (tab: Parameters<typeof listsOf>[0], figures: Listed, search = "", sought = {}) =>
  listsOf(
    tab,
    { figures, documents: [...figures, { _id: "page", _type: "service", hero: { _ref: "vat" } }] },
    { search, today: TODAY, ...sought },
  ).map((list) => [list.title, ...ids(list.figures)]);

test("figures due for review are listed, the longest overdue first", () => {
  const waiting = [
    figure("yesterday", { reviewBy: "2026-11-21" }),
    figure("today", { reviewBy: TODAY }),
    figure("in 30 days", { reviewBy: "2026-12-22" }),
    figure("in 31 days", { reviewBy: "2026-12-23" }),
    figure("a year ago", { checkedOn: "2025-11-20" }),
    figure("never"),
    same,
    figure("unsure", { checkedOn: "2026-11-01", status: "toBeConfirmed" }),
    figure("unsure and overdue", { reviewBy: "2026-11-01", status: "toBeConfirmed" }),
  ];
  expect(listed("due", waiting)).toEqual([
    ["Past their review day", "never", "unsure and overdue", "a year ago", "yesterday"],
    ["Within 30 days", "today", "in 30 days"],
    ["To be confirmed", "unsure"],
  ]);
});

const figures = [
  figure("vat", {
    ...{ label: "VAT", topic: "tax", qualifier: "Value added tax", sourceTitle: "Tax law" },
    ...{ value: "5", unit: "%", reviewBy: "2026-11-01" },
  }),
  figure("duty", { label: "Customs duty", value: "5", unit: "%" }),
  figure("zones", { label: "Zones", value: "50" }),
];

test("figures are listed by label, and those that no page shows separately", () => {
  expect(listed("all", figures.toReversed())).toEqual([
    ["Tax", "vat"],
    ["Other", "duty", "zones"],
  ]);
  expect(listed("unused", figures.toReversed())).toEqual([[undefined, "duty", "zones"]]);
});

test("figures that will change are listed by day, the next day first", () => {
  const next = (_id: string, from: string) => figure(_id, { next: { from, value: "1" } });
  const coming = [next("late", "2027-07-01"), next("relief", "2027-01-01")];
  const inRelease = { releaseId: "r1", title: "New Year", value: "6" };
  // The state after a release. A release without a day does not count.
  const planned = [
    { figureId: "duty", publishAt: "2026-12-31T20:00:00Z", ...inRelease },
    { figureId: "vat", publishAt: undefined, ...inRelease },
  ];
  expect(listed("coming", [...figures, ...coming], "", { planned })).toEqual([
    ["From 1 January 2027", "duty", "relief"],
    ["From 1 July 2027", "late"],
  ]);
});

test("a search for figures finds those with all the words, the best label first", () => {
  expect(listed("due", figures, "law tax")).toEqual([["Past their review day", "vat"]]);
  expect(listed("all", figures, "duty law")).toEqual([]);
  // Found by its condition, and by its value with its unit.
  expect(listed("all", figures, "value added 5%")).toEqual([[undefined, "vat"]]);
  expect(listed("unused", figures, "vat")).toEqual([["Among all figures", "vat"]]);
  expect(listed("unused", figures, "nowhere")).toEqual([]);
  const near = [
    figure("qualifying", { label: "Corporate tax rate on qualifying income" }),
    figure("federal", { label: "Federal corporate tax rate" }),
    figure("year", { label: "Year", sourceTitle: "The law on corporate tax" }),
  ];
  expect(listed("all", near, "corporate tax")).toEqual([
    [undefined, "federal", "qualifying", "year"],
  ]);
});

test.each([
  ...["375,000", "375000", "375 000", "375.000", "375’000", "AED 375 000", "aed 375000"],
  ...["registration 375000"],
])("a number is found with any thousands separator: %s", (search) => {
  const numbers = [
    figure("threshold", { label: "Registration", value: "375,000", unit: "AED" }),
    figure("rate", { label: "Rate", value: "0.5", unit: "%" }),
    figure("range", { label: "Range", value: "1,000–2,000", unit: "AED" }),
  ];
  expect(listed("all", numbers, search)).toEqual([[undefined, "threshold"]]);
  expect(listed("all", numbers, "0,5")).toEqual([[undefined, "rate"]]);
  expect(listed("all", numbers, "1000-2000")).toEqual([[undefined, "range"]]);
  expect(listed("all", numbers, "376000")).toEqual([]);
});
