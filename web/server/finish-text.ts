import { inlineScripts } from "@nordune/islands/server";
import { pageOfShareImage } from "#schemas/shared/head/share-image-path.ts";
import { OFFLINE_PATH, SPECULATION_RULES_PATH } from "#schemas/shared/routes.ts";
import type { NextAnswer } from "./ask-next.ts";
import { type FinishedAnswer, finishedAnswer } from "./finished-answer.ts";
import { type SecurityOptions, securityHeaders, sha256Source } from "./security-headers.ts";

type FinisherOptions = {
  security: Pick<SecurityOptions, "environment" | "inlineStyleHashes">;
  /** Takes React out of a page, and answers undefined where it cannot; the site may do without. */
  removeReact?: ((html: string, path: string) => string | undefined) | undefined;
};

/**
 * For browsers and for caches that nobody tells of a publish: keep the page, and ask each time
 * whether it is still right, which costs an answer without a body.
 */
const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

/** Headers that describe bytes or a connection by which nothing is sent, or what only Next knows. */
const DROPPED =
  /^(?:connection|content-(?:encoding|length)|date|etag|transfer-encoding|x-nextjs-.*)$/;

/**
 * Makes the function that turns what Next has rendered into an answer: a page without React, in
 * every encoding, under the headers that protect it.
 */
export function createFinisher({ security, removeReact }: FinisherOptions) {
  const usual = securityHeaders(security);

  function finishPage(text: Buffer, path: string, isPrivate: boolean) {
    const html = text.toString();
    const withoutReact = isPrivate ? undefined : removeReact?.(html, path);
    if (withoutReact !== undefined) return { text: Buffer.from(withoutReact), headers: usual };
    const headers = securityHeaders({
      ...security,
      inlineScriptHashes: inlineScripts(html).map(sha256Source),
      isPreview: isPrivate,
    });
    return { text, headers };
  }

  /** @param isPrivate made for one visitor only: the draft of a page */
  return function finish(rendered: NextAnswer, path: string, isPrivate = false): FinishedAnswer {
    const { status, headers, body: text } = rendered;
    const caching = String(headers["cache-control"]);
    const isHtml = String(headers["content-type"]).startsWith("text/html");
    const isPicture = pageOfShareImage(path) !== undefined && status === 200;
    // What is for one visitor is cached nowhere.
    const isForOne = isPrivate || caching.includes("no-store");
    const page = isHtml ? finishPage(text, path, isPrivate) : { text, headers: usual };
    const isForAll = headers["x-nextjs-cache"] !== undefined || caching.includes("s-maxage");
    const own = {
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED.test(name))),
      // Next would let shared caches keep a page for hours or a year, whatever is published meanwhile.
      ...(isForAll && { "cache-control": ASK_EACH_TIME }),
      // The offline page is shown where no other can be fetched, and the rules neither.
      ...(isHtml &&
        !isPrivate &&
        path !== OFFLINE_PATH && { "Speculation-Rules": `"${SPECULATION_RULES_PATH}"` }),
      ...(isPrivate && { "X-Robots-Tag": "noindex" }),
      ...page.headers,
      // It is made to be shown elsewhere: by networks, and by the Studio's preview.
      ...(isPicture && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    };
    return finishedAnswer(status, own, page.text, isForOne ? "one" : "many");
  };
}
