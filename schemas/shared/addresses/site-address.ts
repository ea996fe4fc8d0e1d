import { safeHref } from "./safe-href.ts";

/** Full address of a path: base address plus path, without a trailing slash. */
export function addressOf(path: string, base: string): string {
  return base + path.replace(/\/+$/, "");
}

/**
 * Full http(s) address of a path or address that an editor wrote; undefined for any other text. An
 * address of this site loses its trailing slash, because the site's paths have none.
 */
export function writtenAddress(
  written: string | null | undefined,
  base: string,
): string | undefined {
  const href = safeHref(written);
  if (href === undefined || !URL.canParse(href, `${base}/`)) return undefined;
  const url = new URL(href, `${base}/`);
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  if (url.origin !== new URL(base).origin) return url.href;
  return addressOf(url.pathname, base) + url.search + url.hash;
}

/** Path of an address on this site; undefined for an address elsewhere. */
export function pathOnSite(address: string, base: string): string | undefined {
  const url = new URL(address);
  return url.origin === new URL(base).origin ? url.pathname : undefined;
}

/**
 * Whether the site is the public one. A developer's machine, and a preview without an https address
 * of its own, stay out of search engines.
 */
export function isIndexable(base: string): boolean {
  const { protocol, hostname } = new URL(base);
  return protocol === "https:" && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
