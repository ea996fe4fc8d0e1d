import { expect, test } from "vitest";
import { currentSlug, pathOf } from "#schemas/shared/routes.ts";
import { fetchPublished } from "#scripts/check-content/checks/content.ts";
import { documentFindings } from "#scripts/check-content/checks/document-checks.ts";
import { severityOf } from "#scripts/check-content/checks/finding.ts";
import { readFirstContent } from "#scripts/seed/first-content.ts";
import { seed } from "#scripts/seed/seed.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { renderFrame, renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const source = await readFirstContent("blank");

// The seed refuses a document that breaks a rule of the content model.
const lake = withSeededLake((client) => seed(client, { source, which: "blank" }));

/** The company of this site: its name, and a line of its address. */
const ofThisSite = /Nordune|Parauga/;

test("the blank content has every page, and a document of every type except redirects and translations", () => {
  const paths = source.documents.flatMap(
    ({ _type, slug }) => pathOf({ _type, slug: currentSlug(slug) ?? null }) ?? [],
  );
  expect(paths.toSorted()).toEqual(routes.toSorted());
  const types = new Set(source.documents.map(({ _type }) => _type));
  const missing = seedDocuments.filter(({ _type }) => !types.has(_type));
  expect([...new Set(missing.map(({ _type }) => _type))]).toEqual(["redirect", "translation"]);
});

test("the checks find only unconfirmed figures in the blank content", async () => {
  const findings = await documentFindings(await fetchPublished(lake.client()));
  const errors = findings.filter((finding) => severityOf(finding) === "error");
  expect(errors).toEqual([]);
});

test.each(routes)("with the blank content %s shows no text of this company", async (path) => {
  const text = textOf(await renderPage(path));
  expect(text).toMatch(/\w/);
  expect(text).not.toMatch(ofThisSite);
});

test("with the blank content menus, footer, banner and error messages are blank too", async () => {
  const text = textOf(await renderFrame());
  expect(text).toContain("Your Company");
  expect(text).not.toMatch(ofThisSite);
});
