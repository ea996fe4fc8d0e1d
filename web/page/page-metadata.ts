import { createHash } from "node:crypto";
import type { Metadata } from "next";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import {
  chosenImage,
  homeTexts,
  type PageSummary,
  pageSummary,
  type ShareImage,
  type SummaryParts,
} from "#schemas/shared/head/head-texts.ts";
import { SHARE_IMAGE_SIZE, shareImagePath } from "#schemas/shared/head/share-image-path.ts";
import { cropOf, focusOf, type ImageSource } from "#schemas/shared/images/image-source.ts";
import type { KeptImage } from "#schemas/shared/images/image-urls.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import {
  fetchHomeSummary,
  fetchLivePaths,
  fetchPageMetadata,
  fetchSite,
} from "#web/content/fetch-site.ts";
import { imageUrl } from "#web/content/image-url.ts";
import { pageHead, type WrittenMetadata } from "./page-head.ts";

/**
 * The head of the page at `path`. What an editor wrote in its page metadata wins; what is empty
 * falls back to the page's own content, and that to the home page's.
 */
export async function metadataOf(
  path: string,
  content: SummaryParts & CardContent & { robots?: string | null },
): Promise<Metadata> {
  const summary = pageSummary(content);
  const [written, { settings }] = await Promise.all([fetchPageMetadata(path), fetchSite()]);
  return pageHead({
    path,
    written,
    summary,
    robots: content.robots,
    company: settings,
    home: needsHome(written, summary) ? await fetchHomeTexts() : { title: "", description: "" },
    base: siteUrl(),
    livePaths: written?.hreflang ? await fetchLivePaths() : new Set(),
    madeImage: await madeImage(path, content, written, settings.brandName),
    chosenImages: {
      og: chosenImage(written?.ogImage, imageUrl),
      twitter: chosenImage(written?.twitterImage, imageUrl),
    },
  });
}

/** The home page is read only where it stands in: reading it ties a page to its changes. */
function needsHome(written: WrittenMetadata, summary: PageSummary): boolean {
  const title = cleanText(written?.title) || cleanText(summary.title);
  const description = cleanText(written?.description) || cleanText(summary.description);
  return title === "" || description === "";
}

/** Title and description that search engines show for the home page. */
async function fetchHomeTexts(): Promise<PageSummary> {
  const path = fixedPath("homePage");
  const [written, home] = await Promise.all([fetchPageMetadata(path), fetchHomeSummary()]);
  return homeTexts(written, pageSummary(home));
}

/** The picture that is made from the page's headline and illustration. */
async function madeImage(
  path: string,
  content: CardContent,
  written: WrittenMetadata,
  brandName: string,
): Promise<ShareImage> {
  const { heading, image } = await shareCard(content, written, brandName);
  const version = shareImageVersion({ heading, brandName, image });
  return {
    url: `${siteUrl()}${shareImagePath(path)}?v=${version}`,
    ...SHARE_IMAGE_SIZE,
    alt: heading,
  };
}

/** The parts of a page that the picture of a shared link may show; no page has all of them. */
export type CardContent = {
  title?: string | null;
  heading?: string | null;
  image?: ImageSource | null;
  hero?: {
    heading?: string | null;
    headline?: string | null;
    image?: ImageSource | null;
  } | null;
  banner?: { heading: string; image: ImageSource } | null;
};

/** Headline and illustration of a page's share picture; the home page's where it has none. */
export async function shareCard(
  { title, heading, image, hero, banner }: CardContent,
  written: WrittenMetadata,
  brandName: string,
): Promise<{ heading: string; image: ImageSource }> {
  const own = hero?.heading ?? hero?.headline ?? banner?.heading ?? heading ?? title;
  return {
    heading: cleanText(written?.ogTitle) || cleanText(own) || cleanText(brandName),
    image: hero?.image ?? banner?.image ?? image ?? (await fetchHomeSummary()).hero.image,
  };
}

type Drawn = { heading: string; brandName: string; image: KeptImage | null | undefined };

/**
 * Changes whenever what the picture shows changes: its words, its illustration, or the part of the
 * illustration that an editor has chosen. Networks keep a picture by its address, so the address
 * has to change with it.
 */
export function shareImageVersion(drawn: Drawn): string {
  const { heading, brandName, image } = drawn;
  const illustration = image?.asset && {
    id: image.asset._id,
    hotspot: focusOf(image),
    crop: cropOf(image),
    isMirrored: image.flip === true,
  };
  const shown = JSON.stringify([heading, brandName, illustration ?? null]);
  return createHash("sha256").update(shown).digest("hex").slice(0, 10);
}
