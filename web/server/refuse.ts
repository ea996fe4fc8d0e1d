import type { IncomingMessage, ServerResponse } from "node:http";

const PAGE_METHODS = ["GET", "HEAD"];

/** Route handlers say themselves which methods they take. */
const ROUTE_HANDLERS = "/api/";

/**
 * Answers what no page can answer for the price of a few bytes.
 * @param headers of every refusal
 * @returns whether the request was answered here
 */
export function refuse(
  { method = "", url = "" }: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): boolean {
  // "*" names the server and not a page: Next takes it for an address and fails.
  if (url === "*") return end(response, 400, headers);
  if (PAGE_METHODS.includes(method)) return false;
  if (url.startsWith(ROUTE_HANDLERS) && method !== "TRACE") return false;
  // To Next a form sent to a page is a call of a server action: it would render the whole page.
  return end(response, 405, { ...headers, Allow: PAGE_METHODS.join(", ") });
}

function end(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): true {
  // Closed, so that a body that nobody reads is not sent on.
  response.writeHead(status, { ...headers, Connection: "close" }).end();
  return true;
}
