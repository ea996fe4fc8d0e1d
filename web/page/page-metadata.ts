import {
  addressOf,
  isIndexable,
  pathOnSite,
  writtenAddress,
} from "#schemas/shared/addresses/site-address.ts";
import { cleanText, type PlainText } from "#schemas/shared/head/clean-text.ts";
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
import { fixedPath, LLMS_PATH } from "#schemas/shared/routes.ts";
import type { ContentReader } from "#web/content/content-reader.ts";
import { fetchHomeSummary, fetchLivePaths, fetchPageMetadata } from "#web/content/fetch-site.ts";
import { imageUrl } from "#web/content/image-url.ts";
import { markdownPath } from "#web/content/routing/markdown-path.ts";
import type { CompanyDetails, WrittenMetadata } from "#web/content/site-types.ts";
import {
  type CardContent,
  hasCardPicture,
  madeImage,
  shareCard,
} from "./share-image/made-image.ts";

/** The contents of a page's head. */
export type PageHead = {
  title: PlainText;
  description: string | null;
  keywords: string[];
  author: string;
  publisher: string;
  robots: string;
  /** Null on a page without a canonical address. */
  canonical: string | null;
  /** Where the page is Markdown, and the list of pages for assistants; null on other screens. */
  forAssistants: { markdown: string; list: string } | null;
  /** Addresses of the page in other languages, by language. */
  alternates: Record<string, string>;
  /** https://ogp.me */
  openGraph: {
    title: PlainText;
    description: string | null;
    /** Null on a page without a canonical address. */
    url: string | null;
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

/** The English path of a page, and its path in each of its languages. */
type PlaceOfPage = {
  path: string;
  pathsByLanguage: readonly { language: LanguageId; path: string }[];
};

/** The content of a page, as far as its head shows it. */
export type HeadContent = CardContent & {
  /** The directive for search engines when editors wrote none. */
  robots?: string | null;
};

/** Everything that a head is made from. */
export type HeadSources = PlaceOfPage & {
  language: LanguageId;
  content: HeadContent;
  written: WrittenMetadata;
  /** The home page and its metadata, for a page that lacks a text or a picture; otherwise null. */
  home: { content: HeadContent; written: WrittenMetadata } | null;
  company: Pick<CompanyDetails, "brandName">;
  /** Public base address of the site, without a trailing slash. */
  base: string;
  /** The paths of all pages, if editors wrote addresses in other languages. */
  livePaths: ReadonlySet<string>;
};

/**
 * Fetches what a head needs besides the page itself. The home page and the list of pages are read
 * only if they are needed, because a page depends on everything that it reads.
 */
export async function fetchHeadSources(
  reader: ContentReader,
  content: HeadContent,
  written: WrittenMetadata,
): Promise<Pick<HeadSources, "home" | "livePaths">> {
  const { title, description } = pageSummary(content, languageOf(reader.language));
  const hasTexts =
    [written?.title, title].some(cleanText) && [written?.description, description].some(cleanText);
  const isEnough = hasTexts && hasCardPicture(content);
  return {
    home: isEnough
      ? null
      : {
          content: await fetchHomeSummary(reader),
          written: await fetchPageMetadata(reader, fixedPath("homePage")),
        },
    livePaths: written?.hreflang ? await fetchLivePaths(reader) : new Set(),
  };
}

/**
 * The head of a page. The editor's text wins, then the page's own content, then the home page's.
 */
export function pageHead(sources: HeadSources): PageHead {
  const { path, language, content, written, home, company, base } = sources;
  const languageOfPage = languageOf(language);
  const texts = headTexts({
    written,
    summary: pageSummary(content, languageOfPage),
    home: homeTexts(home?.written ?? null, pageSummary(home?.content ?? {}, languageOfPage)),
    company,
  });
  const englishAddress = writtenAddress(written?.canonical, base) ?? addressOf(path, base);
  const canonical = language === ENGLISH ? englishAddress : addressOf(pathIn(language, path), base);
  const brandName = cleanText(company.brandName);
  const card = shareCard(content, written, company.brandName, home?.content ?? null);
  const made = madeImage(pathIn(language, path), { ...card, brandName: company.brandName });
  const image = chosenImage(written?.ogImage, imageUrl) ?? { ...made, url: base + made.url };
  return {
    title: texts.title,
    description: texts.description || null,
    keywords: (written?.keywords ?? []).map(cleanText).filter((keyword) => keyword !== ""),
    author: cleanText(written?.author) || brandName,
    publisher: cleanText(written?.publisher) || brandName,
    robots: isIndexable(base)
      ? (written?.robots ?? content.robots ?? "index, follow")
      : "noindex, nofollow",
    canonical,
    forAssistants: {
      markdown: markdownPath(pathIn(language, path)),
      list: pathIn(language, LLMS_PATH),
    },
    alternates: languageAlternates(englishAddress, sources),
    openGraph: {
      title: texts.sharedTitle,
      description: texts.sharedDescription || null,
      url: (language === ENGLISH && writtenAddress(written?.ogUrl, base)) || canonical,
      // The language and its territory: https://ogp.me/#optional.
      locale: languageOf(language).locale.replace("-", "_"),
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
