import { expect, test } from "vitest";
import { plannedChanges } from "#studio/figures-tool/coming.tsx";
import { listsOf, type Tab } from "#studio/figures-tool/figure-lists.ts";

const TODAY = "2026-11-22";

const figure = (_id: string, label: string, fields: Record<string, unknown>) => ({
  _id,
  _type: "figure" as const,
  label,
  ...fields,
});
const figures = [
  figure("vat", "VAT", {
    topic: "tax",
    qualifier: "Value added tax",
    value: "5",
    unit: "%",
    reviewBy: "2026-11-01",
    sourceTitle: "Tax law",
  }),
  figure("duty", "Customs duty", { value: "5", unit: "%", reviewBy: "2026-12-01" }),
  figure("zones", "Zones", { value: "50", checkedOn: TODAY, status: "toBeConfirmed" }),
];
const content = {
  figures,
  documents: [...figures, { _id: "page", _type: "service", hero: { _ref: "vat" } }],
};

const idsIn = (tab: Tab, search = "") =>
  listsOf(tab, content, { search, today: TODAY }).map(({ title, figures: listed }) => [
    title,
    ...listed.map(({ _id }) => _id),
  ]);

test("all figures, and those that no page shows, stand by their label", () => {
  expect(idsIn("all")).toEqual([
    ["Tax", "vat"],
    ["Other", "duty", "zones"],
  ]);
  expect(idsIn("unused")).toEqual([[undefined, "duty", "zones"]]);
});

const inRelease = { releaseId: "r1", title: "New Year", value: "6" };

test("figures that turn stand under their day, the next day first", () => {
  const next = (_id: string, from: string) => figure(_id, _id, { next: { from, value: "1" } });
  const coming = [
    next("late", "2027-07-01"),
    next("relief", "2027-01-01"),
    next("b", "2027-01-01"),
  ];
  const lists = listsOf(
    "coming",
    { figures: [...figures, ...coming], documents: [] },
    {
      ...{ search: "", today: TODAY },
      // As a release will leave it; one that has no day yet is not coming.
      planned: [
        { figureId: "duty", publishAt: "2026-12-31T20:00:00Z", ...inRelease },
        { figureId: "vat", publishAt: undefined, ...inRelease },
      ],
    },
  );
  expect(
    lists.map(({ title, figures: listed }) => [title, ...listed.map(({ _id }) => _id)]),
  ).toEqual([
    ["From 1 January 2027", "duty", "relief", "b"],
    ["From 1 July 2027", "late"],
  ]);
});

test("a search leaves the figures that hold all its words, and no empty list", () => {
  expect(idsIn("due", "law tax")).toEqual([["Past their review day", "vat"]]);
  expect(idsIn("all", "duty law")).toEqual([]);
  // By its condition, and by its value with its unit.
  expect(idsIn("all", "value added 5%")).toEqual([[undefined, "vat"]]);
});

test("words that no figure of the tab holds are looked for in all figures", () => {
  expect(idsIn("unused", "vat")).toEqual([["Among all figures", "vat"]]);
  expect(idsIn("unused", "nowhere")).toEqual([]);
});

test("a search lists first what is named by its words, and little else", () => {
  const found = [
    figure("qualifying", "Corporate tax rate on qualifying income", {}),
    figure("federal", "Federal corporate tax rate", {}),
    figure("year", "Year", { sourceTitle: "The law on corporate tax" }),
  ];
  const [list] = listsOf(
    "all",
    { figures: found, documents: [] },
    { search: "corporate tax", today: TODAY },
  );
  expect(list?.figures.map(({ _id }) => _id)).toEqual(["federal", "qualifying", "year"]);
});

const planned = (release: string, value: string) => ({ _id: `versions.${release}.vat`, value });
const release = (name: string, publishAt?: string) => ({
  _id: `_.releases.${name}`,
  metadata: { title: `Release ${name}` },
  publishAt,
});

test("the changes of a figure that wait stand in their order, and those of releases that are over do not", () => {
  const waiting = [
    planned("rLater", "8"),
    planned("rOver", "6"),
    planned("rSometime", "9"),
    planned("rSoon", "7"),
  ];
  const releases = [
    release("rSometime"),
    release("rLater", "2999-02-01T00:00:00Z"),
    release("rSoon", "2999-01-01T00:00:00Z"),
  ];
  expect(plannedChanges(waiting, releases).map(({ title, value }) => [title, value])).toEqual([
    ["Release rSoon", "7"],
    ["Release rLater", "8"],
    ["Release rSometime", "9"],
  ]);
});
