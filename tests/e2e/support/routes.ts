import { currentSlug, pathOf } from "#schemas/shared/routes.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";

/** Every route of the seeded site. */
export const routes: readonly string[] = seedDocuments.flatMap(
  ({ _type, slug }) => pathOf({ _type, slug: currentSlug(slug) ?? null }) ?? [],
);

/** Those with an island; tests/e2e/visiting/pages.spec.ts finds one in no other. */
export const routesWithIslands: readonly string[] = [
  "/",
  "/contact",
  "/free-zones",
  "/free-zones/tax-benefits",
  "/services/residency-visas",
  "/services/tax-residency",
  "/services/relocation-support",
];
