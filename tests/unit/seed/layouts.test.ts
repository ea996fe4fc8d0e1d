import { referencesIn } from "@nordune/content-tool";
import { expect, test } from "vitest";
import { advantages } from "#scripts/seed/content/advantages/index.ts";
import { emirates } from "#scripts/seed/content/emirates/index.ts";
import { freeZonesPage } from "#scripts/seed/content/pages/free-zones-page.ts";
import { taxBenefitsPage } from "#scripts/seed/content/pages/tax-benefits-page.ts";
import { services } from "#scripts/seed/content/services/index.ts";
import { pictureWithAssetId } from "#scripts/seed/pictures/picture-file.ts";

/** The pages that a visitor may open one after the other out of one menu. */
const kinds = {
  services,
  advantages,
  "free zones": [...emirates, freeZonesPage, taxBenefitsPage],
};

test.each(Object.entries(kinds))("no picture stands on two pages of the %s", (_kind, pages) => {
  const pagesOf = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const { id } of referencesIn(page).filter(({ path }) => path.endsWith("image.asset"))) {
      const name = pictureWithAssetId(id)?.name ?? id;
      pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(page._id));
    }
  }
  expect(pagesOf.size).toBeGreaterThanOrEqual(pages.length * 2);
  expect([...pagesOf].filter(([, ids]) => ids.size > 1)).toEqual([]);
});

test.each([
  ["services", services, 4],
  ["advantages", advantages, 4],
])(
  "neighbours among the %s differ in their layout, and all layouts are used",
  (_kind, pages, count) => {
    const layouts = pages.map(({ layout }) => layout);
    expect(layouts.filter((layout, index) => layout === layouts[index + 1])).toEqual([]);
    expect(new Set(layouts).size).toBe(count);
  },
);
