import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { asksTool } from "#schemas/shared/tools/tool-address.ts";
import { captureResponse } from "./capture-response.ts";
import type { FinishedAnswers } from "./finished-answers.ts";
import { type FinishedAnswer, sendFinished } from "./send-finished.ts";

export type Finishing = {
  answers: FinishedAnswers;
  /** Does this path name a page? Strangers can think of any number of others. */
  isPage: (path: string) => boolean;
  /** Makes an answer of what Next has rendered. The same text gives the same answer. */
  finish: (text: Buffer, rendered: Rendered) => FinishedAnswer;
  /** Is this the cookie of an editor, who sees drafts? */
  isDraft: (cookie: string | undefined) => boolean;
  /** Headers of an answer that is not a text: a picture, a font, a redirect. */
  otherHeaders: (path: string) => Readonly<Record<string, string>>;
};

export type Rendered = {
  path: string;
  status: number;
  headers: OutgoingHttpHeaders;
  /** Made for one visitor only: the draft of a page. */
  isPrivate: boolean;
};

/** Texts profit from being sent encoded. Next has its own ways with what React asks of it. */
const TEXT =
  /^(text\/(?!x-component)|application\/(javascript|json|xml|atom\+xml|manifest\+json)|image\/svg)/;

/** Headers that describe bytes which are not sent as they are. */
const OF_THE_BYTES = ["content-length", "etag", "content-encoding", "transfer-encoding"];

/**
 * Answers a request from what is finished.
 * @returns false where nothing is: then `response` is prepared for the answer that Next writes, to
 * finish it and keep it for the next visitor
 */
export function serveFinished(
  request: IncomingMessage,
  response: ServerResponse,
  finishing: Finishing,
): boolean {
  const { answers, isPage, isDraft, finish, otherHeaders } = finishing;
  const { headers } = request;
  const path = pathOf(request.url ?? "/");
  const isPrivate = isDraft(headers.cookie);
  const isForReact = headers.rsc !== undefined;
  const mayBeKept = !isPrivate && !isForReact && !asksTool(request.url ?? "/");
  const finished = mayBeKept ? answers.get(path) : undefined;
  if (finished !== undefined) {
    sendFinished(request, response, finished);
    return true;
  }
  const keep = mayBeKept ? answers.await(path) : undefined;
  const conditions = takeFrom(request);
  captureResponse(response, {
    isWanted: (response) =>
      TEXT.test(String(response.getHeader("content-type"))) &&
      response.getHeader("content-encoding") === undefined,
    beforePass(response) {
      response.setHeaders(new Map(Object.entries(otherHeaders(path))));
    },
    send(response, text) {
      const rendered = {
        path,
        status: response.statusCode,
        headers: headersOf(response),
        isPrivate,
      };
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      const answer = finish(text, rendered);
      if (keep && isLasting(rendered, isPage)) keep(answer);
      sendFinished({ headers: conditions }, response, answer);
    },
  });
  return false;
}

/**
 * Asks for a whole answer as it is: encodings, conditions and ranges are this side's business. A
 * HEAD is asked as a GET, for its answer has the headers of the whole.
 * @returns the headers of the request
 */
function takeFrom(request: IncomingMessage): IncomingMessage["headers"] {
  const {
    "accept-encoding": _e,
    "if-none-match": _m,
    "if-modified-since": _s,
    ...rest
  } = request.headers;
  const taken = request.headers;
  request.headers = rest;
  if (request.method === "HEAD") request.method = "GET";
  return taken;
}

function headersOf(response: ServerResponse): OutgoingHttpHeaders {
  const headers = Object.entries(response.getHeaders());
  return Object.fromEntries(headers.filter(([name]) => !OF_THE_BYTES.includes(name)));
}

/** A page as Next has it ready, or a file whose content never changes under its name. */
function isLasting({ status, headers, path }: Rendered, isPage: (path: string) => boolean) {
  if (status !== 200) return false;
  if (String(headers["cache-control"]).includes("immutable")) return true;
  return headers["x-nextjs-cache"] === "HIT" && isPage(path);
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}
