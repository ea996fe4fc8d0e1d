import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { pageOfShareImage } from "#schemas/shared/head/share-image-path.ts";
import { asksTool } from "#schemas/shared/tools/tool-address.ts";
import type { AnswerStore } from "#web/content/answers/answer-store.ts";
import type { RoutingTable } from "#web/content/routing/routing-table.ts";
import { collect, type NextHandler } from "./ask-next.ts";
import type { Rendered } from "./finish-text.ts";
import type { Pages } from "./pages.ts";
import { redirectAsked } from "./redirect-asked.ts";
import { refuse } from "./refuse.ts";
import { withRequestId } from "./request-log.ts";
import { type FinishedAnswer, sendFinished } from "./send-finished.ts";

export type SiteServerParts = {
  /** Next. */
  handle: NextHandler;
  answers: Pick<AnswerStore, "track">;
  pages: Pick<Pages, "get" | "keep" | "today">;
  table: () => RoutingTable | undefined;
  /** Makes an answer of what Next has rendered. */
  finish: (rendered: Rendered, body: Buffer) => FinishedAnswer;
  /** Is this the cookie of an editor, who sees drafts? */
  isDraft: (cookie: string | undefined) => boolean;
  /** Security headers of every answer. */
  headers: Readonly<Record<string, string>>;
};

/** Files that are no text. They leave as Next sends them, with its ETag and its answers to conditions. */
const BINARY = /\.(avif|gif|ico|jpe?g|otf|pdf|png|webp|woff2?)$/;

/** What answers by itself: routes that say all there is to say, and pictures handed on. */
const OWN_ANSWERS = /^\/(api|pictures|share-image)\//;

const MAX_FILE_BYTES = 32 * 1024 * 1024;

/**
 * The server of the site: refuses what no page can answer, names the request, redirects, sends what
 * is finished, has Next render what is not, finishes that, and keeps what is for everybody.
 */
export function createSiteServer(parts: SiteServerParts): Server {
  const { handle, answers, pages, table, finish, isDraft, headers } = parts;
  /** Scripts and styles, whose content never changes under their names. */
  const files = new LRUCache<string, FinishedAnswer>({
    maxSize: MAX_FILE_BYTES,
    sizeCalculation: ({ body }) => body.size,
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "/" } = request;
    const path = pathOf(url);
    const isPrivate = isDraft(request.headers.cookie);
    if (request.headers.rsc !== undefined || OWN_ANSWERS.test(path) || BINARY.test(path)) {
      return passOn(path, request, response);
    }
    const isForAll = !isPrivate && !asksTool(url);
    const ready = isForAll ? (pages.get(path) ?? files.get(path)) : undefined;
    if (ready !== undefined) return sendFinished(request, response, ready);
    const conditions = request.headers;
    const day = pages.today();
    const { result, reads } = await answers.track(() => collect(handle, plain(request)));
    const { body, ...rendered } = result;
    const finished = finish({ ...rendered, path, isPrivate }, body);
    if (isForAll) {
      if (isPrerendered(finished)) pages.keep(path, finished, reads, day);
      else if (isImmutable(finished)) files.set(path, finished);
    }
    sendFinished({ headers: conditions }, response, finished);
  }

  /** Lets Next answer by itself. */
  async function passOn(path: string, request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(headersOf(path, headers))) {
      response.setHeader(name, value);
    }
    const day = pages.today();
    const { reads } = await answers.track(() => handle(request, response));
    const isPicture = pageOfShareImage(path) !== undefined && response.statusCode < 400;
    if (isPicture) pages.keep(path, undefined, reads, day);
  }

  return createServer((request, response) => {
    if (refuse(request, response, headers)) return;
    // A server may ignore it (RFC 9110, 14.2), and Next answers 500 to one it cannot satisfy. The
    // largest file of the site is a font.
    delete request.headers.range;
    if (redirectAsked(request, response, table(), headers)) return;
    withRequestId(request, () => {
      answer(request, response).catch((error: unknown) => {
        console.error(`${request.method} ${request.url} failed:`, error);
        if (!response.headersSent) response.writeHead(500, headers);
        response.end();
      });
    });
  });
}

/**
 * Asks for a whole answer as it is: encodings and conditions are this side's business. A HEAD is asked
 * as a GET, for its answer has the headers of the whole.
 */
function plain(request: IncomingMessage): IncomingMessage {
  const {
    "accept-encoding": _e,
    "if-none-match": _m,
    "if-modified-since": _s,
    ...rest
  } = request.headers;
  request.headers = rest;
  if (request.method === "HEAD") request.method = "GET";
  return request;
}

const isPrerendered = ({ status, headers }: FinishedAnswer): boolean =>
  status === 200 && headers["x-nextjs-cache"] !== undefined;

const isImmutable = ({ status, headers }: FinishedAnswer): boolean =>
  status === 200 && String(headers["cache-control"]).includes("immutable");

/** A share picture is made to be shown elsewhere: by networks, and by the Studio's preview. */
function headersOf(path: string, headers: Readonly<Record<string, string>>) {
  if (pageOfShareImage(path) === undefined) return headers;
  return { ...headers, "Cross-Origin-Resource-Policy": "cross-origin" };
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}
