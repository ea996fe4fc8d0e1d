import { cleanText } from "./clean-text.ts";

/** What a page says of itself where editors have written nothing for search engines. */
export type PageSummary = { title: string; description: string };

type Written = string | null | undefined;

export type TextSources = {
  /** What editors wrote for this path. */
  written: {
    title?: Written;
    description?: Written;
    ogTitle?: Written;
    ogDescription?: Written;
  } | null;
  summary: PageSummary;
  /** Title and description of the home page, used where the page itself has none. */
  home: PageSummary;
  company: { brandName: string };
};

/** Titles and descriptions: what an editor wrote wins, then the page's own, then the home page's. */
export function headTexts({ written, summary, home, company }: TextSources) {
  const own = cleanText(summary.title);
  const withBrand = own && `${own} | ${cleanText(company.brandName)}`;
  const title = cleanText(written?.title) || withBrand || cleanText(home.title);
  const description =
    cleanText(written?.description) ||
    cleanText(summary.description) ||
    cleanText(home.description);
  return {
    title,
    description,
    sharedTitle: cleanText(written?.ogTitle) || title,
    sharedDescription: cleanText(written?.ogDescription) || description,
  };
}
