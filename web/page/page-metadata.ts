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
import {
  ENGLISH,
  type LanguageId,
  languageOf,
  languages,
  pathIn,
} from "#schemas/shared/languages.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import type { ContentReader } from "#web/content/content-reader.ts";
import {
  fetchHomeSummary,
  fetchLivePaths,
  fetchPageMetadata,
  fetchSite,
} from "#web/content/fetch-site.ts";
import { imageUrl } from "#web/content/image-url.ts";
import type { CompanyDetails, WrittenMetadata } from "#web/content/site-types.ts";
import { type CardContent, madeImage, shareCard } from "./share-image/made-image.ts";

/** The contents of a page's head. */
export type PageHead = {
  title: string;
  description: string | null;
  keywords: string[];
  author: string;
  publisher: string;
  robots: string;
  /** Null on a page without a canonical address. */
  canonical: string | null;
  /** Addresses of the page in other languages, by language. */
  alternates: Record<string, string>;
  /** https://ogp.me */
  openGraph: {
    title: string;
    description: string | null;
    url: string;
    siteName: string;
    locale: string;
    image: ShareImage;
    /** Null for a page that is not an article. */
    article: { publishedTime: string | null; modifiedTime: string | null } | null;
  };
  twitter: {
    card: "summary" | "summary_large_image";
    image: ShareImage;
    site: string | null;
    creator: string | null;
  };
};

/**
 * Fetches the head of a page. The editor's text wins, then the page's own content, then the home
 * page's.
 */
export async function fetchHead(
  reader: ContentReader,
  { path, pathsByLanguage }: PlaceOfPage,
  content: CardContent & { robots?: string | null },
): Promise<PageHead> {
  const base = siteUrl();
  const written = await fetchPageMetadata(reader, path);
  const { settings: company } = await fetchSite(reader);
  const sources = { written, summary: pageSummary(content, languageOf(reader.language)), company };
  const own = headTexts({ ...sources, home: { title: "", description: "" } });
  const { brandName } = company;
  const card = await shareCard(reader, content, written, brandName);
  const made = madeImage(pathIn(reader.language, path), { ...card, brandName });
  const hasOwnTexts = own.title && own.description;
  return pageHead({
    path,
    language: reader.language,
    pathsByLanguage,
    written,
    // The home page is read only if its texts are needed, because a page depends on everything that
    // it reads.
    texts: hasOwnTexts ? own : headTexts({ ...sources, home: await fetchHomeTexts(reader) }),
    robots: content.robots,
    company,
    base,
    livePaths: written?.hreflang ? await fetchLivePaths(reader) : new Set(),
    madeImage: { ...made, url: base + made.url },
  });
}

async function fetchHomeTexts(reader: ContentReader) {
  const written = await fetchPageMetadata(reader, fixedPath("homePage"));
  return homeTexts(
    written,
    pageSummary(await fetchHomeSummary(reader), languageOf(reader.language)),
  );
}

/** The English path of a page, and its path in each of its languages. */
type PlaceOfPage = {
  path: string;
  pathsByLanguage: readonly { language: LanguageId; path: string }[];
};

export type HeadSources = PlaceOfPage & {
  language: LanguageId;
  written: WrittenMetadata;
  texts: ReturnType<typeof headTexts>;
  /** The directive for search engines when editors wrote none. */
  robots?: string | null | undefined;
  company: Pick<CompanyDetails, "brandName">;
  /** Public base address of the site, without a trailing slash. */
  base: string;
  livePaths: ReadonlySet<string>;
  madeImage: ShareImage;
};

/** Builds the head of a page from all its sources. */
export function pageHead(sources: HeadSources): PageHead {
  const { path, language, written, texts, robots, company, base } = sources;
  const englishAddress = writtenAddress(written?.canonical, base) ?? addressOf(path, base);
  const canonical = language === ENGLISH ? englishAddress : addressOf(pathIn(language, path), base);
  const brandName = cleanText(company.brandName);
  const image = chosenImage(written?.ogImage, imageUrl) ?? sources.madeImage;
  return {
    title: texts.title,
    description: texts.description || null,
    keywords: (written?.keywords ?? []).map(cleanText).filter((keyword) => keyword !== ""),
    author: cleanText(written?.author) || brandName,
    publisher: cleanText(written?.publisher) || brandName,
    robots: isIndexable(base)
      ? (written?.robots ?? robots ?? "index, follow")
      : "noindex, nofollow",
    canonical,
    alternates: languageAlternates(englishAddress, sources),
    openGraph: {
      title: texts.sharedTitle,
      description: texts.sharedDescription || null,
      url: (language === ENGLISH && writtenAddress(written?.ogUrl, base)) || canonical,
      locale: languageOf(language).openGraph,
      siteName: brandName,
      image,
      article:
        written?.ogType === "article"
          ? {
              publishedTime: written.articlePublishedTime,
              modifiedTime: written.articleModifiedTime,
            }
          : null,
    },
    twitter: {
      card: written?.twitterCard === "summary" ? "summary" : "summary_large_image",
      image: chosenImage(written?.twitterImage, imageUrl) ?? image,
      site: cleanText(written?.twitterSite) || null,
      creator: cleanText(written?.twitterCreator) || null,
    },
  };
}

/** For visitors of all other languages. */
const DEFAULT = "x-default";

/**
 * The addresses of a page in all languages. They are the same on each of its translations. A
 * language without a translation names the English page. An editor's address wins, unless it leads
 * to a page of the site that does not exist.
 */
function languageAlternates(
  englishAddress: string,
  { written, base, livePaths, pathsByLanguage }: HeadSources,
) {
  const alternates: Record<string, string> = Object.fromEntries(
    [...languages.map(({ id }) => id), DEFAULT].map((id) => [id, englishAddress]),
  );
  for (const { language, path } of pathsByLanguage)
    if (language !== ENGLISH) alternates[language] = addressOf(path, base);
  for (const { lang, href } of written?.hreflang ?? []) {
    const address = writtenAddress(href, base);
    if (!lang || address === undefined) continue;
    const path = pathOnSite(address, base);
    if (path === undefined || livePaths.has(path)) alternates[lang] = address;
  }
  return alternates;
}
