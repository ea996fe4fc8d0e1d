import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { ROBOTS_PATH, SPECULATION_RULES_PATH, UNMATCHED_PATH } from "#schemas/shared/routes.ts";
import { isToolQuestion } from "#schemas/shared/tools/tool-address.ts";
import type { RoutingTable } from "#web/content/answers/live-content.ts";
import type { readDraftCookie } from "#web/content/drafts/draft-cookie.ts";
import { readToolQuestion } from "#web/tools/answers.ts";
import { answerEarly, isUnmatched, pathOf } from "./answer-early.ts";
import type { createToolAnswers } from "./answer-tool.ts";
import { askNext, type NextHandler } from "./ask-next.ts";
import { createReportTaker } from "./browser-reports.ts";
import type { createFinisher } from "./finish-text.ts";
import type { FinishedAnswer } from "./finished-answer.ts";
import { type createScrapeAnswer, metrics } from "./metrics.ts";
import type { Pages } from "./pages.ts";
import { withRequestId } from "./request-log.ts";

export type SiteServerParts = {
  handle: NextHandler;
  pages: Pick<Pages, "get" | "render" | "isKnown">;
  table: () => RoutingTable | undefined;
  finish: ReturnType<typeof createFinisher>;
  answerTool: ReturnType<typeof createToolAnswers>;
  /** How to reach us without a tool, as far as it is known. */
  contact: () => { email: string; phone: string } | undefined;
  isDraft: ReturnType<typeof readDraftCookie>;
  /** Do pages run React at once, which then asks for more? */
  hydratesPages: boolean;
  answerScrape?: ReturnType<typeof createScrapeAnswer> | undefined;
  /** Security headers of every answer. */
  headers: Readonly<Record<string, string>>;
};

/**
 * Files that are no text. All but the pictures of pages leave as Next sends them, with its ETag and
 * its answers to conditions.
 */
const BINARY = /\.(avif|gif|ico|jpe?g|otf|pdf|png|webp|woff2?)$/;

/** What answers by itself: routes that say all there is to say, and pictures handed on. */
const OWN_ANSWERS = /^\/(api|pictures)\//;

/** What a tool answers beside its page. */
const OF_A_TOOL = /^\/api\/move-plan\//;

/** What no publish changes, though Next takes it for a page. */
const CONSTANT: ReadonlySet<string> = new Set([ROBOTS_PATH, SPECULATION_RULES_PATH]);

const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** So many questions to tools may wait; as a page's own take some ms each, that is well under a second. */
const QUESTIONS_WAITING = 100;

/** A request that takes longer to come is given up: none has a body that a slow phone sends. */
const TIME_LIMITS = { requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };

/**
 * The server of the site: refuses what no page can answer, names the request, redirects, sends what
 * is finished, has Next render what is not, finishes that, and keeps what is for everybody.
 */
export function createSiteServer(parts: SiteServerParts): Server {
  const { handle, pages, table, finish, answerTool, contact, headers } = parts;
  const { isDraft, hydratesPages, answerScrape } = parts;
  const takeReport = createReportTaker(headers);
  /** Scripts, styles and other texts of the build, whose content never changes while it is served. */
  const files = new LRUCache<string, FinishedAnswer>({
    maxSize: MAX_FILE_BYTES,
    // Its encodings take less than itself.
    sizeCalculation: ({ text }) => 2 * text.length + 1,
  });

  async function answer(request: IncomingMessage, response: ServerResponse, isEditor: boolean) {
    const { url = "/" } = request;
    const path = pathOf(url);
    const isFileOfNext = BINARY.test(path) && !pages.isKnown(path);
    if (request.headers.rsc !== undefined || OWN_ANSWERS.test(path) || isFileOfNext) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return handle(request, response);
    }
    if (isEditor) return answerOne(path, request, response, isEditor);
    if (isToolQuestion(url)) return answerQuestion(path, request, response);
    const known = pages.get(path) ?? files.get(path);
    metrics.pages.inc({ cache: known ? "hit" : "miss" });
    return (known ?? (await render(path, url))).send(request, response);
  }

  /** Next hears of a visitor's request nothing but its address, and of that a page no query. */
  async function render(path: string, url: string): Promise<FinishedAnswer> {
    if (pages.isKnown(path)) return pages.render(path);
    if (isUnmatched(url, table())) {
      return pages.get(UNMATCHED_PATH) ?? pages.render(UNMATCHED_PATH);
    }
    const finished = finish(await askNext(handle, url), path);
    if (finished.status === 200 && (CONSTANT.has(path) || isFile(finished))) {
      files.set(path, finished);
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
    // It is asked for whole and as it is: encodings and conditions are this side's business.
    const headers = { ...request.headers };
    for (const name of ["accept-encoding", "if-none-match", "if-modified-since"]) {
      delete headers[name];
    }
    const rendered = await askNext(handle, request.url ?? path, headers);
    return finish(rendered, path, isPrivate).send(request, response);
  }

  async function answerQuestion(path: string, request: IncomingMessage, response: ServerResponse) {
    const { url = path } = request;
    const question = readToolQuestion(new URL(url, "http://site").searchParams);
    if (question === undefined) {
      response.writeHead(307, { ...headers, "Cache-Control": "no-store", Location: path }).end();
      return;
    }
    const page = pages.get(path) ?? (await render(path, url));
    const answered = page.status === 200 ? await answerTool(page, question) : page;
    if (answered !== undefined) return answered.send(request, response);
    return answerOne(path, request, response, false);
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

  /** One question to a tool after the other, and between two of them whatever has come meanwhile. */
  const questions = new PQueue({ concurrency: 1 });
  const countWaiting = () => metrics.questions.set(questions.size);
  questions.on("add", countWaiting).on("active", countWaiting);

  function lineUp(...parts: Parameters<typeof answer>): void {
    const [, response] = parts;
    if (questions.size >= QUESTIONS_WAITING) {
      const us = contact();
      const ways = us ? ` Or reach us by telephone, ${us.phone}, or mail, ${us.email}.` : "";
      response.writeHead(503, {
        ...headers,
        "Retry-After": "5",
        "Cache-Control": "private, no-store",
        "Content-Type": "text/plain; charset=utf-8",
      });
      response.end(`Too many people ask at once. Please try again in a few seconds.${ways}\n`);
      return;
    }
    void questions.add(async () => {
      // Its visitor may have gone meanwhile.
      if (!response.destroyed) await answerSafely(...parts);
      await setImmediate();
    });
  }

  return createServer(TIME_LIMITS, (request, response) => {
    if (answerScrape?.(request, response) || takeReport(request, response)) return;
    if (answerEarly(request, response, table(), headers)) return;
    // A server may ignore it (RFC 9110, 14.2), and Next answers 500 to one it cannot satisfy. The
    // largest file of the site is a font.
    delete request.headers.range;
    const isEditor = isDraft(request.headers.cookie);
    dropHeaders(request, isEditor, isEditor || hydratesPages);
    const { url = "/" } = request;
    withRequestId(request, () => {
      if (isToolQuestion(url) || OF_A_TOOL.test(url)) lineUp(request, response, isEditor);
      else void answerSafely(request, response, isEditor);
    });
  });
}

/** Of the build, or of the folder of public files, which has none at another time. */
const isFile = ({ headers }: FinishedAnswer): boolean =>
  headers["last-modified"] !== undefined || String(headers["cache-control"]).includes("immutable");

/**
 * By these Next and hosting platforms talk to themselves, and nobody outside has a say in it:
 * `x-middleware-*`, `x-prerender-revalidate`, `next-action` and their like. A proxy may name a request.
 */
const INTERNAL_HEADER = /^(?:x-(?!request-id$).*|next-(?!router-|url$).*|purpose|forwarded)$/;

/** By these React asks for a part of a page. */
const REACT_HEADER = /^(?:rsc|next-.*)$/;

/**
 * Takes out of a request what its sender may not say.
 * @param isEditor nobody else has a cookie that counts
 * @param isReacts its page runs React at once, which asks for more
 */
function dropHeaders({ headers }: IncomingMessage, isEditor: boolean, isReacts: boolean): void {
  for (const name of Object.keys(headers)) {
    const isDropped = INTERNAL_HEADER.test(name) || (!isReacts && REACT_HEADER.test(name));
    if (isDropped || (name === "cookie" && !isEditor)) delete headers[name];
  }
}
