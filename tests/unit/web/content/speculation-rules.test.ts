import { expect, test } from "vitest";
import { fixedPaths } from "#schemas/shared/routes.ts";
import { GET } from "#web/app/speculation-rules.json/route.ts";

const SITE = "https://nordune.example";

type Condition = { href_matches: string | string[] } | { not: Condition } | { and: Condition[] };

const answer = GET();
const rules: { prerender: { where: Condition }[] } = await answer.json();

/** The rules' conditions as browsers read them, of links on the home page. */
function isRenderedAhead(href: string): boolean {
  const holds = (condition: Condition): boolean => {
    if ("and" in condition) return condition.and.every(holds);
    if ("not" in condition) return !holds(condition.not);
    return [condition.href_matches]
      .flat()
      .some((pattern) => new URLPattern(pattern, SITE).test(new URL(href, SITE)));
  };
  return rules.prerender.some(({ where }) => holds(where));
}

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
  ["a file of the build", "/_next/static/chunks/a.js"],
  ["the sitemap", "/sitemap.xml"],
  ["mail", "mailto:hello@nordune.example"],
])("%s may not", (_, href) => expect(isRenderedAhead(href)).toBe(false));
