import { LRUCache } from "lru-cache";
import type { RoutingQueryResult } from "#schemas/generated/types.generated.ts";
import { pageOfShareImage } from "#schemas/shared/head/share-image-path.ts";
import { decodePath, parseRedirectSource } from "#schemas/shared/redirects/redirect-source.ts";
import { type RedirectEnds, sortOutRedirects } from "#schemas/shared/redirects/redirects.ts";
import { pathsOfPages, slugTypes } from "#schemas/shared/routes.ts";
import type { Question, RoutingTable } from "#web/content/answers/live-content.ts";
import { routingQuery } from "#web/content/queries/fingerprint.ts";

export const routingQuestion: Question = { query: routingQuery, params: { slugTypes } };

/**
 * Makes the function that gives the table as the content lake's answer says. It is built when the
 * answer has changed. A redirect that would hide a live page, lead in a circle, lead to another
 * redirect or to no page is left out and reported, as is an answer that makes no sense: then the last
 * good table stays.
 */
export function createRoutingTables() {
  let table: RoutingTable | undefined;
  let builtFrom: string | undefined;
  /** @param answer JSON; nothing while none is known */
  return (answer: string | undefined): RoutingTable | undefined => {
    if (!answer || answer === builtFrom) return table;
    builtFrom = answer;
    try {
      const { pages, redirects }: RoutingQueryResult = JSON.parse(answer);
      const paths = pathsOfPages(pages);
      const { usable, faulty } = sortOutRedirects(redirects, paths);
      for (const { redirect, message } of faulty) {
        console.warn(`Redirect ${redirect._id} is ignored: ${message}`);
      }
      const isLive = (path: string) => paths.has(pageOfShareImage(path) ?? path);
      table = { paths, isLive, redirects: createRedirectLookup(usable, paths) };
    } catch (error) {
      console.warn(`The routing table could not be built; the last one stays. ${String(error)}`);
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

/** The table of an answer to `routingQuestion`. */
export const routingTableFrom = createRoutingTables();

/** On a host without a process that lasts: an answer is good for a minute, and as long as the lake is away. */
const lastAnswer = new LRUCache<"routing", string>({
  max: 1,
  ttl: 60_000,
  ttlResolution: 0,
  async fetchMethod(_key, before = "") {
    const { askLake } = await import("#web/content/client.ts");
    return askLake(routingQuestion, { cache: "no-store" }).catch((error) => {
      console.warn(`The routing table could not be loaded; the last one stays. ${String(error)}`);
      return before;
    });
  },
});

/** Every path and redirect, as last known. Undefined where the content lake was never reached. */
export async function currentRoutingTable(): Promise<RoutingTable | undefined> {
  const known = globalThis.nordune?.routingTable();
  return known ?? routingTableFrom(await lastAnswer.fetch("routing"));
}
