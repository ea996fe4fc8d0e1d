/** What the site answered: the status, where redirects led in the end, and the page if it is one. */
type PageAnswer = { status: number; address: string; html?: string };

/** How the checks reach the site; tests bring a site of their own. */
export type SiteReader = {
  /** @throws when nothing answers */
  readText(address: string): Promise<PageAnswer & { text: string }>;
  /** Status of a picture, or 0 when nothing answers. */
  pictureStatus(address: string): Promise<number>;
};

const TIMEOUT_MS = 20_000;

/**
 * Reads the site over HTTP: in Node, and in the Studio as a page of another origin, which the site
 * allows in `next.config.mjs`. Without cookies, so that it sees what every visitor sees.
 */
export const httpReader: SiteReader = {
  async readText(address) {
    const response = await fetch(address, options());
    const text = await response.text();
    const isPage = response.headers.get("content-type")?.includes("text/html") === true;
    return {
      status: response.status,
      address: response.url,
      text,
      ...(isPage ? { html: text } : {}),
    };
  },
  async pictureStatus(address) {
    try {
      return (await fetch(address, { ...options(), method: "HEAD" })).status;
    } catch {
      return 0;
    }
  },
};

function options(): RequestInit {
  return { cache: "no-store", credentials: "omit", signal: AbortSignal.timeout(TIMEOUT_MS) };
}
