import { isCampaignName } from "../../../schemas/shared/redirects/campaign-names.ts";

/** Services that redirect. Each says what the target is, by the address or by a parameter of it. */
const DETOURS: readonly { host: RegExp; path: RegExp; target: (url: URL) => string | undefined }[] =
  [
    // Outlook’s SafeLinks also contain the reader's mailbox.
    { host: /\.safelinks\.protection\.outlook\.com$/, path: /^/, target: parameter("url") },
    {
      host: /^statics\.teams\.cdn\.office\.net$/,
      path: /\/atp-safelinks\.html$/,
      target: parameter("url"),
    },
    { host: /^urldefense(?:\.proofpoint)?\.com$/, path: /^\/v2\/url$/, target: proofpointTarget },
    {
      host: /^urldefense(?:\.proofpoint)?\.com$/,
      path: /^\/v3\/__/,
      // A star stands for a letter that is encoded elsewhere.
      target: ({ href }) => /\/v3\/__([^*]+?)__;/.exec(href)?.[1],
    },
    {
      host: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/,
      path: /^\/url$/,
      target: parameter("q", "url"),
    },
    {
      host: /^(?:lm?\.facebook|l\.instagram|l\.messenger)\.com$/,
      path: /^/,
      target: parameter("u"),
    },
    {
      host: /^(?:www\.)?linkedin\.com$/,
      path: /^\/(?:safety\/go|redir\/redirect)\/?$/,
      target: parameter("url"),
    },
    { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, target: parameter("q") },
    { host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/, target: parameter("a") },
    { host: /^duckduckgo\.com$/, path: /^\/l\/$/, target: parameter("uddg") },
    { host: /^(?:www\.)?bing\.com$/, path: /^\/ck\/a$/, target: bingTarget },
    // A page that Google has translated.
    { host: /\.translate\.goog$/, path: /^/, target: translatedTarget },
    { host: /^slack-redir\.net$/, path: /^\/link$/, target: parameter("url") },
  ];

function parameter(...names: readonly string[]) {
  return ({ searchParams }: URL): string | undefined =>
    names.flatMap((name) => searchParams.get(name) || [])[0];
}

/** Proofpoint writes a hyphen for the sign of an escape, and an underscore for a slash. */
function proofpointTarget({ searchParams }: URL): string | undefined {
  const written = searchParams.get("u")?.replaceAll("-", "%").replaceAll("_", "/");
  try {
    return written && decodeURIComponent(written);
  } catch {
    return undefined;
  }
}

/** Bing writes "a1" and the address in Base64. */
function bingTarget({ searchParams }: URL): string | undefined {
  const [, written] = /^a1([\w-]+)$/.exec(searchParams.get("u") ?? "") ?? [];
  try {
    return written && atob(written.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return undefined;
  }
}

/** Google writes a hyphen for a dot of the host, and two for a hyphen. */
function translatedTarget({ hostname, pathname, search, hash }: URL): string {
  const written = hostname.replace(/\.translate\.goog$/, "");
  const host = written.replace(/--|-/g, (sign) => (sign === "--" ? "-" : "."));
  const own = search.replace(/(?<=[?&])_x_tr_[^&]*&?/g, "").replace(/[?&]$/, "");
  return `https://${host}${pathname}${own}${hash}`;
}

/** An address without what counts a campaign or names the reader of a mail, and without words to highlight. */
function withoutCampaign(url: URL): URL {
  const own = new URL(url);
  own.hash = own.hash.replace(/#?:~:.*$/, "");
  const counted = [...own.searchParams.keys()].filter(isCampaignName);
  for (const name of counted) own.searchParams.delete(name);
  return own;
}

const SCHEMES = ["http:", "https:", "mailto:", "tel:"];

/**
 * The target of a pasted link, without services that count clicks.
 * @returns nothing for a place on the copied page, such as a footnote, and for a text that is no
 *   address
 */
export function pastedAddress(href: string, siteUrl: string): URL | undefined {
  if (href.trim().startsWith("#")) return undefined;
  const url = withoutDetour(URL.parse(href, siteUrl));
  return url !== null && SCHEMES.includes(url.protocol) ? withoutCampaign(url) : undefined;
}

function withoutDetour(url: URL | null): URL | null {
  if (url === null) return null;
  const detour = DETOURS.find(
    ({ host, path }) => path.test(url.pathname) && host.test(url.hostname),
  );
  const parsed = URL.parse(detour?.target(url) ?? "");
  // Each nested address is shorter, so the recursion ends.
  return parsed === null ? url : withoutDetour(parsed);
}
