import { RESULT_MARK } from "../../../schemas/shared/tools/tool-query.ts";
import { type ContentDocument, describe, pageDocument } from "./content.ts";
import type { Finding, FindingDocument } from "./finding.ts";
import { linkOnSite, type SiteWalk } from "./walk-site.ts";

type Link = { from: string; href: string; path: string; anchor: string };

/** Every link of every page that stays on this site. */
export function linksOf({ pages, base }: SiteWalk): Link[] {
  return [...pages.values()].flatMap(({ path: from, model }) =>
    (model?.links ?? []).flatMap((href) => {
      const link = linkOnSite(href, base + from);
      return link === undefined ? [] : [{ from, href, ...link }];
    }),
  );
}

/** Links to what is no page, and to a place that is not on its page; one finding for each target. */
export function linkFindings(walk: SiteWalk, documents: readonly ContentDocument[]): Finding[] {
  const links = linksOf(walk);
  const broken = links.filter(({ path }) => (walk.pages.get(path)?.status ?? 200) !== 200);
  const misplaced = links.filter((link) => !hasPlace(walk, link));
  return [
    ...[...Map.groupBy(broken, ({ path }) => path)].map(([path, some]) => ({
      kind: "broken-link" as const,
      ...placeOf(some, documents),
      problem: `The link to ${path} ${answerOfPage(walk, path)}; it is on ${pagesOf(some)}.`,
      fix: "Correct or remove the link, publish the page it names, or add a redirect.",
    })),
    ...[...Map.groupBy(misplaced, ({ path, anchor }) => `${path}#${anchor}`)].map(
      ([target, some]) => ({
        kind: "broken-anchor" as const,
        ...placeOf(some, documents),
        problem: `Nothing on the page is at ${target}; the link is on ${pagesOf(some)}.`,
        fix: "Correct the part after # in the link, or leave it out.",
      }),
    ),
  ];
}

function hasPlace({ pages }: SiteWalk, { path, anchor }: Link): boolean {
  const page = pages.get(path);
  // "#top" is a place on every page. A page that was not read is a matter of its own.
  if (anchor === "" || anchor === "top" || page?.model === undefined) return true;
  // A tool's result on its way to the contact form is no place at all.
  return anchor.startsWith(RESULT_MARK) || page.model.ids.has(anchor);
}

function answerOfPage({ pages }: SiteWalk, path: string): string {
  const status = pages.get(path)?.status ?? 0;
  if (status === 0) return "gets no answer";
  return status === 404 ? "leads to no page" : `gets the status ${status}`;
}

/** The first page that holds the link, and the document in which it is written. */
function placeOf(
  links: readonly Link[],
  documents: readonly ContentDocument[],
): { page: string | undefined; document: FindingDocument | undefined } {
  const page = links[0]?.from;
  const written = [...new Set(links.map(({ href }) => JSON.stringify(href)))];
  const writtenIn = documents.find(
    ({ _type, ...fields }) =>
      _type !== "redirect" &&
      _type !== "pageMetadata" &&
      written.some((href) => JSON.stringify(fields).includes(href)),
  );
  if (writtenIn !== undefined) return { page, document: describe(writtenIn) };
  return { page, document: page === undefined ? undefined : pageDocument(page, documents) };
}

const MOST_PAGES_NAMED = 3;

/** "/, /about and 12 more pages" */
export function pagesOf(places: readonly { from: string }[]): string {
  const pages = [...new Set(places.map(({ from }) => from))];
  const named = pages.slice(0, MOST_PAGES_NAMED).join(", ");
  const more = pages.length - MOST_PAGES_NAMED;
  return more > 0 ? `${named} and ${more} more` : named;
}
