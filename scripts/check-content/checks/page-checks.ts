import { fixedPath } from "../../../schemas/shared/routes.ts";
import { type ContentDocument, headDocument, livePathsOf, pageDocument } from "./content.ts";
import type { Finding } from "./finding.ts";
import { headFields, headTextFindings } from "./head-texts.ts";
import { linkFindings, linksOf } from "./link-checks.ts";
import { pictureFindings } from "./picture-checks.ts";
import { linkOnSite, type SiteWalk } from "./walk-site.ts";

/** What is found on the pages of the running site. */
export function pageFindings(walk: SiteWalk, documents: readonly ContentDocument[]): Finding[] {
  return [
    ...unansweredPages(walk, documents),
    ...linkFindings(walk, documents),
    ...pictureFindings(walk, documents),
    ...headFindings(walk, documents),
    ...orphanPages(walk, documents),
    ...deadEnds(walk, documents),
  ];
}

/** Pages of the sitemap or the route table that visitors cannot open. */
function unansweredPages(walk: SiteWalk, documents: readonly ContentDocument[]): Finding[] {
  const expected = new Set([...livePathsOf(documents), ...walk.sitemap]);
  return [...expected].flatMap((path): Finding[] => {
    const page = walk.pages.get(path);
    if (page === undefined || (page.status === 200 && page.redirectedTo === undefined)) return [];
    const answer =
      page.redirectedTo === undefined ? answerOf(page.status) : `leads to ${page.redirectedTo}`;
    return [
      {
        kind: "broken-page",
        page: path,
        document: pageDocument(path, documents),
        problem: `${path} should be a page, but ${answer}.`,
        fix: "Publish the page's document again; if that does not help, look at the site's log.",
      },
    ];
  });
}

/** Pages that search engines know of but visitors cannot get to. */
function orphanPages(walk: SiteWalk, documents: readonly ContentDocument[]): Finding[] {
  const linked = new Set(
    linksOf(walk)
      .filter(({ from, path }) => from !== path)
      .map(({ path }) => path),
  );
  return [...walk.sitemap]
    .filter((path) => !linked.has(path) && walk.pages.get(path)?.status === 200)
    .map((path) => ({
      kind: "orphan-page",
      page: path,
      document: pageDocument(path, documents),
      problem: `${path} is in the sitemap, but no other page links to it.`,
      fix: "Link to it from a menu or from the text of another page.",
    }));
}

/**
 * Pages whose main part leads a visitor nowhere but to the contact page. The contact page itself
 * may end there; what no visitor is led to is left alone.
 */
function deadEnds(walk: SiteWalk, documents: readonly ContentDocument[]): Finding[] {
  const contact = fixedPath("contactPage");
  return [...walk.sitemap].flatMap((path): Finding[] => {
    const model = walk.pages.get(path)?.model;
    if (model === undefined) return [];
    const isOnward = (href: string) => {
      const target = linkOnSite(href, walk.base + path)?.path;
      return target !== undefined && target !== path && target !== contact;
    };
    if (model.linksInMain.some(isOnward)) return [];
    return [
      {
        kind: "dead-end-page",
        page: path,
        document: pageDocument(path, documents),
        problem: `Nothing in the main part of ${path} leads to another page than the contact page.`,
        fix: "Choose pages under “Read on”, or link to one in the text.",
      },
    ];
  });
}

function headFindings(walk: SiteWalk, documents: readonly ContentDocument[]): Finding[] {
  const texts = [...walk.pages.values()].flatMap(({ path: page, model }) =>
    headFields.flatMap((field) => {
      if (model === undefined) return [];
      const document = headDocument(page, field, documents);
      return [{ page, field, value: model[field] ?? "", document }];
    }),
  );
  return headTextFindings(texts);
}

/** What a status means, in words that end a sentence. */
function answerOf(status: number): string {
  return status === 0 ? "does not answer" : `answers with status ${status}`;
}
