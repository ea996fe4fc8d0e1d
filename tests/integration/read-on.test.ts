import { expect, test } from "vitest";
import { pathOf } from "#schemas/shared/routes.ts";
import { renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** Paths of the links under "Read on", as the page at `path` shows them. */
async function readOnOf(path: string): Promise<string[]> {
  const [, list = ""] = (await renderPage(path)).split(">Read on</h2>");
  const [links = ""] = list.split("</ul>");
  return [...links.matchAll(/href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
}

test.each([
  // The neighbours in the menus, from the beginning again after the last.
  [
    "/services/office-space",
    "/services/business-registration /services/licensing /services/staffing-solutions /free-zones",
  ],
  [
    "/services/education",
    "/services/relocation-support /services/residency-visas /services/tax-residency /uae-advantages",
  ],
  [
    "/free-zones/fujairah",
    "/free-zones/umm-al-quwain /free-zones/abu-dhabi /free-zones/dubai /free-zones/tax-benefits /services/business-registration",
  ],
  [
    "/advantages/travel",
    "/advantages/religion /advantages/safety /advantages/economics /uae-advantages",
  ],
])("%s leads on to its neighbours: %s", async (path, next) => {
  expect((await readOnOf(path)).join(" ")).toBe(next);
});

test("pages that are chosen in the Studio stand in their place", async () => {
  const chosen = [
    { _key: "a", _type: "navLink", label: "Taxes", page: { _ref: "taxBenefitsPage" } },
  ];
  await lake.client().patch("emirate-ajman").set({ readOn: chosen }).commit();
  expect(await readOnOf("/free-zones/ajman")).toEqual([pathOf({ _type: "taxBenefitsPage" })]);
});

test("a page without a subject opens an empty form, one with a subject its own", async () => {
  const about = await renderPage("/about");
  expect(about).not.toContain("/contact#");
  const education = await renderPage("/services/education");
  expect(education.match(/href="\/contact#about-services-education"/g)).toHaveLength(2);
  expect(await renderPage("/contact")).toContain('id="about-services-education"');
});
