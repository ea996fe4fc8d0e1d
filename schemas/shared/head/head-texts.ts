import type { ImageUrl, KeptImage } from "../images/image-urls.ts";
import type { Language } from "../languages.ts";
import { plainText, type RichTextValue } from "../rich-text/rich-text-value.ts";
import { cleanText } from "./clean-text.ts";
import { SHARE_IMAGE_SIZE } from "./share-image-path.ts";

/** The summary of a page, for pages without metadata from editors. */
export type PageSummary = { title: string; description: string };

type Written = string | null | undefined;

export type TextSources = {
  written: Partial<Record<"title" | "description" | "ogTitle" | "ogDescription", Written>> | null;
  summary: PageSummary;
  /** Title and description of the home page, as the last fallback. */
  home: PageSummary;
  company: { brandName: string };
};

/** Titles and descriptions. The editor's text wins, then the page's own, then the home page's. */
export function headTexts({ written, summary, home, company }: TextSources) {
  const own = cleanText(summary.title);
  const withBrand = own && `${own} | ${company.brandName}`;
  const first = (...texts: Written[]) =>
    texts.map(cleanText).find((text) => text !== "") ?? cleanText("");
  const title = first(written?.title, withBrand, home.title);
  const description = first(written?.description, summary.description, home.description);
  return {
    title,
    description,
    // Networks name the site beside it (og:site_name).
    sharedTitle: first(written?.ogTitle, title.replace(` | ${company.brandName}`, ""), title),
    sharedDescription: first(written?.ogDescription, description),
  };
}

/** The fields of a page that summarise it. No page has all of them. */
export type SummaryParts = {
  title?: string | null;
  name?: string | null;
  heading?: string | null;
  /** The lead of the cookie policy, a sentence without figures. */
  lead?: string | null;
  hero?: {
    heading?: string | null;
    headline?: string | null;
    lead?: RichTextValue | null;
    points?: readonly { text: RichTextValue }[] | null;
  } | null;
  banner?: { heading: string; text: string } | null;
};

/** The summary of a page: its name or headline, and the text below it. */
export function pageSummary(
  { title, heading, lead, hero, banner }: SummaryParts,
  language: Language,
): PageSummary {
  const points = hero?.points?.map((point) => plainText(point.text, language)).join(". ");
  return {
    title: title || hero?.heading || hero?.headline || banner?.heading || heading || "",
    description: hero?.lead
      ? plainText(hero.lead, language)
      : (lead ?? points ?? banner?.text ?? ""),
  };
}

/** Title and description that search engines show for the home page. */
export function homeTexts(
  written: { title?: Written; description?: Written } | null,
  summary: PageSummary,
): PageSummary {
  return {
    title: written?.title || summary.title,
    description: written?.description || summary.description,
  };
}

/** The image of a shared link, with its size in pixels. */
export type ShareImage = { url: string; width: number; height: number; alt: string };

/** The image that an editor chose, cropped to the size for networks. */
export function chosenImage(
  image: KeptImage | null | undefined,
  imageUrl: ImageUrl,
): ShareImage | undefined {
  if (image == null) return undefined;
  const { width, height } = SHARE_IMAGE_SIZE;
  const url = imageUrl(image)?.width(width).height(height).fit("crop").format("jpg").url();
  return url === undefined ? undefined : { url, width, height, alt: cleanText(image.alt) };
}
