import type { RoutingQueryResult } from "#schemas/generated/types.generated.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { decodePath, parseRedirectSource } from "#schemas/shared/redirects/redirect-source.ts";
import { type RedirectEnds, sortOutRedirects } from "#schemas/shared/redirects/redirects.ts";
import { pathsOfPages, slugTypes } from "#schemas/shared/routes.ts";
import { routingQuery } from "#web/content/queries/fingerprint.ts";
import type { ContentQuery, RoutingTable } from "#web/content/store/content-query.ts";

/** Asks which pages and redirects there are. */
export const routing: ContentQuery = { query: routingQuery, params: { slugTypes } };

/**
 * Makes the function that builds the table from the result of the routing query. It is built when the
 * result has changed. A redirect that would hide a live page, lead in a circle, lead to another
 * redirect or to no page is left out and reported, as is a result that makes no sense: then the last
 * good table stays.
 */
export function createRoutingTables() {
  let table: RoutingTable | undefined;
  let builtFrom: string | undefined;
  /** @param json the result; nothing while none is known */
  return (json: string | undefined): RoutingTable | undefined => {
    if (!json || json === builtFrom) return table;
    builtFrom = json;
    try {
      const { pages, redirects }: RoutingQueryResult = JSON.parse(json);
      const paths = pathsOfPages(pages);
      const { usable, faulty } = sortOutRedirects(redirects, paths);
      for (const { redirect, message } of faulty) {
        console.warn(`Redirect ${redirect._id} is ignored: ${message}`);
      }
      table = { paths, redirects: createRedirectLookup(usable, paths) };
    } catch (error) {
      console.warn(`The routing table could not be built; the last one stays. ${messageOf(error)}`);
    }
    return table;
  };
}

/**
 * Finds redirects in a time that does not depend on how many there are: from the path itself upwards
 * through its folders, and at each by whatever asks for most. A live page is redirected only where the
 * query asks for something that a redirect names. A path may be percent-encoded or not; a query has
 * its mark, as has what is left of it where it goes.
 */
function createRedirectLookup(
  redirects: readonly (RedirectEnds & { permanent: boolean | null })[],
  livePaths: ReadonlySet<string>,
) {
  const parsed = redirects
    .map((redirect) => ({ ...redirect, ...parseRedirectSource(redirect.source) }))
    .sort((a, b) => b.parameters.length - a.parameters.length || +a.isWhole - +b.isWhole);
  const rules = Map.groupBy(parsed, ({ path }) => path);
  return {
    find(pathname: string, search = "") {
      const path = decodePath(pathname) ?? pathname;
      const query = new URLSearchParams(search);
      const isLive = livePaths.has(path);
      for (let at = path; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
        const best = rules.get(at)?.find(({ isWhole, parameters }) => {
          const isOfPath = (isWhole || at === path) && (!isLive || parameters.length > 0);
          return isOfPath && parameters.every(([name, value]) => query.has(name, value));
        });
        if (best === undefined) continue;
        const { target, permanent, parameters } = best;
        for (const [name, value] of parameters) query.delete(name, value);
        const left = query.size > 0 ? `?${query}` : "";
        return { target, permanent: permanent !== false, search: parameters[0] ? left : search };
      }
      return undefined;
    },
  };
}

/** The table that a result of the routing query describes. */
export const routingTableFrom = createRoutingTables();
