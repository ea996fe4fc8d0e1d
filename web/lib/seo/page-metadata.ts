import type { Metadata } from "next";
import { plainText } from "#web/components/rich-text/plain-text.ts";
import { imageUrl } from "#web/content/image-url.ts";
import { fetchHomePage, fetchPageMetadata, fetchSite } from "#web/content/pages.ts";
import { fetchLivePaths, fetchShareCard } from "#web/content/search-pages.ts";
import { siteUrl } from "#web/lib/env/addresses.ts";
import type { ImageSource } from "#web/lib/images/image-source.ts";
import { cleanText } from "./clean-text.ts";
import { type PageSummary, pageHead, type ShareImage, type WrittenMetadata } from "./page-head.ts";
import { SHARE_IMAGE_SIZE, shareImagePath, shareImageVersion } from "./share-image-path.ts";

/**
 * The head of the page at `path`. What an editor wrote in its page metadata wins; what is empty
 * falls back to the page's own content, and that to the home page's.
 */
export async function metadataOf(path: string, summary: PageSummary): Promise<Metadata> {
  const [written, { settings }] = await Promise.all([fetchPageMetadata(path), fetchSite()]);
  return pageHead({
    path,
    written,
    summary,
    company: settings,
    home: needsHome(written, summary) ? await homeTexts() : { title: "", description: "" },
    base: siteUrl(),
    livePaths: written?.hreflang ? await fetchLivePaths() : new Set(),
    madeImage: await madeImage(path, written, settings.brandName),
    chosenImages: {
      og: chosenImage(written?.ogImage),
      twitter: chosenImage(written?.twitterImage),
    },
  });
}

/** The home page is read only where it stands in: reading it ties a page to its changes. */
function needsHome(written: WrittenMetadata, summary: PageSummary): boolean {
  const title = cleanText(written?.title) || cleanText(summary.title);
  const description = cleanText(written?.description) || cleanText(summary.description);
  return title === "" || description === "";
}

/** What the home page says of itself. */
export async function homeSummary(): Promise<PageSummary> {
  const { hero } = await fetchHomePage();
  return {
    title: hero.headline,
    description: hero.points.map((point) => plainText(point.text)).join(". "),
  };
}

/** Title and description that search engines show for the home page. */
async function homeTexts(): Promise<PageSummary> {
  const [written, summary] = await Promise.all([fetchPageMetadata("/"), homeSummary()]);
  return {
    title: written?.title || summary.title,
    description: written?.description || summary.description,
  };
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

/** The picture that an editor chose, cut to its size. */
function chosenImage(image: ImageSource | null | undefined): ShareImage | undefined {
  if (image == null) return undefined;
  const { width, height } = SHARE_IMAGE_SIZE;
  const url = imageUrl(image)?.width(width).height(height).fit("crop").format("jpg").url();
  return url === undefined ? undefined : { url, width, height, alt: cleanText(image.alt) };
}
