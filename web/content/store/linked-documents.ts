import type { FiguresQueryResult, RoutingQueryResult } from "#schemas/generated/types.generated.ts";
import { figureFields } from "#schemas/shared/projections.ts";
import { isFixedPage } from "#schemas/shared/routes.ts";
import { figuresQuery } from "../queries/figures.ts";
import { routingTableQuery } from "../routing/routing-table.ts";
import type { ContentQuery } from "./content-query.ts";

/*
 * Many pages show the same figures and link to the same pages. So that an edit of one of these does
 * not affect the results of all those pages, a refresh sends their queries without them
 * (`withoutLinked`). The results then hold marks with ids, and whoever reads a result gets it with
 * what two other queries have told of these documents (`withLinked`), as if the query had followed
 * the references itself.
 */

/** The queries that tell of linked documents. */
export const linkedQueries = {
  pages: routingTableQuery,
  figures: { query: figuresQuery, params: {} },
} satisfies Record<string, ContentQuery>;

/** Linked documents by their ids, each in the words of a result, as JSON. */
export type Linked = {
  pages: ReadonlyMap<string, { _type: string; slug: string }>;
  figures: ReadonlyMap<string, string>;
};

const PAGE = /\bpage->\{\s*_type,\s*"slug": slug\.current/g;
const FIGURE = `figure->{ ${figureFields} }`;
const [TYPE_MARK, SLUG_MARK, FIGURE_MARK] = ["linkedType:", "linkedSlug:", "linkedFigure:"];
/** A mark is a whole string. Quotes within strings are escaped in JSON. */
const MARKS = new RegExp(`"(${TYPE_MARK}|${SLUG_MARK}|${FIGURE_MARK})([^"\\\\]+)"`, "g");

/** What is sent of each text of a query. There are about twenty texts, whatever the number of pages. */
const sentTexts = new Map<string, string>();

/** A query without the figures that it shows and the pages that it links to. */
export function withoutLinked(query: string): string {
  const text =
    sentTexts.get(query) ??
    query
      .replaceAll(`"figure": ${FIGURE}`, FIGURE)
      .replaceAll(FIGURE, `"figure": "${FIGURE_MARK}" + figure._ref`)
      .replaceAll(PAGE, `page{ "_type": "${TYPE_MARK}" + _ref, "slug": "${SLUG_MARK}" + _ref`);
  sentTexts.set(query, text);
  return text;
}

/**
 * Reads the results of `linkedQueries`, which are JSON. One that is missing names nothing.
 * @returns undefined when one of them is no such result
 */
export function readLinked(pagesJson = '{"pages":[]}', figuresJson = "[]"): Linked | undefined {
  const routing: Pick<RoutingQueryResult, "pages"> | null = JSON.parse(pagesJson);
  const figures: FiguresQueryResult | null = JSON.parse(figuresJson);
  const pages = routing?.pages;
  if (!Array.isArray(pages) || !Array.isArray(figures)) return undefined;
  return {
    pages: new Map(pages.map(({ _id, _type, slug }) => [_id, { _type, slug }])),
    figures: new Map(figures.map((figure) => [figure._id, JSON.stringify(figure)])),
  };
}

/** A result of such a query, as JSON, with what it shows and links to. */
export function withLinked(json: string, { pages, figures }: Linked): string {
  let isPageMissing = false;
  const whole = json.replaceAll(MARKS, (mark, kind: string, id: string) => {
    if (kind === FIGURE_MARK) return figures.get(id) ?? "null";
    const page = pages.get(id) ?? (isFixedPage(id) ? { _type: id, slug: null } : undefined);
    if (page === undefined) isPageMissing = true;
    return page === undefined ? mark : JSON.stringify(kind === TYPE_MARK ? page._type : page.slug);
  });
  return isPageMissing ? JSON.stringify(JSON.parse(whole, withoutMissingPage)) : whole;
}

/** Leaves out a link to a page that is not published, as a query does that follows it. */
const withoutMissingPage = (_key: string, value: unknown): unknown =>
  typeof value === "object" &&
  value !== null &&
  "_type" in value &&
  typeof value._type === "string" &&
  value._type.startsWith(TYPE_MARK)
    ? null
    : value;

/** The ids of the documents that differ in what is told of them. */
export function changedLinked(before: Linked, after: Linked): ReadonlySet<string> {
  const changed = (["pages", "figures"] as const).flatMap((kind) => {
    const [old, now] = [before[kind], after[kind]];
    const ids = new Set([...old.keys(), ...now.keys()]);
    return [...ids].filter((id) => JSON.stringify(old.get(id)) !== JSON.stringify(now.get(id)));
  });
  return new Set(changed);
}

/** The ids of the documents that a result of such a query shows and links to. */
export const linkedIn = (json: string): string[] =>
  Array.from(json.matchAll(MARKS), ([, , id = ""]) => id);
