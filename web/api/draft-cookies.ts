import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
import type { NextApiResponse } from "next";

/** The Studio shows the site in a frame, from another origin. */
const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=None";

/** Remembers which layers of content an editor looks at: drafts, or the names of releases. */
export const perspectiveCookie = (perspective: string) =>
  `${perspectiveCookieName}=${encodeURIComponent(perspective)}; ${ATTRIBUTES}`;

/** Forgets them. */
export const noPerspectiveCookie = `${perspectiveCookieName}=; Max-Age=0; ${ATTRIBUTES}`;

/** Sets cookies beside those that are set already. */
export function setCookies(response: NextApiResponse, ...cookies: string[]): void {
  const before = [response.getHeader("Set-Cookie") ?? []].flat().map(String);
  response.setHeader("Set-Cookie", [...before, ...cookies]);
}
