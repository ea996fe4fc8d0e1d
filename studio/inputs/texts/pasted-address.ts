/** Addresses of redirecting services. The target is in their query. */
const DETOURS: readonly { host: RegExp; path: string; parameters: readonly string[] }[] = [
  // Outlook’s SafeLinks also contain the reader's mailbox.
  { host: /\.safelinks\.protection\.outlook\.com$/, path: "/", parameters: ["url"] },
  { host: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/, path: "/url", parameters: ["q", "url"] },
  { host: /^lm?\.facebook\.com$/, path: "/l.php", parameters: ["u"] },
  { host: /^(?:www\.)?linkedin\.com$/, path: "/safety/go", parameters: ["url"] },
];

const SCHEMES = ["http:", "https:", "mailto:", "tel:"];

/**
 * The target of a pasted link, without services that count clicks.
 * @returns nothing for a place on the copied page, such as a footnote, and for a text that is no
 *   address
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
  // Each nested address is shorter, so the recursion ends.
  return parsed === null ? url : withoutDetour(parsed);
}
