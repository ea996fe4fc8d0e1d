import { expect, test } from "vitest";
import type { SummaryParts } from "#schemas/shared/head/head-texts.ts";
import type { OpenPage } from "#web/page/breadcrumb-trail.ts";
import { withSeededLake } from "./seeded-lake.ts";

withSeededLake();

/** The steps to a page in the seeded navigation, or in that without the columns of its footer. */
async function trailOf(page: OpenPage, content: SummaryParts, hasFooter = true) {
  const { fetchSite } = await import("#web/content/fetch-site.ts");
  const { breadcrumbTrail } = await import("#web/page/breadcrumb-trail.ts");
  const { navigation } = await fetchSite();
  const footer = hasFooter ? navigation.footer : { ...navigation.footer, columns: [] };
  const trail = breadcrumbTrail(page, content, { ...navigation, footer });
  return trail?.map(({ name, path }) => [name, path]);
}

const home = ["Home", "/"];
const overview = { below: "homePage", path: "/uae-advantages" } as const;
const hero = { heading: "Thirteen reasons to stay" };

test.each<[string, OpenPage, SummaryParts, (string | undefined)[][] | undefined]>([
  [
    "an emirate is below the overview, under the name of its menu",
    { below: "freeZonesPage", path: "/free-zones/dubai" },
    { name: "Dubai" },
    [home, ["UAE Freezones", "/free-zones"], ["Dubai", "/free-zones/dubai"]],
  ],
  [
    "a service is below its menu, which is no page",
    { below: "menu", path: "/services/education" },
    { title: "Education" },
    [home, ["Services", undefined], ["Education", "/services/education"]],
  ],
  [
    "the footer's words name a page whose heading is a sentence",
    { below: "homePage", path: "/free-zones" },
    { hero },
    [home, ["All Free Zones", "/free-zones"]],
  ],
  [
    "what neither menu nor footer lists hangs under home",
    { below: "menu", path: "/services/new" },
    { title: "New" },
    [home, ["New", "/services/new"]],
  ],
  [
    "what is below home stays there, though a menu lists it",
    { below: "homePage", path: "/services/education" },
    { title: "A" },
    [home, ["A", "/services/education"]],
  ],
  ["a page that is below nothing has none", { path: "/" }, {}, undefined],
])("%s", async (_name, page, content, trail) => {
  expect(await trailOf(page, content)).toEqual(trail);
});

test("a heading does where there is no footer", async () => {
  expect(await trailOf(overview, { hero }, false)).toEqual([home, [hero.heading, overview.path]]);
});
