import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
import type { NextApiResponse } from "next";
import { DRAFT_COOKIE } from "#web/lib/draft-cookie.ts";

/** The Studio shows the site in a frame, from another origin. */
const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=None";

/** Remembers which layers of content an editor looks at: drafts, or the names of releases. */
export const perspectiveCookie = (perspective: string) =>
  `${perspectiveCookieName}=${encodeURIComponent(perspective)}; ${ATTRIBUTES}`;

/**
 * Has a browser forget that its editor looks at drafts, and at which, however its cookies were set: by
 * `npm run dev`, in a window of its own, or in a frame of the Studio. Next's own means, `setDraftMode`,
 * names the secret value of its cookie to whoever asks.
 */
export const noDraftCookies: readonly string[] = [DRAFT_COOKIE, perspectiveCookieName]
  .map((name) => `${name}=; Max-Age=0`)
  .flatMap((gone) => [
    `${gone}; Path=/`,
    `${gone}; ${ATTRIBUTES}`,
    `${gone}; ${ATTRIBUTES}; Partitioned`,
  ]);

/** The cookies that a response sets by now. */
const cookiesOf = (response: NextApiResponse): string[] =>
  [response.getHeader("Set-Cookie") ?? []].flat().map(String);

/** Sets cookies beside those that are set already. */
export function setCookies(response: NextApiResponse, ...cookies: string[]): void {
  response.setHeader("Set-Cookie", [...cookiesOf(response), ...cookies]);
}

/** Has a browser keep the cookies for this pair of sites: the Studio, and the site in its frame. */
export function partitionCookies(response: NextApiResponse): void {
  response.setHeader(
    "Set-Cookie",
    cookiesOf(response).map((cookie) => `${cookie}; Partitioned`),
  );
}
