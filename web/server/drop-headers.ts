import type { IncomingMessage } from "node:http";

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
