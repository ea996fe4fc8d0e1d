import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { isRecord } from "#schemas/shared/record.ts";
import { DRAFT_COOKIE } from "#web/lib/draft-cookie.ts";
import { responseHeaders } from "#web/lib/response-headers.ts";

/** Addresses that Next redirects before it calls the proxy or applies `headers()`. */
const REDIRECTED_BY_NEXT = /^[^?]*(?:\\|\/\/)/;

/**
 * Sets the headers of every response on Next's own redirects of repeated slashes (`//about`), which
 * no other code of the site sees. Node reports each request of a server in this process:
 * https://nodejs.org/api/diagnostics_channel.html#http.
 */
export function setNextRedirectHeaders(): void {
  subscribe("http.server.request.start", (message) => {
    if (!isRecord(message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return;
    if (!REDIRECTED_BY_NEXT.test(request.url ?? "")) return;
    const { visitor, editor } = responseHeaders();
    const isEditor = request.headers.cookie?.includes(`${DRAFT_COOKIE}=`);
    for (const [name, value] of Object.entries(isEditor ? editor : visitor)) {
      response.setHeader(name, value);
    }
  });
}
