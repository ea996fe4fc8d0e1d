import { cache } from "react";
import type { SummaryParts } from "#schemas/shared/head/head-texts.ts";
import { fetchPublishedPageAt } from "./fetch-any-page.ts";
import { fetchContent } from "./fetch-content.ts";
import { fetchLivePaths } from "./fetch-site.ts";
import { figuresQuery } from "./queries/figures.ts";
import { shownFigures } from "./shown-figures.ts";

/** Every figure as it is today, by its name. */
export const fetchFigures = cache(() => fetchContent(figuresQuery, {}));

/** A page that shows a figure. */
export type FigurePage = { path: string; title: string };

/** For each figure, by its id, the pages on which it stands. Of an editor's drafts it knows nothing. */
export async function fetchFigurePages(): Promise<ReadonlyMap<string, readonly FigurePage[]>> {
  const pagesOf = new Map<string, FigurePage[]>();
  for (const path of [...(await fetchLivePaths())].sort()) {
    const content = await fetchPublishedPageAt(path);
    if (content === null) continue;
    for (const { _id } of shownFigures(content)) {
      pagesOf.set(_id, [...(pagesOf.get(_id) ?? []), { path, title: nameOf(content) ?? path }]);
    }
  }
  return pagesOf;
}

function nameOf({ name, title, hero, banner, heading }: SummaryParts): string | null | undefined {
  return name ?? title ?? hero?.heading ?? hero?.headline ?? banner?.heading ?? heading;
}
