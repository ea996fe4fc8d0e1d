import { turningDays } from "#schemas/shared/figures/on-day.ts";
import { sortOutRedirects } from "#schemas/shared/redirects/redirects.ts";
import { pathsOfPages } from "#schemas/shared/routes.ts";
import { createRedirectLookup, type RedirectLookup } from "./redirect-lookup.ts";
import type { RoutingContent } from "./table-file.ts";

/** Every path the site answers, every redirect, and the days on which pages change by themselves. */
export type RoutingTable = {
  paths: ReadonlySet<string>;
  redirects: RedirectLookup;
  /** ISO dates in Dubai, in order. */
  turningDays: readonly string[];
};

/**
 * Builds the table from content. A redirect that would hide a live page, turn in a circle, lead to
 * another redirect or to no page is left out and reported.
 */
export function buildRoutingTable(
  content: RoutingContent,
  report: (problem: string) => void,
): RoutingTable {
  const paths = pathsOfPages(content.pages);
  const { usable, faulty } = sortOutRedirects(content.redirects, paths);
  for (const { redirect, message } of faulty) {
    report(`Redirect ${redirect._id} is ignored: ${message}`);
  }
  return {
    paths,
    redirects: createRedirectLookup(usable, paths),
    turningDays: turningDays(content.figures),
  };
}
