import { pathsOfPages } from "#schemas/routes.ts";
import { sortOutRedirects } from "#schemas/rules/redirects.ts";
import type { RoutingContent } from "./table-file.ts";

/** Where a request for a redirected path goes. */
export type RedirectRule = { target: string; permanent: boolean };

/** Every path the site answers, and every redirect. */
export type RoutingTable = {
  paths: ReadonlySet<string>;
  redirects: ReadonlyMap<string, RedirectRule>;
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
  const redirects = new Map(
    usable.map(({ source, target, permanent }) => [
      source,
      { target, permanent: permanent !== false },
    ]),
  );
  return { paths, redirects };
}
