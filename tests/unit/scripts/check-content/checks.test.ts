import { describe, expect, test } from "vitest";
import { fixedPaths } from "#schemas/shared/routes.ts";
import type { ContentDocument } from "#scripts/check-content/checks/content.ts";
import { documentFindings } from "#scripts/check-content/checks/document-checks.ts";
import {
  type CheckKind,
  countToLookAt,
  type Finding,
  groupFindings,
} from "#scripts/check-content/checks/finding.ts";
import { looseEnds } from "#scripts/check-content/checks/loose-ends.ts";
import { runChecks } from "#scripts/check-content/checks/run-checks.ts";
import type { SiteReader } from "#scripts/check-content/checks/site-reader.ts";
import { linkTo, service, siteOf } from "./small-site.ts";

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

const problems = (...documents: Parameters<typeof looseEnds>[0]) =>
  looseEnds(documents).map(({ kind, document, problem }) => `${kind} ${document?.id}: ${problem}`);

const dubai = (...kinds: string[][]) => ({
  _id: "dubai",
  _type: "emirate",
  name: "Dubai",
  sections: kinds.map((chosen) => ({ _type: "zoneListSection", kinds: chosen })),
});

const zone = (kind: string, fields = {}) => ({
  _id: `zone-${kind}`,
  _type: "freeZone",
  name: "JAFZA",
  kind,
  emirate: { _ref: "dubai" },
  ...fields,
});

test("metadata of a path without a page is found", () => {
  const metadata = (path: string) => ({ _id: `of ${path}`, _type: "pageMetadata", path });
  expect(
    problems(
      service("visas"),
      metadata("/"),
      metadata("/services/visas"),
      metadata("/services/gone"),
    ),
  ).toEqual([
    "metadata-without-page of /services/gone: No page lives at /services/gone, so its title and description are not used.",
  ]);
});

test("a free zone is found when no section of its emirate lists its kind", () => {
  const found = problems(dubai(["major"], ["niche"]), zone("major"), zone("offshore"));
  expect(found).toEqual([expect.stringMatching(/^zone-on-no-page zone-offshore: .*“JAFZA”/)]);
});

test("a section without kinds lists every zone, and another emirate may list it", () => {
  const other = { ...dubai(["offshore"]), _id: "sharjah" };
  expect(problems(dubai([]), zone("offshore"))).toEqual([]);
  expect(problems(dubai(["major"]), other, zone("offshore"))).toHaveLength(1);
  expect(
    problems(dubai(["major"]), other, zone("offshore", { otherEmirates: [{ _ref: "sharjah" }] })),
  ).toEqual([]);
});

const lead = (text: string, figure: string) => [
  { children: [{ text }, { _type: "figureValue", figure: { _ref: figure } }] },
];

test("pages that begin with the same heading and lead are found, each with the others", () => {
  const page = (slug: string, heading: string, text: string, figure = "f") =>
    service(slug, { hero: { heading, lead: lead(text, figure) } });
  expect(
    problems(
      page("one", "Live here", "All of it"),
      page("two", "live here ", "All of it"),
      page("three", "Live here", "Some of it"),
      page("four", "Live here", "All of it", "other figure"),
      service("five"),
      service("six"),
    ),
  ).toEqual([
    "doubled-page service-one: /services/one begins with the same heading and text as /services/two.",
    "doubled-page service-two: /services/two begins with the same heading and text as /services/one.",
  ]);
});

test("a figure that no document refers to is found", () => {
  const figure = (id: string) => ({ _id: id, _type: "figure", label: `Figure ${id}` });
  expect(
    problems(figure("used"), figure("unused"), service("a", { hero: { lead: lead("", "used") } })),
  ).toEqual(["unused-figure unused: Nothing shows “Figure unused”."]);
});

test("a figure that only other figures name is found, one that another reads through is not", () => {
  const figure = (id: string, fields: object = {}) => ({
    _id: id,
    _type: "figure",
    label: `Figure ${id}`,
    ...fields,
  });
  expect(
    problems(
      figure("rate"),
      figure("same", { sameAs: { _ref: "rate" }, distinctFrom: [{ _ref: "other" }] }),
      figure("other"),
      service("a", { hero: { lead: lead("", "same") } }),
    ),
  ).toEqual(["unused-figure other: Nothing shows “Figure other”."]);
});

const fixed = fixedPaths.filter((path) => path !== "/");

function run(reader: SiteReader, documents: ContentDocument[], ofRules: Finding[] = []) {
  return runChecks({
    documents,
    siteUrl: "https://site.example",
    reader,
    today: "2026-11-21",
    checkRules: async () => ofRules,
  });
}

const longTitle = "x".repeat(61);
const homeMetadata = { _id: "meta", _type: "pageMetadata", path: "/", title: longTitle };
const oldFigure = { _id: "f1", _type: "figure", label: "Tax rate", reviewBy: "2026-01-01" };
const tile = { _id: "p1", _type: "partner", figure: { _ref: "f1" } };

test("what a page and its document both show is one finding", async () => {
  const others = fixed.map((path) => [path, { title: path, description: path, body: linkTo("/") }]);
  const site = siteOf({
    "/": { title: longTitle, description: "Home", body: linkTo(...fixed) },
    ...Object.fromEntries(others),
  });
  const { findings, pagesWalked, siteProblem } = await run(site, [homeMetadata, oldFigure, tile]);
  expect(siteProblem).toBeUndefined();
  expect(pagesWalked).toBe(fixedPaths.length);
  expect(findings.map(({ kind }) => kind)).toEqual(["long-title", "review-due"]);
});

test("the documents are checked while the site does not answer", async () => {
  const { findings, siteProblem } = await run(noSite, [homeMetadata, oldFigure, tile]);
  expect(siteProblem).toBe("The site does not answer at https://site.example.");
  expect(findings.map(({ kind }) => kind)).toEqual(["review-due", "long-title"]);
});

const noSite: SiteReader = {
  readText: () => Promise.reject(new TypeError("fetch failed")),
  pictureStatus: async () => 0,
};

test("what a rule of the Studio says of a field is left out where a check names it already", async () => {
  const rule = (id: string, field: string): Finding => ({
    kind: "rule-warning",
    document: { id, type: "any", title: id, field },
    problem: `${id} ${field}`,
    fix: "Fix it.",
  });
  const rules = [rule("f1", "reviewBy"), rule("f1", "value"), rule("meta", "title.part")];
  const { findings } = await run(noSite, [homeMetadata, oldFigure, tile], rules);
  expect(findings.map(({ kind, problem }) => `${kind} ${problem}`).at(-1)).toBe(
    "rule-warning f1 value",
  );
  expect(findings).toHaveLength(3);
});

test("a note asks nobody for anything", () => {
  const finding = { problem: "It is so.", fix: "Change it." };
  const findings: Finding[] = [
    { kind: "to-be-confirmed", ...finding },
    { kind: "long-title", ...finding },
    { kind: "missing-alt", ...finding },
  ];
  expect(countToLookAt(findings)).toBe(2);
});

test("findings stand by kind, errors before warnings", () => {
  const finding = { problem: "It is wrong.", fix: "Fix it." };
  const groups = groupFindings([
    { kind: "review-due", ...finding },
    { kind: "missing-alt", ...finding },
    { kind: "review-due", ...finding },
  ]);
  expect(groups.map(({ kind, severity, findings }) => [kind, severity, findings.length])).toEqual([
    ["missing-alt", "error", 1],
    ["review-due", "warning", 2],
  ]);
});

describe("claims of the company", () => {
  const contact = {
    _id: "contactPage",
    _type: "contactPage",
    panel: { reasons: [{ _type: "officeClaim" }] },
  };
  const partner = { _id: "p", _type: "partner", name: "A zone" };
  test.each([
    [{ rating: { value: 5 } }, ["rating", "partnerNames", "dubaiOffice"]],
    [
      { rating: { value: 5, source: "Trust" }, partnerNames: { source: "Consent" } },
      ["dubaiOffice"],
    ],
    [
      {
        rating: { isHidden: true },
        partnerNames: { isHidden: true },
        dubaiOffice: { source: "Lease" },
      },
      [],
    ],
  ])("without a source and not hidden are found: %j", (settings, fields) => {
    const documents = [
      { _id: "siteSettings", _type: "siteSettings", ...settings },
      contact,
      partner,
    ];
    const found = ofKind("unproved-claim", documents);
    expect(found.map(({ document }) => document?.field)).toEqual(fields);
  });
});

test.each([
  ["We answer emails within 24 hours.", "You hear from us: emails within 48 hours.", 1],
  ["We answer emails within 24 hours.", "You hear from us: emails within 24 hours.", 0],
  ["We answer emails within 24 hours.", "Papers within 48 hours.", 0],
  ["The approval holds for 4 months.", "It holds for four months.", 0],
])("two pages that say “%s” and “%s” have %i findings", (here, there, count) => {
  const documents = [
    service("visas", { lead: here }),
    service("homes", {
      lead: [{ _type: "block", children: [{ _type: "span", text: there }] }],
    }),
  ];
  expect(ofKind("stated-differently", documents)).toHaveLength(count);
});

test("a number typed by hand is held against a figure, two figures are not held against each other", () => {
  const figure = (id: string, value: string) => ({ _id: id, _type: "figure", value, unit: "days" });
  const lineOf = (id: string) => [
    { children: [{ text: "It takes about " }, { figure: { _ref: id } }] },
  ];
  const documents = [
    figure("a", "3"),
    figure("b", "5"),
    service("one", { lead: lineOf("a") }),
    service("two", { lead: lineOf("b") }),
  ];
  expect(ofKind("stated-differently", documents)).toEqual([]);
  const typed = service("three", { lead: "It takes about four days." });
  expect(ofKind("stated-differently", [...documents, typed])).toHaveLength(1);
});
