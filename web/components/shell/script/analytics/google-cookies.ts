const googleCookie = /^_(ga|gid|gat|gac|gcl)(_|$)/;

/** Names of the cookies among `cookies` that Google's tag has set. */
export function googleCookieNames(cookies: string): string[] {
  return cookies
    .split(";")
    .map((cookie) => cookie.split("=", 1)[0]?.trim() ?? "")
    .filter((name) => googleCookie.test(name));
}

/** The host and every domain above it: the tag sets its cookies as far up as the browser lets it. */
export function cookieDomains(host: string): string[] {
  const labels = host.split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}

/** Deletes what Google's tag keeps in this site's cookies. */
export function deleteGoogleCookies() {
  const expired = "path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT";
  for (const name of googleCookieNames(document.cookie)) {
    // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; ${expired}`;
    for (const domain of cookieDomains(location.hostname)) {
      document.cookie = `${name}=; ${expired}; domain=${domain}`;
    }
    // biome-ignore-end lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  }
}
