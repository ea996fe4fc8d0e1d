import type { Metadata } from "next";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { chosenImage, type ShareImage } from "#schemas/shared/head/chosen-image.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { PageSummary } from "#schemas/shared/head/head-texts.ts";
import { homeTexts, pageSummary, type SummaryParts } from "#schemas/shared/head/page-summary.ts";
import { SHARE_IMAGE_SIZE, shareImagePath } from "#schemas/shared/head/share-image-path.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import {
  fetchHomeSummary,
  fetchLivePaths,
  fetchPageMetadata,
  fetchSite,
} from "#web/content/fetch-site.ts";
import { imageUrl } from "#web/content/image-url.ts";
import { pageHead, type WrittenMetadata } from "#web/page/seo/page-head.ts";
import { shareImageVersion } from "#web/page/seo/share-image-version.ts";
import { type CardContent, shareCard } from "./share-card.ts";

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
