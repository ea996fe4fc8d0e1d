import { cache } from "react";
import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import { fixedPath, pageTypes, pathOf } from "#schemas/shared/routes.ts";
import { pagesOfFigure } from "#schemas/shared/shown-on/pages-of-figure.ts";
import { pageTag } from "#schemas/shared/shown-on/tags.ts";
import { fetchContent, fetchPublished } from "./fetch-content.ts";
import { fetchLivePaths } from "./fetch-site.ts";
import { figurePagesQuery, figuresQuery } from "./queries/figures.ts";

/** The page that holds the register, whose cache tag every change of a figure revalidates. */
const REGISTER_TAG = pageTag(fixedPath(REGISTER_PAGE));

/** Every figure as it is today, by its name. */
export const fetchFigures = cache(() => fetchContent(figuresQuery, {}, [REGISTER_TAG]));

/** A page that shows a figure. */
export type FigurePage = { path: string; title: string };

/**
 * For each figure, by its id, the pages on which it stands: found in the documents, for to fetch
 * what every page shows takes seconds. Of an editor's drafts it knows nothing.
 */
export async function fetchFigurePages(
  figures: readonly { _id: string }[],
): Promise<ReadonlyMap<string, readonly FigurePage[]>> {
  const paths = await fetchLivePaths();
  const { documents, pages } = await fetchPublished(
    figurePagesQuery,
    { pageTypes: [...pageTypes] },
    [REGISTER_TAG, ...[...paths].map(pageTag)],
  );
  const titles = new Map(pages.map((page) => [pathOf(page), page.title ?? ""]));
  const pathsOf = pagesOfFigure(documents);
  return new Map(
    figures.map(({ _id }) => [
      _id,
      pathsOf(_id).map((path) => ({ path, title: titles.get(path) ?? path })),
    ]),
  );
}
