import * as z from "zod";
import { sortOutRedirects } from "#schemas/shared/redirects/redirects.ts";
import { pathsOfPages } from "#schemas/shared/routes.ts";
import { createRedirectLookup, type RedirectLookup } from "./redirect-lookup.ts";

/** What the content lake says about paths: the answer to `routingQuery`. */
export const routingContent = z.object({
  pages: z.array(z.object({ _type: z.string(), slug: z.string().nullable() })),
  redirects: z.array(
    z.object({
      _id: z.string(),
      source: z.string().nullable(),
      target: z.string().nullable(),
      permanent: z.boolean().nullable(),
    }),
  ),
});

export type RoutingContent = z.infer<typeof routingContent>;

/** Every path the site answers, and every redirect. */
export type RoutingTable = {
  paths: ReadonlySet<string>;
  redirects: RedirectLookup;
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
  return { paths, redirects: createRedirectLookup(usable, paths) };
}
