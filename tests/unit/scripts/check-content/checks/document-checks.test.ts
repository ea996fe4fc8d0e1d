import { expect, test } from "vitest";
import { documentFindings } from "#scripts/check-content/checks/document-checks.ts";
import type { CheckKind } from "#scripts/check-content/checks/finding.ts";
import { service } from "./small-site.ts";

const TODAY = "2026-11-21";

const redirect = (source: string, target: string, fields: Record<string, unknown> = {}) => ({
  _id: `redirect-${source}`,
  _type: "redirect",
  source,
  target,
  active: true,
  ...fields,
});

test("sound documents have no findings", () => {
  const image = { _type: "imageWithAlt", asset: { _ref: "image-a" } };
  const documents = [
    service("visas", {
      hero: { image: { ...image, alt: "A desk" } },
      benefits: [{ _key: "a", image: { ...image, decorative: true } }],
      empty: { _type: "imageWithAlt" },
      figures: [{ _ref: "f1" }, { _ref: "f2" }],
    }),
    redirect("/old", "/services/visas"),
    redirect("/paused", "/nowhere", { active: false }),
    { _id: "f1", _type: "figure", label: "Tax", reviewBy: TODAY },
    { _id: "f2", _type: "figure", label: "Zones" },
    { _id: "m1", _type: "pageMetadata", path: "/", title: "One", description: "First" },
    { _id: "m2", _type: "pageMetadata", path: "/about", title: "Two" },
    { _id: "m3", _type: "pageMetadata", path: "/contact" },
  ];
  expect(documentFindings(documents, TODAY)).toEqual([]);
});

test.each([
  ["leads nowhere", redirect("/old", "/gone"), "No page lives at /gone now."],
  ["leads to itself", redirect("/old", "/old"), "The redirect leads to itself."],
  ["hides a page", redirect("/about", "/contact"), "/about is a live page"],
  ["leads to another redirect", redirect("/old", "/older"), "/older is itself redirected"],
  ["has no end", redirect("/old", ""), "“To” is empty."],
])("a redirect that %s is found", (_what, faulty, reason) => {
  const documents = [faulty, redirect("/older", "/contact")];
  expect(documentFindings(documents, TODAY)).toEqual([
    expect.objectContaining({
      kind: "broken-redirect",
      document: expect.objectContaining({ id: faulty._id }),
      problem: expect.stringContaining(reason),
    }),
  ]);
});

test("a figure is found on the day after its review day", () => {
  const figure = { _id: "f1", _type: "figure", label: "Tax rate", reviewBy: "2026-11-20" };
  const page = service("visas", { figure: { _ref: "f1" } });
  expect(documentFindings([figure, page], TODAY)).toEqual([
    expect.objectContaining({
      kind: "review-due",
      document: { id: "f1", type: "figure", title: "Tax rate", field: "reviewBy" },
      problem: "“Tax rate” was to be looked up again by 2026-11-20.",
    }),
  ]);
});

/** Findings of one kind: none of these figures is shown on a page, which is found, too. */
const ofKind = (kind: CheckKind, documents: Parameters<typeof documentFindings>[0]) =>
  documentFindings(documents, TODAY).filter((finding) => finding.kind === kind);

test("a figure without a review day is found a year after it was checked, one that reads through it is not", () => {
  const documents = [
    { _id: "f1", _type: "figure", label: "Tax rate", checkedOn: "2025-11-20" },
    { _id: "f2", _type: "figure", label: "Same", checkedOn: "2025-11-20", sameAs: { _ref: "f1" } },
    { _id: "f3", _type: "figure", label: "Fresh", checkedOn: "2025-11-21" },
  ];
  expect(ofKind("review-due", documents).map(({ problem }) => problem)).toEqual([
    "“Tax rate” was to be looked up again by 2026-11-20.",
  ]);
});

test("two figures of one law, value and unit are found once, unless they are related", () => {
  const rate = { _type: "figure", value: "9", unit: "%", sourceTitle: "Law No. 1 of 2022" };
  const income = { ...rate, _id: "f1", label: "Income" };
  const profit = { ...rate, _id: "f2", label: "Profit" };
  expect(ofKind("one-fact-twice", [income, profit])).toEqual([
    expect.objectContaining({
      kind: "one-fact-twice",
      document: { id: "f1", type: "figure", title: "Income", field: "value" },
      problem: expect.stringContaining("“Profit” has this value by the same law."),
    }),
  ]);
  const related = { ...profit, sameAs: { _ref: "f1" } };
  expect(ofKind("one-fact-twice", [income, related])).toEqual([]);
  const apart = { ...profit, distinctFrom: [{ _ref: "f1" }] };
  expect(ofKind("one-fact-twice", [income, apart])).toEqual([]);
});

test("a figure to be confirmed is found until it is settled", () => {
  const figure = (status: string) => ({ _id: status, _type: "figure", label: "Tax", status });
  const page = service("visas", { figures: [{ _ref: "confirmed" }, { _ref: "toBeConfirmed" }] });
  expect(documentFindings([figure("confirmed"), figure("toBeConfirmed"), page], TODAY)).toEqual([
    expect.objectContaining({
      kind: "to-be-confirmed",
      document: { id: "toBeConfirmed", type: "figure", title: "Tax", field: "status" },
    }),
  ]);
});

test("a picture without alternative text is found at its field, however deep", () => {
  const image = { _type: "imageWithAlt", asset: { _ref: "image-a" }, alt: "  " };
  const documents = [service("visas", { rows: [{ _key: "k1", part: { image } }] })];
  expect(documentFindings(documents, TODAY)).toEqual([
    expect.objectContaining({
      kind: "missing-alt",
      document: expect.objectContaining({
        id: "service-visas",
        field: 'rows[_key=="k1"].part.image',
      }),
    }),
  ]);
});

test("metadata that is too long or doubled is found without the site", () => {
  const documents = [
    { _id: "m1", _type: "pageMetadata", path: "/", title: "x".repeat(61), description: "Same" },
    { _id: "m2", _type: "pageMetadata", path: "/about", title: "Two", description: "Same" },
  ];
  const found = documentFindings(documents, TODAY).map(({ kind, page }) => `${kind} ${page}`);
  expect(found).toEqual(["long-title /", "doubled-description /", "doubled-description /about"]);
});
