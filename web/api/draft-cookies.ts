import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
import type { NextApiResponse } from "next";
import { DRAFT_COOKIE } from "#web/lib/draft-cookie.ts";

/** The Studio shows the site in a frame, from another origin. */
const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=None";

/** `Cache-Control` for a response that sets or deletes a cookie. */
export const NOT_SHARED = "private, no-store";

/** The cookie for the perspective of an editor: drafts, or the names of releases. */
export const perspectiveCookie = (perspective: string) =>
  `${perspectiveCookieName}=${encodeURIComponent(perspective)}; ${ATTRIBUTES}`;

/**
 * Deletes the cookies of draft mode and of the perspective. Each variant is deleted, because the
 * cookies may have been set by `npm run dev`, in a window of their own, or in a frame of the
 * Studio. Next's own `setDraftMode` is not used: it would send the secret value of its cookie to
 * any caller.
 */
export const expiredDraftCookies: readonly string[] = [DRAFT_COOKIE, perspectiveCookieName]
  .map((name) => `${name}=; Max-Age=0`)
  .flatMap((gone) => [
    `${gone}; Path=/`,
    `${gone}; ${ATTRIBUTES}`,
    `${gone}; ${ATTRIBUTES}; Partitioned`,
  ]);

/** The cookies that the response sets so far. */
const cookiesOf = (response: NextApiResponse): string[] =>
  [response.getHeader("Set-Cookie") ?? []].flat().map(String);

/** Adds cookies to those that the response sets already. */
export function setCookies(response: NextApiResponse, ...cookies: string[]): void {
  response.setHeader("Set-Cookie", [...cookiesOf(response), ...cookies]);
}

/** Adds an attribute to the cookies that the response sets so far. */
function addAttribute(response: NextApiResponse, attribute: string): void {
  response.setHeader(
    "Set-Cookie",
    cookiesOf(response).map((cookie) => `${cookie}; ${attribute}`),
  );
}

/** Makes the cookies valid only for this pair of sites: the Studio, and the site in its frame. */
export const partitionCookies = (response: NextApiResponse): void =>
  addAttribute(response, "Partitioned");

/** Seconds that a draft stays open outside the Studio: a working day. */
const SHARED_DRAFT_SECONDS = 8 * 3_600;

/**
 * Lets the cookies end by themselves. A browser that restores its windows keeps other cookies for
 * ever, also after the draft is shared no longer.
 */
export const endCookiesAfterWorkingDay = (response: NextApiResponse): void =>
  addAttribute(response, `Max-Age=${SHARED_DRAFT_SECONDS}`);
