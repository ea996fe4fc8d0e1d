import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { isRecord } from "#schemas/shared/record.ts";

const PAGE_METHODS = ["GET", "HEAD"];

/** Route handlers say themselves which methods they take. */
const ROUTE_HANDLERS = "/api/";

/** Node says here on which server a request came, before it hands the request to that server. */
const REQUEST_START = "http.server.request.start";

/** Answers a request itself, and returns true; or leaves it to Next. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

type GuardOptions = {
  /** Headers of every refusal. */
  headers?: Readonly<Record<string, string>>;
  /** Are asked in turn, before Next is. */
  answers?: readonly Answer[];
  /** Stands around what Next does for a request. */
  around?: (request: IncomingMessage, answer: () => void) => void;
};

/**
 * Puts the guard before the server that `next start` runs, with its first request. Next gives no
 * way to the server itself; a rewrite or the proxy would come later, cost every page a part of its
 * throughput, and never see an upgrade.
 */
export function guardNextServer(options: GuardOptions): void {
  const onRequest = (message: unknown) => {
    if (!isRecord(message) || !(message.server instanceof Server)) return;
    unsubscribe(REQUEST_START, onRequest);
    guardServer(message.server, options);
  };
  subscribe(REQUEST_START, onRequest);
}

/** Answers what no page can answer for the price of a few bytes, and hands on everything else. */
export function guardServer(server: Server, options: GuardOptions = {}): void {
  const { headers = {}, answers = [], around = (_request, answer) => answer() } = options;
  // Next leaves the socket of an upgrade open, for a WebSocket server of one's own. The site has
  // none, so each would stay for good. Without a listener, Node takes an upgrade for a plain request.
  server.removeAllListeners("upgrade");
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (refuse(request, response, headers)) return;
    // A server may ignore it (RFC 9110, 14.2), and Next answers 500 to one it cannot satisfy. The
    // largest file of the site is a font.
    delete request.headers.range;
    if (answers.some((answer) => answer(request, response))) return;
    around(request, () => {
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
}

/** @returns true when the request was answered here */
function refuse(
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
