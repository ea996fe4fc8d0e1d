import type { Metadata } from "next";
import { siteUrl } from "#schemas/environment/addresses.ts";
import { chosenImage, type ShareImage } from "#schemas/head/chosen-image.ts";
import { cleanText } from "#schemas/head/clean-text.ts";
import type { PageSummary } from "#schemas/head/head-texts.ts";
import { homeTexts, pageSummary, type SummaryParts } from "#schemas/head/page-summary.ts";
import { SHARE_IMAGE_SIZE, shareImagePath } from "#schemas/head/share-image-path.ts";
import { imageUrl } from "#web/content/image-url.ts";
import { fetchHomePage, fetchPageMetadata, fetchSite } from "#web/content/pages.ts";
import { fetchLivePaths, fetchShareCard } from "#web/content/search-pages.ts";
import { pageHead, type WrittenMetadata } from "./page-head.ts";
import { shareImageVersion } from "./share-image-version.ts";

/**
 * The head of the page at `path`. What an editor wrote in its page metadata wins; what is empty
 * falls back to the page's own content, and that to the home page's.
 */
export async function metadataOf(path: string, page: SummaryParts): Promise<Metadata> {
  const summary = pageSummary(page);
  const [written, { settings }] = await Promise.all([fetchPageMetadata(path), fetchSite()]);
  return pageHead({
    path,
    written,
    summary,
    company: settings,
    home: needsHome(written, summary) ? await fetchHomeTexts() : { title: "", description: "" },
    base: siteUrl(),
    livePaths: written?.hreflang ? await fetchLivePaths() : new Set(),
    madeImage: await madeImage(path, written, settings.brandName),
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
  const [written, home] = await Promise.all([fetchPageMetadata("/"), fetchHomePage()]);
  return homeTexts(written, pageSummary(home));
}

/** The picture that is made from the page's headline and illustration. */
async function madeImage(
  path: string,
  written: WrittenMetadata,
  brandName: string,
): Promise<ShareImage> {
  const card = await fetchShareCard(path);
  const heading = cleanText(written?.ogTitle) || cleanText(card?.heading) || brandName;
  const version = shareImageVersion(heading, card?.image?.asset?._id, brandName);
  return {
    url: `${siteUrl()}${shareImagePath(path)}?v=${version}`,
    ...SHARE_IMAGE_SIZE,
    alt: heading,
  };
}
