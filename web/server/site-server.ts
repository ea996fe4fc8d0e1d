import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { pageOfShareImage } from "#schemas/shared/head/share-image-path.ts";
import { ROBOTS_PATH, SPECULATION_RULES_PATH } from "#schemas/shared/routes.ts";
import { asksTool } from "#schemas/shared/tools/tool-address.ts";
import type { AnswerStore } from "#web/content/answers/answer-store.ts";
import type { RoutingTable } from "#web/content/answers/live-content.ts";
import type { Asked } from "#web/tools/answers.ts";
import { answerEarly, pathOf } from "./answer-early.ts";
import { readQuestion } from "./answer-tool.ts";
import { collect, type NextHandler, ownRequest } from "./ask-next.ts";
import { createReportTaker } from "./browser-reports.ts";
import { dropHeaders } from "./drop-headers.ts";
import type { Rendered } from "./finish-text.ts";
import { createLane } from "./lane.ts";
import type { Metrics } from "./metrics.ts";
import type { Pages } from "./pages.ts";
import { withRequestId } from "./request-log.ts";
import { type Contact, sendBusy } from "./send-busy.ts";
import { type FinishedAnswer, sendFinished } from "./send-finished.ts";

export type SiteServerParts = {
  /** Next. */
  handle: NextHandler;
  answers: Pick<AnswerStore, "track">;
  pages: Pick<Pages, "get" | "keep" | "today" | "isKnown">;
  table: () => RoutingTable | undefined;
  /** Makes an answer of what Next has rendered. */
  finish: (rendered: Rendered, body: Buffer) => FinishedAnswer;
  /** Puts a tool's answer into its finished page; undefined where only Next can. */
  answerTool: (page: FinishedAnswer, asked: Asked) => Promise<FinishedAnswer | undefined>;
  /** How to reach us, as far as it is known. */
  contact: () => Contact | undefined;
  /** Is this the cookie of an editor, who sees drafts? */
  isDraft: (cookie: string | undefined) => boolean;
  /** Do pages run React at once, which then asks for more? */
  hydratesPages: boolean;
  /** Where something is counted. */
  metrics?: Metrics | undefined;
  /** Security headers of every answer. */
  headers: Readonly<Record<string, string>>;
};

/** Files that are no text. They leave as Next sends them, with its ETag and its answers to conditions. */
const BINARY = /\.(avif|gif|ico|jpe?g|otf|pdf|png|webp|woff2?)$/;

/** What answers by itself: routes that say all there is to say, and pictures handed on. */
const OWN_ANSWERS = /^\/(api|pictures|share-image)\//;

/** What a tool answers beside its page. */
const OF_A_TOOL = /^\/api\/move-plan\//;

/** What no publish changes, though Next takes it for a page. */
const CONSTANT: ReadonlySet<string> = new Set([ROBOTS_PATH, SPECULATION_RULES_PATH]);

const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** So many questions to tools may wait; as a page's own take some ms each, that is well under a second. */
const QUESTIONS_WAITING = 100;

/**
 * The server of the site: refuses what no page can answer, names the request, redirects, sends what
 * is finished, has Next render what is not, finishes that, and keeps what is for everybody.
 */
export function createSiteServer(parts: SiteServerParts): Server {
  const { handle, answers, pages, table, finish, answerTool, contact, headers } = parts;
  const { isDraft, hydratesPages, metrics } = parts;
  const takeReport = createReportTaker(headers, (kind) => metrics?.reports.inc({ kind }));
  const questions = createLane(QUESTIONS_WAITING);
  /** Scripts, styles and other texts whose content never changes while this process serves them. */
  const files = new LRUCache<string, FinishedAnswer>({
    maxSize: MAX_FILE_BYTES,
    sizeCalculation: ({ body }) => body.size,
  });

  async function answer(request: IncomingMessage, response: ServerResponse, isEditor: boolean) {
    const { url = "/" } = request;
    const path = pathOf(url);
    if (request.headers.rsc !== undefined || OWN_ANSWERS.test(path) || BINARY.test(path)) {
      return passOn(path, request, response);
    }
    if (isEditor) return answerOne(path, request, response, isEditor);
    if (asksTool(url)) return answerQuestion(path, request, response);
    const known = pages.get(path) ?? files.get(path);
    metrics?.pages.inc({ cache: known ? "hit" : "miss" });
    return sendFinished(request, response, known ?? (await renderOnce(path, request)));
  }

  const rendering = new Map<string, Promise<FinishedAnswer>>();

  /** What is rendered for the first visitor of a page is sent to all who come meanwhile. */
  function renderOnce(path: string, request: IncomingMessage): Promise<FinishedAnswer> {
    if (!pages.isKnown(path)) return renderForAll(path, request);
    const answer =
      rendering.get(path) ?? renderForAll(path, request).finally(() => rendering.delete(path));
    rendering.set(path, answer);
    return answer;
  }

  /** The request of one visitor reaches Next without anything that this visitor says of himself. */
  async function renderForAll(path: string, { url, headers }: IncomingMessage) {
    // A query may be where a redirect starts, but not of a page.
    const own = ownRequest(pages.isKnown(path) ? path : (url ?? path));
    own.headers["x-request-id"] = headers["x-request-id"];
    const day = pages.today();
    const { result, reads } = await answers.track(() => collect(handle, own));
    const { body, ...rendered } = result;
    const finished = finish({ ...rendered, path, isPrivate: false }, body);
    if (finished.status === 200 && finished.headers["set-cookie"] === undefined) {
      if (CONSTANT.has(path) || isFile(finished)) files.set(path, finished);
      else if (isPrerendered(finished)) pages.keep(path, finished, reads, day);
    }
    return finished;
  }

  /** Has Next answer one visitor; nothing of it is cached. */
  async function answerOne(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    isPrivate: boolean,
  ) {
    const { headers } = request;
    const { body, ...rendered } = await collect(handle, plain(request));
    return sendFinished({ headers }, response, finish({ ...rendered, path, isPrivate }, body));
  }

  async function answerQuestion(path: string, request: IncomingMessage, response: ServerResponse) {
    const question = readQuestion(request.url ?? path);
    if (question === undefined) {
      response.writeHead(307, { ...headers, "Cache-Control": "no-store", Location: path }).end();
      return;
    }
    const page = pages.get(path) ?? (await renderOnce(path, request));
    const answered = page.status === 200 ? await answerTool(page, question) : page;
    if (answered !== undefined) return sendFinished(request, response, answered);
    return answerOne(path, request, response, false);
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

  /** Never rejects. */
  async function answerSafely(...parts: Parameters<typeof answer>): Promise<void> {
    const [request, response] = parts;
    try {
      await answer(...parts);
    } catch (error) {
      console.error(`${request.method} ${request.url} failed:`, error);
      if (!response.headersSent) response.writeHead(500, headers);
      response.end();
    }
  }

  return createServer((request, response) => {
    if (metrics?.watch(request, response) || takeReport(request, response)) return;
    if (answerEarly(request, response, table(), headers)) return;
    // A server may ignore it (RFC 9110, 14.2), and Next answers 500 to one it cannot satisfy. The
    // largest file of the site is a font.
    delete request.headers.range;
    const isEditor = isDraft(request.headers.cookie);
    dropHeaders(request, { isEditor, hydratesPages });
    const { url = "/" } = request;
    withRequestId(request, () => {
      if (!asksTool(url) && !OF_A_TOOL.test(url)) {
        void answerSafely(request, response, isEditor);
        return;
      }
      const isTaken = questions(async () => {
        metrics?.questions.dec();
        // Its visitor may have gone meanwhile.
        if (!response.destroyed) await answerSafely(request, response, isEditor);
      });
      if (isTaken) metrics?.questions.inc();
      else sendBusy(response, headers, contact());
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

const isPrerendered = ({ headers }: FinishedAnswer): boolean =>
  headers["x-nextjs-cache"] !== undefined;

/** Of the build, or of the folder of public files, which has none at another time. */
const isFile = ({ headers }: FinishedAnswer): boolean =>
  headers["last-modified"] !== undefined || String(headers["cache-control"]).includes("immutable");

/** A share picture is made to be shown elsewhere: by networks, and by the Studio's preview. */
function headersOf(path: string, headers: Readonly<Record<string, string>>) {
  if (pageOfShareImage(path) === undefined) return headers;
  return { ...headers, "Cross-Origin-Resource-Policy": "cross-origin" };
}
