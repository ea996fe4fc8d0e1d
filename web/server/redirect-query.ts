import type { IncomingMessage, ServerResponse } from "node:http";
import type { RoutingTable } from "#web/content/answers/live-content.ts";

/**
 * Answers a request that asks a live page for something that a redirect names, such as "/?p=12". The
 * proxy sees neither the pages that always exist nor those that are finished; all other redirects
 * are its own.
 * @returns whether it was one
 */
export function redirectQuery(
  { url = "", method }: IncomingMessage,
  response: ServerResponse,
  table: RoutingTable | undefined,
  headers: Readonly<Record<string, string>>,
): boolean {
  const mark = url.indexOf("?");
  if (mark < 0 || table === undefined || (method !== "GET" && method !== "HEAD")) return false;
  const path = url.slice(0, mark);
  if (!table.paths.has(path)) return false;
  const redirect = table.redirects.find(path, url.slice(mark));
  if (redirect === undefined) return false;
  const location = redirect.target + redirect.search;
  response.writeHead(redirect.permanent ? 308 : 307, { ...headers, Location: location }).end();
  return true;
}
