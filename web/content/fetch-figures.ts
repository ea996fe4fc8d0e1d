import pMap from "p-map";
import { cache } from "react";
import { pageTag } from "#schemas/freshness/tags.ts";
import { pageSummary } from "#schemas/head/page-summary.ts";
import { fixedPath } from "#schemas/routes.ts";
import { fetchContent } from "./fetch-content.ts";
import { fetchPageAt } from "./fetch-page.ts";
import { fetchLivePaths } from "./fetch-site.ts";
import { figuresQuery } from "./queries/figures.ts";
import { shownFigures } from "./shown-figures.ts";

/** The page that holds the register, whose cache tag every change of a figure revalidates. */
const REGISTER_TAG = pageTag(fixedPath("taxBenefitsPage"));

/** Every figure as it is today, by its name. */
export const fetchFigures = cache(() => fetchContent(figuresQuery, {}, [REGISTER_TAG]));

/** Few, so that none waits long behind the others: each question has a time limit of its own. */
const AT_ONCE = 2;

/** A page that shows a figure. */
export type FigurePage = { path: string; title: string };

/**
 * For each figure, by its id, the pages that show it: made from what the pages show, so that lists
 * and cards count. What is rendered from it is stale with any of the pages.
 */
export async function fetchFigurePages(): Promise<ReadonlyMap<string, readonly FigurePage[]>> {
  const paths = [...(await fetchLivePaths())].sort();
  const pagesOf = new Map<string, FigurePage[]>();
  const contents = await pMap(paths, fetchPageAt, { concurrency: AT_ONCE });
  for (const [index, path] of paths.entries()) {
    const content = contents[index];
    if (!content) continue;
    const page = { path, title: nameOf(content) };
    for (const { _id } of shownFigures(content)) {
      pagesOf.set(_id, [...(pagesOf.get(_id) ?? []), page]);
    }
  }
  return pagesOf;
}

type NamedPage = Parameters<typeof pageSummary>[0] & { name?: string | null };

function nameOf(content: NamedPage): string {
  return content.name ?? pageSummary(content).title;
}
