import { cache } from "react";
import { fetchContent } from "./fetch-content.ts";
import { MissingContentError } from "./pages.ts";
import {
  emiratePageQuery,
  freeZonesPageQuery,
  taxBenefitsPageQuery,
} from "./queries/free-zones.ts";
import { slugsQuery } from "./queries/routing.ts";
import { pageTag, SITE_TAG } from "./tags.ts";

export async function fetchFreeZonesPage() {
  const page = await fetchContent(freeZonesPageQuery, {}, [pageTag("/free-zones")]);
  if (page === null) throw new MissingContentError("freeZonesPage");
  return page;
}

export async function fetchTaxBenefitsPage() {
  const page = await fetchContent(taxBenefitsPageQuery, {}, [pageTag("/free-zones/tax-benefits")]);
  if (page === null) throw new MissingContentError("taxBenefitsPage");
  return page;
}

/** The emirate at `/free-zones/<slug>`, or null when there is none. */
export const fetchEmiratePage = cache((slug: string) =>
  fetchContent(emiratePageQuery, { slug }, [pageTag(`/free-zones/${slug}`)]),
);

/** Static params of `/free-zones/[slug]`. */
export function fetchEmirateSlugs() {
  return fetchContent(slugsQuery, { type: "emirate" }, [SITE_TAG]);
}
