import type { SummaryParts } from "#schemas/shared/head/head-texts.ts";
import type { ContentReader } from "./content-reader.ts";
import { fetchShownPages } from "./fetch-any-page.ts";
import { figuresQuery } from "./queries/figures.ts";
import { shownFigures } from "./shown-figures.ts";
import type { FigurePage, RegisterData } from "./site-types.ts";

/** Every figure as it is today, by its name. */
export const fetchFigures = (reader: ContentReader) => reader.fetch(figuresQuery, {});

/** The pages on which each figure stands, by the figure's id. Drafts are not searched. */
export async function fetchFigurePages({
  published,
}: ContentReader): Promise<Record<string, FigurePage[]>> {
  const pagesOf: Record<string, FigurePage[]> = {};
  for (const { path, content } of await fetchShownPages(published)) {
    for (const { _id } of shownFigures(content)) {
      pagesOf[_id] = [...(pagesOf[_id] ?? []), { path, title: nameOf(content) || path }];
    }
  }
  return pagesOf;
}

function nameOf({ name, title, hero, banner, heading }: SummaryParts): string | null | undefined {
  return name || title || hero?.heading || hero?.headline || banner?.heading || heading;
}

/** Every figure, with the pages that show it. */
export async function fetchRegister(reader: ContentReader): Promise<RegisterData> {
  return { figures: await fetchFigures(reader), pagesOf: await fetchFigurePages(reader) };
}
