import { evaluate, parse } from "groq-js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SiteQueryResult } from "#schemas/generated/types.generated.ts";
import { siteSettings } from "#scripts/seed/content/site/site-settings.ts";
import { siteQuery } from "#web/content/queries/site.ts";
import { PageStructuredData } from "./structured-data.tsx";

/** What a page tells search engines of the company. */
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

test("a page that shows the rating tells it", async () => {
  expect(await organization({}, true)).toMatchObject({
    name: "Nordune",
    aggregateRating: { ratingValue: value, reviewCount: count, bestRating: 5 },
  });
});

test.each([
  ["on no page where editors have hidden it", { isHidden: true }, true],
  ["on no page that does not show it", {}, false],
])("the rating is told %s", async (_where, rating, showsRating) => {
  const told = await organization(rating, showsRating);
  expect(told).toMatchObject({ name: "Nordune" });
  expect(told).not.toHaveProperty("aggregateRating");
});
