import { expect, test } from "vitest";
import { fixedPaths } from "#schemas/shared/routes.ts";
import { GET } from "#web/app/speculation-rules.json/route.ts";

const SITE = "https://nordune.example";
type Where = { and: [{ href_matches: string }, { not: { href_matches: string[] } }] };

const answer = GET();
const { prerender }: { prerender: [{ where: Where }] } = await answer.json();
const [all, { not: none }] = prerender[0].where.and;

/** As browsers read it, of a link on the home page. */
const isRenderedAhead = (href: string) => {
  const matches = (pattern: string) => new URLPattern(pattern, SITE).test(new URL(href, SITE));
  return matches(all.href_matches) && !none.href_matches.some(matches);
};

test("pages may be rendered before they are opened", () => {
  for (const path of [...fixedPaths, "/free-zones/dubai#zones"]) {
    expect(isRenderedAhead(path), path).toBe(true);
  }
  expect(answer.headers.get("content-type")).toBe("application/speculationrules+json");
});

test.each([
  ["another site", "https://example.com/about"],
  ["a question to a tool", "/free-zones?tool=zone-finder&visas=one#tool"],
  ["the API", "/api/revalidate"],
  ["a file", "/_next/static/chunks/a.js"],
  ["mail", "mailto:hello@nordune.example"],
])("%s may not", (_, href) => expect(isRenderedAhead(href)).toBe(false));
