import type { Metadata } from "next";
import { imageUrl } from "#web/content/image-url.ts";
import { fetchPageMetadata, fetchSite } from "#web/content/pages.ts";
import { siteUrl } from "#web/lib/env/addresses.ts";
import type { ImageSource } from "#web/lib/images/image-source.ts";

const SHARE_IMAGE = { width: 1200, height: 630 };

/** What a page says of itself where editors have written nothing for search engines. */
export type PageSummary = { title: string; description: string; image?: ImageSource };

/**
 * The head of the page at `path`. What an editor wrote in its page metadata wins; what is empty
 * falls back to the page's own content.
 */
export async function metadataOf(path: string, summary: PageSummary): Promise<Metadata> {
  const [written, { settings }] = await Promise.all([fetchPageMetadata(path), fetchSite()]);
  const title = written?.title || `${summary.title} | ${settings.brandName}`;
  const description = written?.description || summary.description;
  const canonical = written?.canonical || canonicalUrl(path);
  return {
    title,
    description,
    keywords: written?.keywords ?? [],
    alternates: { canonical },
    openGraph: {
      title: written?.ogTitle || title,
      description: written?.ogDescription || description,
      url: written?.ogUrl || canonical,
      siteName: settings.brandName,
      type: written?.ogType === "article" ? "article" : "website",
      images: shareImages(written?.ogImage ?? summary.image),
    },
    twitter: {
      card: written?.twitterCard === "summary" ? "summary" : "summary_large_image",
      title: written?.ogTitle || title,
      description: written?.ogDescription || description,
      images: shareImages(written?.twitterImage ?? written?.ogImage ?? summary.image),
    },
    ...(written?.author ? { authors: [{ name: written.author }] } : {}),
    ...(written?.publisher ? { publisher: written.publisher } : {}),
    ...(written?.robots ? { robots: written.robots } : {}),
  };
}

/** Base address plus path, without a trailing slash. */
function canonicalUrl(path: string): string {
  return path === "/" ? siteUrl() : `${siteUrl()}${path}`;
}

function shareImages(image: ImageSource | undefined) {
  if (image === undefined) return [];
  const { width, height } = SHARE_IMAGE;
  const url = imageUrl(image)?.width(width).height(height).fit("crop").format("jpg").url();
  return url === undefined ? [] : [{ url, width, height, alt: image.alt ?? "" }];
}
