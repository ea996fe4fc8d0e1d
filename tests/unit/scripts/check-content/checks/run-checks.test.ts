import { expect, test } from "vitest";
import { fixedPaths } from "#schemas/shared/routes.ts";
import type { ContentDocument } from "#scripts/check-content/checks/content.ts";
import {
  countToLookAt,
  type Finding,
  groupFindings,
} from "#scripts/check-content/checks/finding.ts";
import { runChecks } from "#scripts/check-content/checks/run-checks.ts";
import type { SiteReader } from "#scripts/check-content/checks/site-reader.ts";
import { linkTo, siteOf } from "./small-site.ts";

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

const title = "x".repeat(61);
const metadata = { _id: "meta", _type: "pageMetadata", path: "/", title };
const figure = { _id: "f1", _type: "figure", label: "Tax rate", reviewBy: "2026-01-01" };
const tile = { _id: "p1", _type: "partner", figure: { _ref: "f1" } };

test("what a page and its document both show is one finding", async () => {
  const others = fixed.map((path) => [path, { title: path, description: path, body: linkTo("/") }]);
  const site = siteOf({
    "/": { title, description: "Home", body: linkTo(...fixed) },
    ...Object.fromEntries(others),
  });
  const { findings, pagesWalked, siteProblem } = await run(site, [metadata, figure, tile]);
  expect(siteProblem).toBeUndefined();
  expect(pagesWalked).toBe(fixedPaths.length);
  expect(findings.map(({ kind }) => kind)).toEqual(["long-title", "review-due"]);
});

test("the documents are checked while the site does not answer", async () => {
  const { findings, siteProblem } = await run(noSite, [metadata, figure, tile]);
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
  const { findings } = await run(noSite, [metadata, figure, tile], rules);
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
