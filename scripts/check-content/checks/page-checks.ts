import { fixedPath } from "../../../schemas/shared/routes.ts";
import { type ContentDocument, headDocument, livePathsOf, pageDocument } from "./content.ts";
import type { Finding } from "./finding.ts";
import { headFields, headTextFindings } from "./head-texts.ts";
import { linkFindings, linksOf } from "./link-checks.ts";
import { pictureFindings } from "./picture-checks.ts";
import { linkOnSite, type SiteWalk } from "./walk-site.ts";

/** What is found on the pages of the running site. */
export function pageFindings(walk: SiteWalk, documents: readonly ContentDocument[]): Finding[] {
  const onPage = ({ page, ...finding }: PageFinding): Finding => ({
    page,
    document: pageDocument(page, documents),
    ...finding,
  });
  return [
    ...unansweredPages(walk, livePathsOf(documents)).map(onPage),
    ...linkFindings(walk, documents),
    ...pictureFindings(walk, documents),
    ...headFindings(walk, documents),
    ...orphanPages(walk).map(onPage),
    ...deadEnds(walk).map(onPage),
  ];
}

type PageFinding = Finding & { page: string };

/** Pages of the sitemap or the route table that visitors cannot open. */
function unansweredPages(walk: SiteWalk, livePaths: ReadonlySet<string>): PageFinding[] {
  return [...new Set([...livePaths, ...walk.sitemap])].flatMap((path): PageFinding[] => {
    const { status = 200, redirectedTo } = walk.pages.get(path) ?? {};
    if (status === 200 && redirectedTo === undefined) return [];
    const answer = status === 0 ? "does not answer" : `answers with status ${status}`;
    const problem = `${path} should be a page, but ${redirectedTo ? `leads to ${redirectedTo}` : answer}.`;
    const fix = "Publish the page's document again; if that does not help, look at the site's log.";
    return [{ kind: "broken-page", page: path, problem, fix }];
  });
}

/** Pages that search engines know of but visitors cannot get to. */
function orphanPages(walk: SiteWalk): PageFinding[] {
  const elsewhere = linksOf(walk).filter(({ from, path }) => from !== path);
  const linked = new Set(elsewhere.map(({ path }) => path));
  return [...walk.sitemap]
    .filter((path) => !linked.has(path) && walk.pages.get(path)?.status === 200)
    .map((page) => ({
      kind: "orphan-page",
      page,
      problem: `${page} is in the sitemap, but no other page links to it.`,
      fix: "Link to it from a menu or from the text of another page.",
    }));
}

/**
 * Pages whose main part leads a visitor nowhere but to the contact page. The contact page itself
 * may end there; what no visitor is led to is left alone.
 */
function deadEnds(walk: SiteWalk): PageFinding[] {
  const contact = fixedPath("contactPage");
  return [...walk.sitemap].flatMap((page): PageFinding[] => {
    const model = walk.pages.get(page)?.model;
    const isOnward = (href: string) => {
      const target = linkOnSite(href, walk.base + page)?.path;
      return target !== undefined && target !== page && target !== contact;
    };
    if (model === undefined || model.linksInMain.some(isOnward)) return [];
    const problem = `Nothing in the main part of ${page} leads to another page than the contact page.`;
    const fix = "Choose pages under “Read on”, or link to one in the text.";
    return [{ kind: "dead-end-page", page, problem, fix }];
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
