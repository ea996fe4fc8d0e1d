import { pathOnSite, writtenAddress } from "#schemas/shared/addresses/site-address.ts";

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
