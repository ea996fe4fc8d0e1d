import { beforeAll, expect, test } from "vitest";
import { documents } from "#schemas/documents/index.ts";
import { showingQuery } from "#schemas/shared/shown-on/showing-query.ts";
import { singletons } from "#schemas/singletons/index.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { withDataCache } from "./data-cache.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();
const cache = withDataCache();

/** A change that visitors see, in a document of every type that the site shows. */
const changes = new Map<string, [id: string, change: Record<string, unknown>]>(
  Object.entries({
    siteSettings: ["siteSettings", { phone: "+371 20 111 111" }],
    navigation: ["navigation", { "footer.heading": "Changed" }],
    homePage: ["homePage", { "hero.headline": "Changed" }],
    freeZonesPage: ["freeZonesPage", { "hero.heading": "Changed" }],
    taxBenefitsPage: ["taxBenefitsPage", { tableHeading: "Changed" }],
    advantagesPage: ["advantagesPage", { readMoreLabel: "Changed" }],
    aboutPage: ["aboutPage", { "story.heading": "Changed" }],
    contactPage: ["contactPage", { "banner.heading": "Changed" }],
    cookiePolicyPage: ["cookiePolicyPage", { heading: "Changed" }],
    notFoundPage: ["notFoundPage", { heading: "Changed" }],
    service: ["service-education", { title: "Changed" }],
    diagram: ["diagram-days-of-a-year", { heading: "Changed" }],
    emirate: ["emirate-dubai", { name: "Changed" }],
    advantage: ["advantage-safety", { "card.title": "Changed" }],
    freeZone: ["freeZone-jafza", { name: "Changed" }],
    zoneSource: ["zoneSource-dubai-mainland", { sourceTitle: "Changed" }],
    figure: ["figure-corporate-tax-rate", { value: "9.75" }],
    tool: ["tool-tax-estimate", { heading: "Changed" }],
    testimonial: ["testimonial-1", { quote: "Changed" }],
    homeCountry: ["homeCountry-sweden", { currency: "Changed" }],
    partner: ["partner-jafza", { name: "Changed" }],
    pageMetadata: ["pageMetadata-about", { title: "Changed" }],
  }),
);

/** Fetches what every page shows, as its rendering does, unless it is in the cache. */
async function readEveryPage(): Promise<void> {
  const { fetchPageAt } = await import("#web/content/fetch-page.ts");
  const site = await import("#web/content/fetch-site.ts");
  await Promise.all([site.fetchSite(), site.fetchNotFoundPage(), site.fetchLivePaths()]);
  for (const path of routes) await Promise.all([fetchPageAt(path), site.fetchPageMetadata(path)]);
}

/** Publishes a change of a document. @returns the cache tags that it calls for */
async function publish(id: string, change: Record<string, unknown>): Promise<string[]> {
  const { affectedTags } = await import("#schemas/shared/shown-on/affected-tags.ts");
  const { fetchUncached } = await import("#web/content/fetch-content.ts");
  const { changesBetween, fetchInventory } = await import("#web/content/freshness/inventory.ts");
  const before = await fetchInventory();
  await lake.client().patch(id).set(change).commit();
  const changes = changesBetween(before, await fetchInventory());
  return affectedTags(changes, (ids, listing) => fetchUncached(showingQuery, { ids, listing }));
}

beforeAll(readEveryPage);

test("every type that the site shows has a change here; redirects live in the routing table", () => {
  const shown = [...singletons, ...documents].map(({ name }) => name);
  expect([...changes.keys(), "redirect"].sort()).toEqual(shown.sort());
});

test("every page is read under a tag of its own", () => {
  expect([...cache.tags()].filter((tag) => tag.startsWith("page:")).sort()).toEqual(
    routes.map((path) => `page:${path}`).sort(),
  );
});

test.each([...changes])(
  "after a change of %s no page shows what was",
  async (_type, [id, change]) => {
    const tags = await publish(id, change);
    const stale = new Set(await cache.staleTags());
    expect(stale.size, "the change is on a page").toBeGreaterThan(0);
    cache.revalidate(tags);
    expect(await cache.staleTags()).toEqual([]);
    await readEveryPage();
  },
);

test.each<[string, string, Record<string, unknown>, string[]]>([
  [
    "the phases of a plan are those of the home page",
    "homePage",
    { "process.steps[0].title": "Changed" },
    ["/", "/services/relocation-support"],
  ],
  [
    "what leads to a plan knows which service shows it",
    "service-relocation-support",
    { tool: { _type: "reference", _ref: "tool-tax-estimate" } },
    ["/", "/contact", "/services/relocation-support"],
  ],
])("%s", async (_what, id, change, paths) => {
  const tags = await publish(id, change);
  expect(await cache.staleTags()).toEqual(
    expect.arrayContaining(paths.map((path) => `page:${path}`)),
  );
  cache.revalidate(tags);
  expect(await cache.staleTags()).toEqual([]);
  await readEveryPage();
});

test("a change of its text renders the page of a service only", async () => {
  expect(await publish("service-education", { benefitsHeading: "Changed" })).toEqual([
    "page:/services/education",
  ]);
});
