import type { RoutingQueryResult } from "#schemas/generated/types.generated.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { ENGLISH, type LanguageId, splitLanguage } from "#schemas/shared/languages.ts";
import { livePages, pathsAfterEnd } from "#schemas/shared/page-ends.ts";
import {
  caselessSource,
  decodePath,
  parseRedirectSource,
  type RedirectSource,
} from "#schemas/shared/redirects/redirect-source.ts";
import { type RedirectEnds, sortOutRedirects } from "#schemas/shared/redirects/redirects.ts";
import { pathsOfPages, slugTypes } from "#schemas/shared/routes.ts";
import { routingQuery } from "#web/content/queries/routing.ts";
import type { ContentQuery, RoutingTable } from "#web/content/store/content-query.ts";
import { log } from "#web/lib/log.ts";
import {
  translatedDocuments,
  translatedPaths,
  visibleLanguages,
} from "../translations/translated-pages.ts";

/** The languages in which visitors see at least one page. */
export const shownLanguages = ({ paths }: RoutingTable): ReadonlySet<LanguageId> =>
  new Set(Array.from(paths, (path) => splitLanguage(path).language));

/** Whether visitors find pages in a language. While the list of pages is unknown, every one counts. */
export const isLanguageShown = (language: LanguageId, table: RoutingTable | undefined): boolean =>
  language === ENGLISH || table === undefined || shownLanguages(table).has(language);

/** Fetches the list of pages and redirects. */
export const routingTableQuery: ContentQuery = { query: routingQuery, params: { slugTypes } };

/**
 * Creates the function that builds the routing table from the result of the routing query. The
 * table is built when the result has changed, and when a day begins, because a page may have ended.
 * A redirect is left out and reported when it would hide a live page, form a loop, or lead to
 * another redirect or to no page. A result that cannot be read is reported too, and the last good
 * table stays.
 */
export function createRoutingTableBuilder() {
  let table: RoutingTable | undefined;
  let builtFrom: string | undefined;
  let builtOn: string | undefined;
  /**
   * @param json the result; undefined while none is known
   * @param day ISO date, in Dubai
   */
  return (json: string | undefined, day = dubaiDay()): RoutingTable | undefined => {
    if (!json || (json === builtFrom && day === builtOn)) return table;
    [builtFrom, builtOn] = [json, day];
    try {
      const {
        pages,
        languages = null,
        translated = [],
        redirects,
      }: RoutingQueryResult = JSON.parse(json);
      const englishPaths = pathsOfPages(livePages(pages, day));
      const visible = visibleLanguages(languages);
      const documents = translatedDocuments({ pages, translated });
      const paths = new Set([...englishPaths, ...translatedPaths(visible, documents, day)]);
      const ended = pathsAfterEnd(pages, day);
      // A redirect to a page that has ended leads to where that page's visitors are sent.
      const redirectsPastEnded = redirects.map((redirect) => ({
        ...redirect,
        target: ended.get(redirect.target ?? "") ?? redirect.target,
      }));
      const { usable, faulty } = sortOutRedirects(redirectsPastEnded, paths);
      for (const { redirect, message } of faulty) {
        log.warn(`Redirect ${redirect._id} is ignored: ${message}`);
      }
      table = { paths, languages: visible, redirects: createRedirectLookup(usable, paths), ended };
    } catch (error) {
      log.warn(`The routing table could not be built; the last one stays. ${messageOf(error)}`);
    }
    return table;
  };
}

type Redirect = RedirectEnds & { permanent: boolean | null };

/**
 * Finds a redirect whose source is written exactly as the request, and otherwise one that differs
 * in upper and lower case only, because old systems often ignored case. If several differ in case
 * only, the one in lower case wins.
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
     * @param search the query with its question mark; the returned rest of the query has one too
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
 * Creates a lookup whose time does not depend on the number of redirects. It tries the path itself
 * and then each folder above it. At each level the redirect with the most parameters is tried
 * first. A live page is redirected only when the query contains the redirect's parameters.
 * @param spell normalises the names and values of a query before they are compared
 */
function createFinder(redirects: readonly (Redirect & RedirectSource)[], spell = asWritten) {
  const sorted = redirects.toSorted(
    (a, b) => b.parameters.length - a.parameters.length || +a.coversSubpaths - +b.coversSubpaths,
  );
  const rules = Map.groupBy(sorted, ({ path }) => path);
  return (path: string, search: string, isLive: boolean) => {
    // The raw text of each pair is kept, so that bytes that are no UTF-8 are passed on unchanged.
    const query = search
      .slice(1)
      .split("&")
      .map((raw) => ({ raw, pair: [...new URLSearchParams(raw)][0] }));
    const isParameter = (
      { pair }: (typeof query)[number],
      [name, value]: readonly [string, string],
    ) => pair !== undefined && spell(pair[0]) === name && spell(pair[1]) === value;
    for (let at = path; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
      const best = rules.get(at)?.find(({ coversSubpaths, parameters }) => {
        const isOfPath = (coversSubpaths || at === path) && (!isLive || parameters.length > 0);
        return (
          isOfPath && parameters.every((each) => query.some((part) => isParameter(part, each)))
        );
      });
      if (best === undefined) continue;
      const { target, permanent, parameters } = best;
      const rest = query.filter((part) => !parameters.some((each) => isParameter(part, each)));
      const left = rest.map(({ raw }) => raw).join("&");
      return {
        target,
        permanent: permanent !== false,
        search: parameters[0] ? left && `?${left}` : search,
      };
    }
    return undefined;
  };
}

/** Builds the routing table from a result of the routing query. */
export const routingTableFrom = createRoutingTableBuilder();
