import type { ContentDocument } from "@nordune/content-tool";
import { currentSlug, pathOf } from "#schemas/shared/routes.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { toolPaths } from "#tests/support/tool-questions.ts";

const rankOf = ({ orderRank }: ContentDocument) => String(orderRank ?? "");

/** Every route of the seeded site, type by type in the order that menus and overviews have. */
export const routes: readonly string[] = [...Map.groupBy(seedDocuments, ({ _type }) => _type)]
  .flatMap(([, documents]) => documents.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1)))
  .flatMap(({ _type, slug }) => pathOf({ _type, slug: currentSlug(slug) ?? null }) ?? []);

/** A route of each kind of page, and the screens without a document. */
export const oneOfEachKind: readonly string[] = [
  "/",
  "/services/residency-visas",
  "/free-zones",
  "/free-zones/dubai",
  "/free-zones/tax-benefits",
  "/uae-advantages",
  "/advantages/safety",
  "/about",
  "/contact",
  "/cookie-policy",
  "/offline",
  "/nowhere",
];

/** The pages that `npm test` opens: the home page, a tool, cards and a table, the form, no page. */
export const journeyPages: readonly string[] = [
  "/",
  "/services/residency-visas",
  "/free-zones",
  "/contact",
  "/nowhere",
];

/** The routes with an island. tests/e2e/visiting/pages.spec.ts checks that no other has one. */
export const routesWithIslands: readonly string[] = ["/", "/contact", ...toolPaths];
