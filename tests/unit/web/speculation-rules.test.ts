import { expect, test } from "vitest";
import { fixedPaths } from "#schemas/shared/routes.ts";
import rules from "#web/public/speculation-rules.json" with { type: "json" };

const SITE = "https://nordune.example";

const [first, second] = rules.prerender.flatMap(({ where }) => where.and);
const [all, none] = [first?.href_matches ?? "", second?.not?.href_matches ?? []];

/** The rules as browsers read them, for a link on the home page. */
const isRenderedAhead = (href: string) => {
  const matches = (pattern: string) => new URLPattern(pattern, SITE).test(new URL(href, SITE));
  return matches(all) && !none.some((pattern) => matches(pattern));
};

test("the browser may prerender pages", () => {
  for (const path of [...fixedPaths, "/free-zones/dubai#zones"]) {
    expect(isRenderedAhead(path), path).toBe(true);
  }
});

test.each([
  ["another site", "https://example.com/about"],
  ["a question to a tool", "/free-zones?tool=zone-finder&visas=one#tool"],
  ["the API", "/api/revalidate"],
  ["a file", "/_next/static/chunks/a.js"],
  ["mail", "mailto:hello@nordune.example"],
])("the browser must not prerender %s", (_, href) => expect(isRenderedAhead(href)).toBe(false));
