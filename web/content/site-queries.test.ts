import { expect, test } from "vitest";
import { catalogueQuery } from "./queries/translations.ts";
import { siteQueries } from "./site-queries.ts";

const queries = siteQueries(JSON.stringify({ pages: [], translated: [], redirects: [] }));

const queriesWith = (params: Record<string, unknown>) =>
  queries.filter((query) =>
    Object.entries(params).every(([name, value]) => query.params[name] === value),
  );

/** The pages that the queries with these parameters call edited between two results. */
const editedBetween = (params: Record<string, unknown>, before: unknown, after: unknown) =>
  queriesWith(params).flatMap(
    ({ editedPages }) => editedPages?.(JSON.stringify(before), JSON.stringify(after)) ?? [],
  );

test("an edited document's page is edited in every language", () => {
  const [before, after] = [{ _updatedAt: "2026-01-01" }, { _updatedAt: "2026-01-02" }];
  const about = { path: "/about" };
  expect(editedBetween(about, before, after)).toEqual(["/about", "/sv/about"]);
  expect(editedBetween(about, before, before)).toEqual([]);
});

test("a translation's page is edited in its language alone, by what its rows say", () => {
  const rows = (text: string) => [{ field: "title", source: "Contact", text }];
  const contact = { document: "contactPage", page: { _type: "contactPage", slug: null } };
  const settings = { document: "siteSettings", page: { _type: "siteSettings", slug: null } };
  const about = { document: "aboutPage", page: { _type: "aboutPage", slug: null }, rows: null };
  const before = [
    { ...contact, rows: rows("Kontakt") },
    { ...settings, rows: rows("Kontakt") },
    about,
  ];
  const after = [
    { ...contact, rows: rows("Kontakta oss") },
    { ...settings, rows: rows("Kontakta oss") },
    about,
  ];
  const swedish = { language: "sv" };
  expect(queriesWith(swedish).map(({ query }) => query)).toEqual([catalogueQuery]);
  expect(editedBetween(swedish, before, after)).toEqual(["/sv/contact"]);
  expect(editedBetween(swedish, [about], before)).toEqual(["/sv/contact"]);
  expect(editedBetween(swedish, before, before)).toEqual([]);
});
