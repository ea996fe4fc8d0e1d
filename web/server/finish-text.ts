import type { OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { OFFLINE_PATH } from "#schemas/shared/routes.ts";
import { speculationRulesHeader } from "#web/content/routing/speculation-rules.ts";
import { contentHash, EncodedText } from "./encodings.ts";
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

/** Headers that describe bytes which are not sent as they are, or what only Next knows. */
const DROPPED = /^(?:content-length|etag|content-encoding|transfer-encoding|x-nextjs-.*)$/;

/** Has Next rendered it ahead, for everybody? */
export const isPrerendered = (headers: OutgoingHttpHeaders): boolean =>
  headers["x-nextjs-cache"] !== undefined;

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

  function finishText(text: Buffer, rendered: Rendered, isForOne: boolean): FinishedText {
    const encoded = (text: Buffer) => new EncodedText(text, isForOne ? "one" : "many");
    if (!isHtml(rendered)) return { body: encoded(text), headers: usual };
    const { isPrivate, path } = rendered;
    const html = text.toString();
    const withoutReact = isPrivate ? undefined : removeReact?.(html, path);
    if (withoutReact !== undefined) {
      return { body: encoded(Buffer.from(withoutReact)), headers: usual };
    }
    const headers = securityHeaders({
      ...security,
      inlineScriptHashes: inlineScripts(html).map(sha256Source),
      studioOrigin: isPrivate ? studioOrigin : undefined,
    });
    return { body: encoded(text), headers };
  }

  return function finish(rendered: Rendered, text: Buffer): FinishedAnswer {
    const { path, status, headers, isPrivate } = rendered;
    const caching = String(headers["cache-control"]);
    // What is for one visitor is cached nowhere.
    const isForOne = isPrivate || caching.includes("no-store");
    const key = isForOne ? undefined : contentHash(text);
    const known = key === undefined ? undefined : finished.get(key);
    const { body, headers: protecting } = known ?? finishText(text, rendered, isForOne);
    if (key !== undefined) finished.set(key, { body, headers: protecting });
    const own = {
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED.test(name))),
      // Next would let shared caches keep a page for hours or a year, whatever is published meanwhile.
      ...((isPrerendered(headers) || caching.includes("s-maxage")) && {
        "cache-control": ASK_EACH_TIME,
      }),
      // The offline page is shown where no other can be fetched, and the rules neither.
      ...(isHtml(rendered) &&
        !isPrivate &&
        path !== OFFLINE_PATH && { "Speculation-Rules": speculationRulesHeader }),
      ...(isPrivate && { "X-Robots-Tag": "noindex" }),
      ...protecting,
    };
    return isPrivate ? answerForOne(status, own, body) : finishedAnswer(status, own, body);
  };
}

const isHtml = ({ headers }: Rendered): boolean =>
  String(headers["content-type"]).startsWith("text/html");
