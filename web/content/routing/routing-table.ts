import type { RoutingQueryResult } from "#schemas/generated/types.generated.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { livePages, pathsAfterEnd } from "#schemas/shared/page-ends.ts";
import {
  caselessSource,
  decodePath,
  parseRedirectSource,
  type RedirectSource,
} from "#schemas/shared/redirects/redirect-source.ts";
import { type RedirectEnds, sortOutRedirects } from "#schemas/shared/redirects/redirects.ts";
import { pathsOfPages, slugTypes } from "#schemas/shared/routes.ts";
import { routingQuery } from "#web/content/queries/fingerprint.ts";
import type { ContentQuery, RoutingTable } from "#web/content/store/content-query.ts";

/** Asks which pages and redirects there are. */
export const routing: ContentQuery = { query: routingQuery, params: { slugTypes } };

/**
 * Makes the function that builds the table from the result of the routing query. It is built when the
 * result has changed, and when a day begins: a page may have ended. A redirect that would hide a live
 * page, lead in a circle, lead to another redirect or to no page is left out and reported, as is a
 * result that makes no sense: then the last good table stays.
 */
export function createRoutingTables() {
  let table: RoutingTable | undefined;
  let builtFrom: string | undefined;
  let builtOn: string | undefined;
  /**
   * @param json the result; nothing while none is known
   * @param day ISO date, in Dubai
   */
  return (json: string | undefined, day = dubaiDay()): RoutingTable | undefined => {
    if (!json || (json === builtFrom && day === builtOn)) return table;
    [builtFrom, builtOn] = [json, day];
    try {
      const { pages, redirects }: RoutingQueryResult = JSON.parse(json);
      const paths = pathsOfPages(livePages(pages, day));
      const ended = pathsAfterEnd(pages, day);
      // Who was to find a page that has ended is led on with its visitors.
      const ledOn = redirects.map((redirect) => ({
        ...redirect,
        target: ended.get(redirect.target ?? "") ?? redirect.target,
      }));
      const { usable, faulty } = sortOutRedirects(ledOn, paths);
      for (const { redirect, message } of faulty) {
        console.warn(`Redirect ${redirect._id} is ignored: ${message}`);
      }
      table = { paths, redirects: createRedirectLookup(usable, paths), ended };
    } catch (error) {
      console.warn(`The routing table could not be built; the last one stays. ${messageOf(error)}`);
    }
    return table;
  };
}

type Redirect = RedirectEnds & { permanent: boolean | null };

/**
 * Finds redirects as they are written first, then whatever the case of the address: old systems
 * often took any. Of several that differ in case alone, the one without upper case counts then.
 */
function createRedirectLookup(redirects: readonly Redirect[], livePaths: ReadonlySet<string>) {
  const parsed = redirects.map((redirect) => ({
    ...redirect,
    ...parseRedirectSource(redirect.source),
  }));
  const isLower = ({ source }: Redirect) => source === source.toLowerCase();
  const caseless = parsed
    .toSorted((a, b) => +isLower(b) - +isLower(a))
    .map((redirect) => ({ ...redirect, ...caselessSource(redirect) }));
  const [exact, inAnyCase] = [createFinder(parsed), createFinder(caseless, lowerCase)];
  return {
    /**
     * @param pathname percent-encoded or not
     * @param search with its mark, as has what is left of it where it goes
     */
    find(pathname: string, search = "") {
      const path = decodePath(pathname) ?? pathname;
      const isLive = livePaths.has(path);
      return exact(path, search, isLive) ?? inAnyCase(path.toLowerCase(), search, isLive);
    },
  };
}

const asWritten = (text: string) => text;
const lowerCase = (text: string) => text.toLowerCase();

/**
 * Makes a function that takes a time which does not depend on how many redirects there are: from
 * the path itself upwards through its folders, and at each by whatever asks for most. A live page is
 * redirected only where the query asks for something that a redirect names.
 * @param spell what of a query's names and values is compared
 */
function createFinder(redirects: readonly (Redirect & RedirectSource)[], spell = asWritten) {
  const sorted = redirects.toSorted(
    (a, b) => b.parameters.length - a.parameters.length || +a.isWhole - +b.isWhole,
  );
  const rules = Map.groupBy(sorted, ({ path }) => path);
  return (path: string, search: string, isLive: boolean) => {
    // Beside what each pair says, as it came: a letter that is no UTF-8 goes along unharmed.
    const query = search
      .slice(1)
      .split("&")
      .map((written) => ({ written, pair: [...new URLSearchParams(written)][0] }));
    const isNamed = ({ pair }: (typeof query)[number], [name, value]: readonly [string, string]) =>
      pair !== undefined && spell(pair[0]) === name && spell(pair[1]) === value;
    for (let at = path; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
      const best = rules.get(at)?.find(({ isWhole, parameters }) => {
        const isOfPath = (isWhole || at === path) && (!isLive || parameters.length > 0);
        return isOfPath && parameters.every((each) => query.some((asked) => isNamed(asked, each)));
      });
      if (best === undefined) continue;
      const { target, permanent, parameters } = best;
      const rest = query.filter((asked) => !parameters.some((each) => isNamed(asked, each)));
      const left = rest.map(({ written }) => written).join("&");
      return {
        target,
        permanent: permanent !== false,
        search: parameters[0] ? left && `?${left}` : search,
      };
    }
    return undefined;
  };
}

/** The table that a result of the routing query describes. */
export const routingTableFrom = createRoutingTables();
