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

test.each([...fixedPaths, "/services/tax-residency", "/free-zones/dubai#zones"])(
  "%s may be rendered before it is opened",
  (path) => expect(isRenderedAhead(path)).toBe(true),
);

test.each([
  ["another site", "https://example.com/about"],
  ["the contact page with a question", "/contact?topic=visa"],
  ["a question to a tool", "/free-zones?tool=zone-finder&visas=one#tool"],
  ["a question to a tool of the same page", "/?tool=zone-finder"],
  ["the API", "/api/revalidate"],
  ["a file of the build", "/_next/static/chunks/a.js"],
  ["a picture", "/share-image/about.png"],
  ["the sitemap", "/sitemap.xml"],
  ["mail", "mailto:hello@nordune.example"],
  ["the telephone", "tel:+37120000000"],
])("%s may not", (_, href) => expect(isRenderedAhead(href)).toBe(false));

test("browsers get them as what they are", () => {
  expect(answer.headers.get("content-type")).toBe("application/speculationrules+json");
});
