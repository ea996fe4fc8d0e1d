/** Addresses that lead to another, which stands in a part of their query. */
const DETOURS: readonly { host: RegExp; path: string; parameters: readonly string[] }[] = [
  // Outlook’s SafeLinks hold the mailbox of whoever got the mail, too.
  { host: /\.safelinks\.protection\.outlook\.com$/, path: "/", parameters: ["url"] },
  { host: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/, path: "/url", parameters: ["q", "url"] },
  { host: /^lm?\.facebook\.com$/, path: "/l.php", parameters: ["u"] },
  { host: /^(?:www\.)?linkedin\.com$/, path: "/safety/go", parameters: ["url"] },
];

const SCHEMES = ["http:", "https:", "mailto:", "tel:"];

/**
 * Where a pasted link leads: past whoever counts its clicks.
 * @returns nothing for a place on the page that it was copied from, such as a footnote, and for what
 * is no address
 */
export function pastedAddress(href: string, siteUrl: string): URL | undefined {
  if (href.trim().startsWith("#")) return undefined;
  const url = withoutDetour(URL.parse(href, siteUrl));
  return url !== null && SCHEMES.includes(url.protocol) ? url : undefined;
}

function withoutDetour(url: URL | null): URL | null {
  const detour = DETOURS.find(
    ({ host, path }) => url?.pathname === path && host.test(url.hostname),
  );
  const [target] = detour?.parameters.flatMap((name) => url?.searchParams.get(name) || []) ?? [];
  const parsed = target === undefined ? null : URL.parse(target);
  // Each is shorter than the one that it stands in.
  return parsed === null ? url : withoutDetour(parsed);
}
