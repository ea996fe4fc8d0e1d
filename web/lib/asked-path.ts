/**
 * A header with the path that a visitor asked for, from a host that changes paths before it calls the
 * proxy (`open-next.config.ts`).
 */
export const ASKED_PATH_HEADER = "x-asked-path";

/**
 * The address that a visitor asked for. OpenNext puts the default language before a path that has
 * none, and replaces the path of a page's data by that of the page. Its process sets a variable by
 * which it is known. On other hosts the header could only be a visitor's own and does not count.
 */
export function askedAddress(address: string, headers: Headers): URL {
  const url = new URL(address);
  const asked = headers.get(ASKED_PATH_HEADER);
  if (asked !== null && process.env.OPEN_NEXT_BUILD_ID !== undefined) url.pathname = asked;
  return url;
}
