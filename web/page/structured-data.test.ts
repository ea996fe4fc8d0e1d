import { evaluate, parse } from "groq-js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SiteQueryResult } from "#schemas/generated/types.generated.ts";
import { seeded } from "#tests/support/first-content.ts";
import { siteQuery } from "#web/content/queries/site.ts";
import { JsonLd, PageStructuredData, writtenData } from "./structured-data.tsx";

const siteSettings = seeded("siteSettings");

/** The organization in a page's structured data. */
async function organization(rating: object, showsRating: boolean) {
  const dataset = [{ ...siteSettings, rating: { ...siteSettings.rating, ...rating } }];
  const result = await evaluate(parse(siteQuery), { dataset });
  const { settings }: SiteQueryResult = await result.get();
  if (settings === null) throw new Error("The site has no settings.");
  const props = { path: "/", settings, content: {}, showsRating };
  const none = { written: null, breadcrumbs: undefined, record: undefined };
  const html = renderToStaticMarkup(createElement(PageStructuredData, { ...props, ...none }));
  const [, json = ""] = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(html) ?? [];
  const records: { "@type": string }[] = JSON.parse(json)["@graph"];
  return records.find((record) => record["@type"] === "Organization");
}

const { value, count } = siteSettings.rating;

test("a page that shows the rating has it in the structured data", async () => {
  expect(await organization({}, true)).toMatchObject({
    name: "Nordune",
    aggregateRating: { ratingValue: value, reviewCount: count, bestRating: 5 },
  });
});

test.each([
  ["on no page where editors have hidden it", { isHidden: true }, true],
  ["on no page that does not show it", {}, false],
])("the structured data has the rating %s", async (_where, rating, showsRating) => {
  const told = await organization(rating, showsRating);
  expect(told).toMatchObject({ name: "Nordune" });
  expect(told).not.toHaveProperty("aggregateRating");
});

test("structured data cannot break out of its element and has no hidden text", () => {
  const name = `</script><!--<script> "quoted" 'single' \\ Tax & more &lt; a\u200bb\u2028c\u202ed`;
  const html = renderToStaticMarkup(createElement(JsonLd, { data: { name } }));
  const content = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? "";
  expect(content).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(content)).toEqual({ name: name.replace(/a\u200b.*/s, "ab cd") });
});

test.each(["JAVA\u200bSCRIPT:alert(1)", "data: text/html,x", "vbscript:x"])(
  "structured data that an editor adds never contains %s",
  (address) => {
    const added = {
      "@id": address,
      a: { url: address },
      sameAs: [address, "https://example.com"],
      "https://schema.org/logo": { "@value": address },
    };
    expect(writtenData(JSON.stringify(added))).toEqual({
      "@context": "https://schema.org",
      a: {},
      sameAs: ["https://example.com"],
      "https://schema.org/logo": {},
    });
  },
);
