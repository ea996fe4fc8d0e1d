import { expect, test } from "vitest";
import { plannedChanges } from "#studio/figures-tool/coming.tsx";
import * as actions from "#studio/figures-tool/figure-actions.ts";
import { listsOf, type Tab } from "#studio/figures-tool/figure-lists.ts";
import { sentencesShowing, writtenOut } from "#studio/figures-tool/sentences.ts";
import { all, figure, ids, rate, same } from "#tests/support/stored-figures.ts";

const TODAY = "2026-11-22";

type Listed = Parameters<typeof listsOf>[1]["figures"];

/** The lists of a tab: the title of each, then the ids of its figures. */
const listed = (tab: Tab, figures: Listed, search = "", sought = {}) =>
  listsOf(
    tab,
    { figures, documents: [...figures, { _id: "page", _type: "service", hero: { _ref: "vat" } }] },
    { search, today: TODAY, ...sought },
  ).map((list) => [list.title, ...ids(list.figures)]);

test("figures are due by their review day, those that wait longest first", () => {
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

test("all figures, and those that no page shows, stand by their label", () => {
  expect(listed("all", figures.toReversed())).toEqual([
    ["Tax", "vat"],
    ["Other", "duty", "zones"],
  ]);
  expect(listed("unused", figures.toReversed())).toEqual([[undefined, "duty", "zones"]]);
});

test("figures that turn stand under their day, the next day first", () => {
  const next = (_id: string, from: string) => figure(_id, { next: { from, value: "1" } });
  const coming = [next("late", "2027-07-01"), next("relief", "2027-01-01")];
  const inRelease = { releaseId: "r1", title: "New Year", value: "6" };
  // As a release will leave it; one that has no day yet is not coming.
  const planned = [
    { figureId: "duty", publishAt: "2026-12-31T20:00:00Z", ...inRelease },
    { figureId: "vat", publishAt: undefined, ...inRelease },
  ];
  expect(listed("coming", [...figures, ...coming], "", { planned })).toEqual([
    ["From 1 January 2027", "duty", "relief"],
    ["From 1 July 2027", "late"],
  ]);
});

test("a search leaves the figures that hold all its words, or looks for them in all, nearest label first", () => {
  expect(listed("due", figures, "law tax")).toEqual([["Past their review day", "vat"]]);
  expect(listed("all", figures, "duty law")).toEqual([]);
  // By its condition, and by its value with its unit.
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
])("a number is found however its thousands are parted: %s", (search) => {
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

test("the changes of a figure that wait stand in their order, and those of releases that are over do not", () => {
  const waiting = ["later", "over", "sometime", "soon"].map((release) => ({
    ...{ _id: `versions.r${release}.vat`, value: release },
  }));
  const release = (name: string, publishAt?: string) => ({
    ...{ _id: `_.releases.r${name}`, metadata: { title: `Release ${name}` }, publishAt },
  });
  const releases = [
    release("sometime"),
    release("later", "2999-02-01T00:00:00Z"),
    release("soon", "2999-01-01T00:00:00Z"),
  ];
  expect(plannedChanges(waiting, releases).map(({ title, value }) => [title, value])).toEqual([
    ["Release soon", "soon"],
    ["Release later", "later"],
    ["Release sometime", "sometime"],
  ]);
});

const stored = { ...rate, label: "Tax rate", checkedOn: "2026-01-01", status: "toBeConfirmed" };
const change = { value: "10", sourceTitle: "A new law", checkedOn: TODAY };
const anew = { checkedOn: TODAY, status: "confirmed" };
const dueIn30Days = { ...anew, reviewBy: "2026-12-22" };
const known = { ...change, status: "confirmed" };
const later = { from: "2027-01-01", mayBeCalledOff: true };
const next = { ...change, ...later };
const withNext = { ...stored, next: { ...next, sourceUrl: null }, reviewBy: "2026-12-31" };
const monthly = { ...stored, reviewBy: "2026-01-31" };
const before = { value: "9", sourceTitle: "Law No. 1 of 2022", status: "confirmed" };
const unknown = ["sourceUrl", "checkedOn", "reviewBy", "next"];

test.each<[string, actions.FigureEdit, object, string[]]>([
  ["confirmed: due by the default", actions.confirmed(stored, TODAY), anew, ["reviewBy"]],
  ["confirmed: due in its rhythm", actions.confirmed(monthly, TODAY), dueIn30Days, []],
  ["changed: no old link", actions.changed(stored, change), known, ["reviewBy", "sourceUrl"]],
  ["changed later: by its next value", actions.changed(stored, { ...change, later }), { next }, []],
  ["settled: what came, to be reviewed", actions.settled(withNext), change, ["next", "reviewBy"]],
  ["undone: as it was", actions.undone({ ...rate, status: "confirmed" }), before, unknown],
])("a figure is %s", (_what, { set, unset }, expectedSet, expectedUnset) => {
  expect({ set, unset }).toEqual({ set: expectedSet, unset: expectedUnset });
});

test("a change from a later day on is new unless the figure's next value says all of it", () => {
  const planned = (figure: typeof withNext | typeof stored, changes: object = {}) =>
    actions.isPlanned(figure, actions.changed(figure, { ...change, later, ...changes }));
  expect(planned(withNext)).toBe(true);
  expect(planned(stored)).toBe(false);
  const linked = { ...withNext.next, sourceUrl: "https://u.ae/" };
  const unlinked = actions.changed(withNext, { ...change, later });
  expect(actions.isPlanned({ ...withNext, next: linked }, unlinked)).toBe(false);
  for (const other of [
    ...[{ value: "11" }, { sourceTitle: "Another law" }, { sourceUrl: "https://u.ae/" }],
    ...[{ from: "2028-01-01" }, { mayBeCalledOff: false }].map((part) => ({
      later: { ...later, ...part },
    })),
  ]) {
    expect(planned(withNext, other)).toBe(false);
  }
});

const shows = (id: string, show = "withUnit") => ({
  ...{ _type: "figureValue", figure: { _type: "reference", _ref: id }, show },
});
const span = (text: string) => ({ _type: "span", text });
const sentence = [
  span("Nothing. It is "),
  shows("rate"),
  span(" above "),
  shows("band"),
  span("! More."),
];
const page = {
  ...{ _id: "tax", _type: "service" },
  hero: { heading: "Tax", lead: [{ _type: "block", _key: "a", children: sentence }] },
  tiles: [
    { _key: "t1", _type: "statTile", label: "of profit", figure: shows("rate", "valueOnly") },
  ],
  cells: [{ _key: "c1", footnotes: [{ _type: "reference", _key: "f", _ref: "same" }] }],
};
const shown = (id: string, show = "withUnit") => ({ figure: id, show });

test("a figure's sentences are found with their place and heading, and nothing of their neighbours", () => {
  const documentId = "tax";
  const parts = ["It is ", shown("rate"), " above ", shown("band"), "!"];
  expect(sentencesShowing(new Set(["rate", "same"]), [page, ...all])).toEqual([
    { documentId, field: 'hero.lead[_key=="a"]', heading: "Tax", parts },
    {
      ...{ documentId, field: 'tiles[_key=="t1"].figure', heading: "of profit" },
      parts: [shown("rate", "valueOnly")],
    },
    {
      ...{ documentId, field: 'cells[_key=="c1"].footnotes[_key=="f"]', heading: undefined },
      parts: [shown("same")],
    },
  ]);
  expect(sentencesShowing(new Set(["same"]), [page])).toHaveLength(1);
  const changed = all.map((each) => (each === rate ? { ...rate, value: "10" } : each));
  expect(writtenOut(parts, changed)).toBe("It is 10% above AED\u00a0375,000!");
  expect(writtenOut([shown("same")], changed)).toBe("10%");
});
