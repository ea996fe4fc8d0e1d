import { expect, test } from "vitest";
import { catalogueQuery, translationTimesQuery } from "./queries/translations.ts";
import { siteQueries } from "./site-queries.ts";

const queries = siteQueries(
  JSON.stringify({
    pages: [],
    languages: { shown: ["sv"] },
    translated: [],
    metadata: [{ _id: "written", path: "/about" }],
    redirects: [],
  }),
);

const queriesWith = (params: Record<string, unknown>) =>
  queries.filter((query) =>
    Object.entries(params).every(([name, value]) => query.params[name] === value),
  );

const translated = [
  { document: "contactPage", language: "sv", _type: "contactPage", slug: null, until: null },
  { document: "siteSettings", language: "sv", _type: "siteSettings", slug: null, until: null },
];

/** The pages that the queries with these parameters call edited between two results. */
const editedBetween = (params: Record<string, unknown>, before: unknown, after: unknown) =>
  queriesWith(params).flatMap(
    ({ editedPages }) =>
      editedPages?.(JSON.stringify(before), JSON.stringify(after), () =>
        JSON.stringify({ languages: null, translated }),
      ) ?? [],
  );

test("editing a document updates its page in every language first", () => {
  const [before, after] = [{ _updatedAt: "2026-01-01" }, { _updatedAt: "2026-01-02" }];
  const about = { path: "/about" };
  expect(editedBetween(about, before, after)).toEqual(["/about", "/sv/about"]);
  expect(editedBetween(about, before, before)).toEqual([]);
});

test("editing a translation updates its page in that language only", () => {
  const rows = (text: string) => [{ field: "title", source: "Contact", text }];
  const catalogue = (text: string) => [
    { document: "contactPage", rows: rows(text) },
    { document: "siteSettings", rows: rows(text) },
    { document: "aboutPage", rows: null },
  ];
  const swedish = { language: "sv" };
  const [before, after] = [catalogue("Kontakt"), catalogue("Kontakta oss")];
  expect(queriesWith(swedish).map(({ query }) => query)).toEqual([
    translationTimesQuery,
    catalogueQuery,
  ]);
  expect(editedBetween(swedish, before, after)).toEqual(["/sv/contact"]);
  expect(editedBetween(swedish, [], before)).toEqual(["/sv/contact"]);
  expect(editedBetween(swedish, before, before)).toEqual([]);
});
