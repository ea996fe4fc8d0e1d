import { currentSlug, pathOf } from "#schemas/shared/routes.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";

/** Every route of the seeded site. */
export const routes: readonly string[] = seedDocuments.flatMap(
  ({ _type, slug }) => pathOf({ _type, slug: currentSlug(slug) ?? null }) ?? [],
);
