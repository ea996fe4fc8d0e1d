import { expect, test } from "vitest";
import { documents } from "#schemas/documents/index.ts";
import { singletons } from "#schemas/singletons/index.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import type { Reads } from "#web/content/answers/answer-store.ts";
import { fingerprintQuery } from "#web/content/queries/fingerprint.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { withTrackedPages } from "./tracked-pages.ts";

const lake = withSeededLake();
const pages = withTrackedPages(lake);

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

const publish = (id: string, change: Record<string, unknown>) =>
  pages.publish(() => lake.client().patch(id).set(change).commit());

test("every type that is seeded has a change here; redirects live in the routing table", () => {
  const shown = [...singletons, ...documents].map(({ name }) => name);
  expect([...changes.keys(), "redirect", "freePage"].sort()).toEqual(shown.sort());
});

test.each([...changes])(
  "after a change of %s no page is made from what was",
  async (_type, [id, change]) => {
    expect((await publish(id, change)).length, "the change is on a page").toBeGreaterThan(0);
    // What its live event touches is all that there is to ask.
    const shown = () =>
      pages
        .answers()
        .all()
        .filter(({ query }) => query !== fingerprintQuery);
    const known = shown();
    await pages.answers().refresh("everything");
    expect(shown()).toEqual(known);
  },
);

test.each<[string, string, Record<string, unknown>, string[]]>([
  [
    "the phases of a plan are those of the home page",
    "homePage",
    { "process.steps[0].title": "Other" },
    ["/", "/services/relocation-support"],
  ],
  [
    "what leads to a plan knows which service shows it",
    "service-relocation-support",
    { tool: { _type: "reference", _ref: "tool-tax-estimate" } },
    ["/", "/contact", "/services/relocation-support"],
  ],
])("%s", async (_what, id, change, paths) => {
  expect(await publish(id, change)).toEqual(expect.arrayContaining(paths));
});

test("of the rendered pages, those are stale that a text stands on, and the register of them all", async () => {
  const { renderPage } = await import("./rendered-pages.ts");
  const rendered = new Map<string, Reads>();
  for (const path of routes) {
    rendered.set(path, (await pages.answers().track(() => renderPage(path))).reads);
  }
  await publish("service-education", { benefitsHeading: "Changed" });
  const stale = routes.filter(
    (path) => !pages.answers().isCurrent(rendered.get(path) ?? new Map()),
  );
  expect(stale).toEqual(["/services/education", "/about"]);
});
