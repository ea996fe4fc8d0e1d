import * as z from "zod";
import { decodePath, parseRedirectSource } from "#schemas/shared/redirects/redirect-source.ts";
import { type RedirectEnds, sortOutRedirects } from "#schemas/shared/redirects/redirects.ts";
import { pathsOfPages } from "#schemas/shared/routes.ts";
import type { Redirected, RedirectLookup, RoutingTable } from "../answers/live-content.ts";

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

/**
 * Builds the table from content. A redirect that would hide a live page, lead in a circle, lead to
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

type RedirectRule = Omit<Redirected, "search">;
type Asked = { parameters: readonly (readonly [string, string])[]; rule: RedirectRule };

/**
 * Finds redirects in a time that does not depend on how many there are: by the nearest of what can
 * match an address, path and query, path, folder. A live page is redirected only where the query asks
 * for something that a redirect names. A path may be percent-encoded or not; a query has its mark.
 */
export function createRedirectLookup(
  redirects: readonly (RedirectEnds & { permanent: boolean | null })[],
  livePaths: ReadonlySet<string>,
): RedirectLookup {
  const exact = new Map<string, RedirectRule>();
  const whole = new Map<string, RedirectRule>();
  const asked = new Map<string, Asked[]>();
  for (const { source, target, permanent } of redirects) {
    const { path, parameters, isWhole } = parseRedirectSource(source);
    const rule = { target, permanent: permanent !== false };
    if (isWhole) whole.set(path, rule);
    else if (parameters.length === 0) exact.set(path, rule);
    else asked.set(path, [...(asked.get(path) ?? []), { parameters, rule }]);
  }

  function findAsked(path: string, search: string): Redirected | undefined {
    const rules = asked.get(path);
    if (rules === undefined || search === "") return undefined;
    const query = new URLSearchParams(search);
    const [best] = rules
      .filter(({ parameters }) => parameters.every(([name, value]) => query.has(name, value)))
      .toSorted((one, other) => other.parameters.length - one.parameters.length);
    if (best === undefined) return undefined;
    for (const [name, value] of best.parameters) query.delete(name, value);
    const left = query.toString();
    return { ...best.rule, search: left === "" ? "" : `?${left}` };
  }

  /** The nearest folder that is redirected as a whole. */
  function findWhole(path: string): RedirectRule | undefined {
    for (let folder = path; folder !== ""; folder = folder.slice(0, folder.lastIndexOf("/"))) {
      const rule = whole.get(folder);
      if (rule !== undefined) return rule;
    }
    return undefined;
  }

  return {
    size: redirects.length,
    find(pathname, search = "") {
      const path = decodePath(pathname) ?? pathname;
      const found = findAsked(path, search);
      if (found !== undefined || livePaths.has(path)) return found;
      const rule = exact.get(path) ?? findWhole(path);
      return rule && { ...rule, search };
    },
  };
}
