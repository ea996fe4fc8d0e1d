import type { OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { OFFLINE_PATH } from "#schemas/shared/routes.ts";
import { speculationRulesHeader } from "#web/content/routing/speculation-rules.ts";
import { type Audience, contentHash, EncodedText } from "./encodings.ts";
import { inlineScripts } from "./html-scripts.ts";
import { type SecurityOptions, securityHeaders, sha256Source } from "./security-headers.ts";
import { answerForOne, type FinishedAnswer, finishedAnswer } from "./send-finished.ts";

/** What Next has rendered, but for its body. */
export type Rendered = {
  path: string;
  status: number;
  headers: OutgoingHttpHeaders;
  /** Made for one visitor only: the draft of a page. */
  isPrivate: boolean;
};

type FinisherOptions = {
  security: SecurityOptions;
  /** Where editors work: it alone may show a draft in a frame. */
  studioOrigin: string;
  /** Takes React out of a page, and answers undefined where it cannot; the site may do without. */
  removeReact?: ((html: string, path: string) => string | undefined) | undefined;
};

type FinishedText = { body: EncodedText; headers: Readonly<Record<string, string>> };

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * For browsers and for caches that nobody tells of a publish: keep the page, and ask each time
 * whether it is still right, which costs an answer without a body.
 */
const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

/**
 * Makes the function that turns what Next has rendered into an answer: a page without React, in
 * every encoding, under the headers that protect it. Work on a text is done once for its content.
 */
export function createFinisher({ security, studioOrigin, removeReact }: FinisherOptions) {
  const finished = new LRUCache<string, FinishedText>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.size,
  });
  const usual = securityHeaders(security);

  function finishText(text: Buffer, rendered: Rendered): FinishedText {
    const audience = audienceOf(rendered);
    if (!isHtml(rendered)) return { body: new EncodedText(text, audience), headers: usual };
    const html = text.toString();
    const { isPrivate, path } = rendered;
    const withoutReact = isPrivate ? undefined : removeReact?.(html, path);
    if (withoutReact !== undefined) {
      return { body: new EncodedText(Buffer.from(withoutReact), audience), headers: usual };
    }
    const inlineScriptHashes = inlineScripts(html).map(sha256Source);
    return {
      body: new EncodedText(text, audience),
      headers: securityHeaders({
        ...security,
        inlineScriptHashes,
        studioOrigin: isPrivate ? studioOrigin : undefined,
      }),
    };
  }

  /** What is for one visitor is cached nowhere. */
  function finishOnce(text: Buffer, rendered: Rendered): FinishedText {
    if (audienceOf(rendered) === "one") return finishText(text, rendered);
    const key = contentHash(text);
    const known = finished.get(key) ?? finishText(text, rendered);
    finished.set(key, known);
    return known;
  }

  return function finish(rendered: Rendered, text: Buffer): FinishedAnswer {
    const known = finishOnce(text, rendered);
    const headers = {
      ...described(rendered.headers),
      ...caching(rendered),
      ...speculation(rendered),
      ...(rendered.isPrivate && { "X-Robots-Tag": "noindex" }),
      ...known.headers,
    };
    const answered = rendered.isPrivate ? answerForOne : finishedAnswer;
    return answered(rendered.status, headers, known.body);
  };
}

/** Headers that describe bytes which are not sent as they are. */
const OF_THE_BYTES = new Set(["content-length", "etag", "content-encoding", "transfer-encoding"]);

function described(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_BYTES.has(name)));
}

function audienceOf({ headers, isPrivate }: Rendered): Audience {
  return isPrivate || /no-store/.test(String(headers["cache-control"])) ? "one" : "many";
}

function isHtml({ headers }: Rendered): boolean {
  return String(headers["content-type"]).startsWith("text/html");
}

/** Next would let shared caches keep a page for hours or a year, whatever is published meanwhile. */
function caching({ headers }: Rendered) {
  const isShared = /s-maxage/.test(String(headers["cache-control"]));
  return isShared || headers["x-nextjs-cache"] !== undefined
    ? { "cache-control": ASK_EACH_TIME }
    : {};
}

/** The offline page is shown where no other can be fetched, and the rules neither. */
function speculation(rendered: Rendered) {
  const mayLookAhead = isHtml(rendered) && rendered.path !== OFFLINE_PATH && !rendered.isPrivate;
  return mayLookAhead ? { "Speculation-Rules": speculationRulesHeader } : {};
}
