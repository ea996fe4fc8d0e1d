import { expect, test } from "vitest";
import type { NamedContent } from "#web/content/site-types.ts";
import type { OpenPage } from "#web/page/breadcrumb-trail.ts";
import { withSeededLake } from "./seeded-lake.ts";

withSeededLake();

/** The steps to a page in the seeded navigation, or in that without the columns of its footer. */
async function trailOf(page: OpenPage, content: NamedContent, hasFooter = true) {
  const { fetchSite } = await import("#web/content/fetch-site.ts");
  const { breadcrumbTrail } = await import("#web/page/breadcrumb-trail.ts");
  const { navigation } = await fetchSite();
  const footer = hasFooter ? navigation.footer : { ...navigation.footer, columns: [] };
  const trail = breadcrumbTrail(page, content, { ...navigation, footer });
  return trail?.map(({ name, path }) => [name, path]);
}

test.each([
  {
    what: "an emirate is below the overview of the free zones, under the name of its menu",
    page: { type: "emirate", path: "/free-zones/dubai" },
    content: { name: "Dubai" },
    above: ["UAE Freezones", "/free-zones"],
    name: "Dubai",
  },
  {
    what: "a service is below its menu, which is no page",
    page: { type: "service", path: "/services/education" },
    content: { title: "Education" },
    above: ["Services", undefined],
    name: "Education",
  },
  {
    what: "an advantage is below the overview of the advantages",
    page: { type: "advantage", path: "/advantages/safety" },
    content: { title: "Safety" },
    above: ["UAE Advantages", "/uae-advantages"],
    name: "Safety",
  },
] as const)("$what", async ({ page, content, above, name }) => {
  expect(await trailOf(page, content)).toEqual([["Home", "/"], above, [name, page.path]]);
});

test("the overview of the free zones is below the home page, as its emirates are below it", async () => {
  const page = { type: "freeZonesPage", path: "/free-zones" } as const;
  expect(await trailOf(page, {})).toEqual([
    ["Home", "/"],
    ["All Free Zones", "/free-zones"],
  ]);
});

test("a page that neither menu nor footer lists hangs directly under home", async () => {
  const page = { type: "service", path: "/services/new" } as const;
  expect(await trailOf(page, { title: "New" })).toEqual([
    ["Home", "/"],
    ["New", "/services/new"],
  ]);
});

test("the footer's words name a page whose heading is a sentence; its heading does without them", async () => {
  const page = { type: "advantagesPage", path: "/uae-advantages" } as const;
  const content = { hero: { heading: "Thirteen reasons to stay" } };
  const named = await trailOf(page, content);
  expect(named?.at(-1)?.[0]).not.toBe("Thirteen reasons to stay");
  expect(await trailOf(page, content, false)).toEqual([
    ["Home", "/"],
    ["Thirteen reasons to stay", "/uae-advantages"],
  ]);
});

test("the home page and the contact page show no breadcrumbs", async () => {
  expect(await trailOf({ type: "homePage", path: "/" }, {})).toBeUndefined();
  expect(await trailOf({ type: "contactPage", path: "/contact" }, {})).toBeUndefined();
});
