import type { ImageUrl, KeptImage } from "../images/image-urls.ts";
import { plainText, type RichTextValue } from "../rich-text/rich-text-value.ts";
import { cleanText } from "./clean-text.ts";
import { SHARE_IMAGE_SIZE } from "./share-image-path.ts";

/** What a page says of itself where editors have written nothing for search engines. */
export type PageSummary = { title: string; description: string };

type Written = string | null | undefined;

export type TextSources = {
  written: Partial<Record<"title" | "description" | "ogTitle" | "ogDescription", Written>> | null;
  summary: PageSummary;
  /** Title and description of the home page, used where the page itself has none. */
  home: PageSummary;
  company: { brandName: string };
};

/** Titles and descriptions: what an editor wrote wins, then the page's own, then the home page's. */
export function headTexts({ written, summary, home, company }: TextSources) {
  const own = cleanText(summary.title);
  const withBrand = own && `${own} | ${cleanText(company.brandName)}`;
  const first = (...texts: Written[]) => texts.map(cleanText).find((text) => text !== "") ?? "";
  const title = first(written?.title, withBrand, home.title);
  const description = first(written?.description, summary.description, home.description);
  return {
    title,
    description,
    sharedTitle: first(written?.ogTitle, title),
    sharedDescription: first(written?.ogDescription, description),
  };
}

/** The parts of a page that say what it is about; no page has all of them. */
export type SummaryParts = {
  title?: string | null;
  name?: string | null;
  heading?: string | null;
  /** The cookie policy's, a sentence without figures. */
  lead?: string | null;
  hero?: {
    heading?: string | null;
    headline?: string | null;
    lead?: RichTextValue | null;
    points?: readonly { text: RichTextValue }[] | null;
  } | null;
  banner?: { heading: string; text: string } | null;
};

/** What a page says of itself: its name or headline, and the text under it. */
export function pageSummary({ title, heading, lead, hero, banner }: SummaryParts): PageSummary {
  const points = hero?.points?.map((point) => plainText(point.text)).join(". ");
  return {
    title: title ?? hero?.heading ?? hero?.headline ?? banner?.heading ?? heading ?? "",
    description: hero?.lead ? plainText(hero.lead) : (lead ?? points ?? banner?.text ?? ""),
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

/** A picture that networks show beside a shared link; sizes in pixels. */
export type ShareImage = { url: string; width: number; height: number; alt: string };

/** The picture that an editor chose, cut to the size at which networks show it. */
export function chosenImage(
  image: KeptImage | null | undefined,
  imageUrl: ImageUrl,
): ShareImage | undefined {
  if (image == null) return undefined;
  const { width, height } = SHARE_IMAGE_SIZE;
  const url = imageUrl(image)?.width(width).height(height).fit("crop").format("jpg").url();
  return url === undefined ? undefined : { url, width, height, alt: cleanText(image.alt) };
}
