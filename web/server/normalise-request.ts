import type { IncomingMessage, ServerResponse } from "node:http";

/** What most requests ask for: nothing in it can be spelled in another way. */
const PLAIN_PATH = /^(?:\/|(?:\/[\w~-][\w.~-]*)+)$/;

/**
 * By these Next and hosting platforms talk to themselves, and nobody outside has a say in it:
 * `x-middleware-*`, `x-prerender-revalidate`, `next-action` and their like. A proxy may name a request.
 */
const INTERNAL_HEADER = /^(?:x-(?!request-id$).*|next-(?!router-|url$).*|purpose|forwarded)$/;

/** By these React asks for a part of a page. */
const REACT_HEADER = /^(?:rsc|next-.*)$/;

/**
 * Takes out of a request what its sender may not say.
 * @param sender whether its cookies are an editor's, and whether pages run React at once: nobody else
 *   has any cookie that counts, or a React that asks
 */
export function dropHeaders(
  { headers }: Pick<IncomingMessage, "headers">,
  { isEditor, hydratesPages }: { isEditor: boolean; hydratesPages: boolean },
): void {
  const isReacts = isEditor || hydratesPages;
  for (const name of Object.keys(headers)) {
    const isDropped = INTERNAL_HEADER.test(name) || (!isReacts && REACT_HEADER.test(name));
    if (isDropped || (name === "cookie" && !isEditor)) delete headers[name];
  }
}

/**
 * The one spelling of a path, so that whatever keeps answers keeps one for it: no folder of dots, no
 * slash twice, and nothing encoded that stands for itself (RFC 3986, 6.2.2).
 * @param path as a request has it, without its query
 */
export function realPath(path: string): string {
  if (PLAIN_PATH.test(path)) return path;
  const plain = path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
  return new URL(`http://site${plain}`).pathname.replace(/\/{2,}/g, "/");
}

/**
 * Sends whoever asks for another spelling of a path to the real one.
 * @returns whether the request was answered here
 */
export function redirectSpelling(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): boolean {
  // A request may name the whole address (RFC 9112, 3.2.2).
  const asked = (request.url ?? "/").replace(/^https?:\/\/[^/?#]*/i, "");
  const url = asked.startsWith("/") ? asked : `/${asked}`;
  request.url = url;
  const [whole = ""] = url.split("#");
  const query = whole.indexOf("?");
  const path = query < 0 ? whole : whole.slice(0, query);
  const real = realPath(path);
  if (real === path && whole === url) return false;
  const location = real + whole.slice(path.length);
  response.writeHead(308, { ...headers, Location: location }).end();
  return true;
}
