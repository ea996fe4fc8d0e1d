import type { IncomingMessage, ServerResponse } from "node:http";
import { proxyMatcher } from "#schemas/shared/proxy-matcher.ts";
import type { RoutingTable } from "#web/content/answers/live-content.ts";

const PAGE_METHODS = ["GET", "HEAD"];

/** Route handlers say themselves which methods they take. */
const ROUTE_HANDLERS = "/api/";

/** So that a body that nobody reads is not sent on. */
const CLOSED = { Connection: "close" };

/**
 * Answers, for the price of a few bytes, what no page can answer, another spelling of a path, and a
 * query of a page that a redirect names, such as "/?p=12": the proxy sees neither the pages that
 * always exist nor those that are finished. All other redirects are its own.
 * @param headers of every answer
 * @returns whether the request was answered here
 */
export function answerEarly(
  request: IncomingMessage,
  response: ServerResponse,
  table: RoutingTable | undefined,
  headers: Readonly<Record<string, string>>,
): boolean {
  const { method = "", url = "" } = request;
  const end = (status: number, own: Record<string, string>): true => {
    response.writeHead(status, { ...headers, ...own }).end();
    return true;
  };
  // "*" names the server and not a page: Next takes it for an address and fails.
  if (url === "*") return end(400, CLOSED);
  const isOfPage = PAGE_METHODS.includes(method);
  // To Next a form sent to a page is a call of a server action: it would render the whole page.
  if (!isOfPage && (!url.startsWith(ROUTE_HANDLERS) || method === "TRACE")) {
    return end(405, { ...CLOSED, Allow: PAGE_METHODS.join(", ") });
  }
  // A request may name the whole address (RFC 9112, 3.2.2).
  const asked = url.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");
  request.url = asked;
  const real = realAddress(asked);
  if (real !== asked) return end(308, { Location: real });
  const path = pathOf(asked);
  if (!isOfPage || path === asked || !table?.paths.has(path)) return false;
  const redirect = table.redirects.find(path, asked.slice(path.length));
  if (redirect === undefined) return false;
  return end(redirect.permanent ? 308 : 307, { Location: redirect.target + redirect.search });
}

const PROXIED = new RegExp(`^${proxyMatcher}$`);

/** Would the proxy send this address on to the page for unknown paths? */
export function isUnmatched(url: string, table: RoutingTable | undefined): boolean {
  const path = pathOf(url);
  // Next itself takes a slash off the end.
  if (table === undefined || path.endsWith("/") || !PROXIED.test(path)) return false;
  return !table.isLive(path) && table.redirects.find(path, url.slice(path.length)) === undefined;
}

/** An address without its query. */
export const pathOf = (url: string): string => url.replace(/\?.*/s, "");

/**
 * The one spelling of an address, so that whatever keeps answers keeps one for it: no fragment, no
 * folder of dots, no slash twice, and nothing encoded that stands for itself (RFC 3986, 6.2.2).
 */
function realAddress(url: string): string {
  const [whole = ""] = url.split("#");
  const path = pathOf(whole);
  const plain = path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
  const { pathname } = new URL(`http://site${plain}`);
  return pathname.replace(/\/{2,}/g, "/") + whole.slice(path.length);
}
