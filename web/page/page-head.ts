import type { Metadata } from "next";
import type { PageMetadataQueryResult } from "#schemas/generated/types.generated.ts";
import {
  addressOf,
  isIndexable,
  pathOnSite,
  writtenAddress,
} from "#schemas/shared/addresses/site-address.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { ShareImage } from "#schemas/shared/head/head-texts.ts";
import { headTexts, type TextSources } from "#schemas/shared/head/head-texts.ts";

export type WrittenMetadata = PageMetadataQueryResult;

type SocialLinks = readonly { platform: string | null; url?: string | null }[];

export type HeadSources = TextSources & {
  path: string;
  /** The page metadata that editors wrote for this path. */
  written: WrittenMetadata;
  /** What search engines may do where editors wrote nothing of it. */
  robots?: string | null | undefined;
  company: { brandName: string; socialLinks: SocialLinks };
  /** Public base address of the site, without a trailing slash. */
  base: string;
  /** Every path at which a page lives. */
  livePaths: ReadonlySet<string>;
  /** The picture made from the page's title and illustration. */
  madeImage: ShareImage;
  /** The pictures that an editor chose. */
  chosenImages: { og?: ShareImage | undefined; twitter?: ShareImage | undefined };
};

/** The whole head of a page: what an editor wrote wins, then the page's own, then the home page's. */
export function pageHead(sources: HeadSources): Metadata {
  const { path, written, base, company, chosenImages, madeImage } = sources;
  const { title, description, sharedTitle, sharedDescription } = headTexts(sources);
  const canonical = writtenAddress(written?.canonical, base) ?? addressOf(path, base);
  const author = cleanText(written?.author) || cleanText(company.brandName);
  const keywords = (written?.keywords ?? []).map(cleanText).filter((keyword) => keyword !== "");
  const ogImage = chosenImages.og ?? madeImage;
  const account = cleanText(written?.twitterSite) || twitterAccount(company.socialLinks);
  const creator = cleanText(written?.twitterCreator);
  return {
    title,
    description,
    ...(keywords.length > 0 ? { keywords } : {}),
    authors: [{ name: author }],
    publisher: cleanText(written?.publisher) || cleanText(company.brandName),
    robots: isIndexable(base)
      ? (written?.robots ?? sources.robots ?? "index, follow")
      : "noindex, nofollow",
    alternates: {
      canonical,
      languages: languageAlternates(canonical, written?.hreflang ?? [], base, sources.livePaths),
    },
    openGraph: {
      title: sharedTitle,
      description: sharedDescription,
      url: writtenAddress(written?.ogUrl, base) ?? canonical,
      siteName: cleanText(company.brandName),
      locale: "en",
      images: [ogImage],
      ...kindOfPage(written, author),
    },
    twitter: {
      card: written?.twitterCard === "summary" ? "summary" : "summary_large_image",
      title: sharedTitle,
      description: sharedDescription,
      images: [chosenImages.twitter ?? ogImage],
      ...(account ? { site: account } : {}),
      ...(creator ? { creator } : {}),
    },
  };
}

function kindOfPage(written: WrittenMetadata, author: string) {
  if (written?.ogType !== "article") return { type: "website" } as const;
  const { articlePublishedTime, articleModifiedTime } = written;
  return {
    type: "article",
    authors: [author],
    ...(articlePublishedTime ? { publishedTime: articlePublishedTime } : {}),
    ...(articleModifiedTime ? { modifiedTime: articleModifiedTime } : {}),
  } as const;
}

/** The company's account, with its @, from the address of its page on Twitter. */
function twitterAccount(socialLinks: SocialLinks): string | undefined {
  const url = socialLinks.find(({ platform }) => platform === "Twitter")?.url;
  if (!url || !URL.canParse(url)) return undefined;
  const name = /^\/(\w{1,15})\/?$/.exec(new URL(url).pathname)?.[1];
  return name === undefined ? undefined : `@${name}`;
}

/** Languages of the people the site is for; until a translation exists, each names the page itself. */
const LANGUAGES = ["en", "sv", "no", "da", "fi", "x-default"];

export type WrittenAlternate = { lang: string | null; href: string | null };

/**
 * Addresses of the page in other languages. What an editor wrote wins, unless no page lives there:
 * an alternate never points at a 404.
 * @param canonical the page's own address
 * @param livePaths every path at which a page lives
 */
export function languageAlternates(
  canonical: string,
  written: readonly WrittenAlternate[],
  base: string,
  livePaths: ReadonlySet<string>,
): Record<string, string> {
  const alternates = Object.fromEntries(LANGUAGES.map((language) => [language, canonical]));
  for (const { lang, href } of written) {
    const address = writtenAddress(href, base);
    if (!lang || address === undefined) continue;
    const path = pathOnSite(address, base);
    if (path === undefined || livePaths.has(path)) alternates[lang] = address;
  }
  return alternates;
}
