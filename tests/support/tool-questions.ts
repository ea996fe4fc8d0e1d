import type { ToolKind } from "#schemas/tools/list.ts";

/** A year of which every day is ahead. */
const YEAR = new Date().getUTCFullYear() + 1;

/**
 * The tools in the order of the footer, each with the path of its page, and with entries that it can
 * answer, as an address has them.
 */
export const toolQuestions = {
  "move-plan": {
    path: "/services/relocation-support",
    entries: `month=${YEAR + 1}-03&adults=2&children=0&company=remote&pets=no&car=none&country=homeCountry-sweden`,
  },
  "visa-route": {
    path: "/services/residency-visas",
    entries:
      "livelihood=ownAbroad&companions=nobody&age=40&currency=USD&income=3500&owners=one&monthsAway=0",
  },
  "day-counter": {
    path: "/services/tax-residency",
    entries: `arrival=${YEAR}-01-01&departure=${YEAR}-07-02`,
  },
  "zone-finder": { path: "/free-zones", entries: "activity=trading" },
  "tax-estimate": {
    path: "/free-zones/tax-benefits",
    entries: `revenue=2900000&profit=500000&currency=AED&activity=services&customers=companies&periodEnd=${YEAR}-12-31&group=no`,
  },
  "company-duties": {
    path: "/services/business-registration",
    entries: `issued=${YEAR}-03-10&company=mainland&revenue=1400000&customers=companies&visas=owners&periodEnd=12`,
  },
} as const satisfies Record<ToolKind, { path: string; entries: string }>;

/** The paths of the pages with tools, in the order of the footer. */
export const toolPaths: readonly string[] = Object.values(toolQuestions).map(({ path }) => path);
