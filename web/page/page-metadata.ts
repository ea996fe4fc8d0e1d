import type { Metadata } from "next";
import {
  addressOf,
  isIndexable,
  pathOnSite,
  writtenAddress,
} from "#schemas/shared/addresses/site-address.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import {
  chosenImage,
  headTexts,
  homeTexts,
  pageSummary,
  type ShareImage,
} from "#schemas/shared/head/head-texts.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import {
  fetchHomeSummary,
  fetchLivePaths,
  fetchPageMetadata,
  fetchSite,
} from "#web/content/fetch-site.ts";
import { imageUrl } from "#web/content/image-url.ts";
import type { CompanyDetails, WrittenMetadata } from "#web/content/site-types.ts";
import { type CardContent, madeImage, shareCard } from "./share-image/made-image.ts";

/** What an editor wrote wins, then the page's own content, then the home page's. */
export async function metadataOf(
  path: string,
  content: CardContent & { robots?: string | null },
): Promise<Metadata> {
  const base = siteUrl();
  const [written, { settings: company }] = await Promise.all([
    fetchPageMetadata(path),
    fetchSite(),
  ]);
  const sources = { written, summary: pageSummary(content), company };
  const own = headTexts({ ...sources, home: { title: "", description: "" } });
  const { brandName } = company;
  const card = await shareCard(content, written, brandName);
  const made = madeImage(path, { ...card, brandName });
  return pageHead({
    path,
    written,
    // The home page is read only where it stands in: reading it ties a page to its changes.
    texts:
      own.title && own.description ? own : headTexts({ ...sources, home: await fetchHomeTexts() }),
    robots: content.robots,
    company,
    base,
    livePaths: written?.hreflang ? await fetchLivePaths() : new Set(),
    madeImage: { ...made, url: base + made.url },
  });
}

async function fetchHomeTexts() {
  const written = await fetchPageMetadata(fixedPath("homePage"));
  return homeTexts(written, pageSummary(await fetchHomeSummary()));
}

export type HeadSources = {
  path: string;
  written: WrittenMetadata;
  texts: ReturnType<typeof headTexts>;
  /** What search engines may do where editors wrote nothing of it. */
  robots?: string | null | undefined;
  company: Pick<CompanyDetails, "brandName">;
  /** Public base address of the site, without a trailing slash. */
  base: string;
  livePaths: ReadonlySet<string>;
  madeImage: ShareImage;
};

export function pageHead(sources: HeadSources): Metadata {
  const { path, written, texts, robots, company, base } = sources;
  const canonical = writtenAddress(written?.canonical, base) ?? addressOf(path, base);
  const brandName = cleanText(company.brandName);
  const author = cleanText(written?.author) || brandName;
  const shared = { title: texts.sharedTitle, description: texts.sharedDescription };
  const image = chosenImage(written?.ogImage, imageUrl) ?? sources.madeImage;
  return {
    title: texts.title,
    description: texts.description,
    keywords: written?.keywords?.map(cleanText).filter((keyword) => keyword !== ""),
    authors: [{ name: author }],
    publisher: cleanText(written?.publisher) || brandName,
    robots: isIndexable(base)
      ? (written?.robots ?? robots ?? "index, follow")
      : "noindex, nofollow",
    alternates: { canonical, languages: languageAlternates(canonical, sources) },
    openGraph: {
      ...shared,
      url: writtenAddress(written?.ogUrl, base) ?? canonical,
      siteName: brandName,
      locale: "en",
      images: [image],
      ...(written?.ogType === "article"
        ? {
            type: "article",
            authors: [author],
            publishedTime: written.articlePublishedTime ?? undefined,
            modifiedTime: written.articleModifiedTime ?? undefined,
          }
        : { type: "website" }),
    },
    twitter: {
      ...shared,
      card: written?.twitterCard === "summary" ? "summary" : "summary_large_image",
      images: [chosenImage(written?.twitterImage, imageUrl) ?? image],
      site: cleanText(written?.twitterSite) || undefined,
      creator: cleanText(written?.twitterCreator) || undefined,
    },
  };
}

/** Languages of the people the site is for; until a translation exists, each names the page itself. */
const LANGUAGES = ["en", "sv", "no", "da", "fi", "x-default"];

/** An editor's addresses win, but never one of a page that is not there. */
function languageAlternates(canonical: string, { written, base, livePaths }: HeadSources) {
  const alternates = Object.fromEntries(LANGUAGES.map((language) => [language, canonical]));
  for (const { lang, href } of written?.hreflang ?? []) {
    const address = writtenAddress(href, base);
    if (!lang || address === undefined) continue;
    const path = pathOnSite(address, base);
    if (path === undefined || livePaths.has(path)) alternates[lang] = address;
  }
  return alternates;
}
