import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { bestEncoding, type EncodedText } from "./encodings.ts";

/** An answer that costs nothing any more but its bytes. */
export type FinishedAnswer = {
  status: number;
  /** All but those that depend on the encoding. */
  headers: OutgoingHttpHeaders;
  body: EncodedText;
};

/**
 * @param headers those of the text, by names in lower case
 * @param isForOne made for one visitor: nothing keeps it, and nobody asks for it again by its name
 */
export function finishedAnswer(
  status: number,
  { etag: _, ...headers }: OutgoingHttpHeaders,
  body: EncodedText,
  isForOne = false,
): FinishedAnswer {
  const varying = new Set(String(headers.vary ?? "").split(/,\s*/)).add("Accept-Encoding");
  const vary = [...varying].filter(Boolean).join(", ");
  const own = isForOne ? { "cache-control": "private, no-store" } : { etag: body.etag };
  return { status, headers: { ...headers, ...own, vary }, body };
}

/**
 * Sends the answer in the encoding that the request likes best, or says that the copy which the
 * visitor has is still right (RFC 9110, 13.1.2). Never rejects.
 */
export async function sendFinished(
  request: Pick<IncomingMessage, "headers">,
  response: ServerResponse,
  { status, headers, body }: FinishedAnswer,
): Promise<void> {
  const { "if-none-match": condition, "accept-encoding": accepted } = request.headers;
  if (status === 200 && headers.etag !== undefined && holds(condition, body.etag)) {
    const { "content-type": _type, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  const encoding = body.encodingFor(bestEncoding(accepted));
  const bytes = await body.in(encoding);
  response.writeHead(status, {
    ...headers,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": bytes.length,
  });
  response.end(bytes);
}

/** Overlooks whether a tag is weak, as the comparison for a conditional GET does. @param condition tags, or `*` */
function holds(condition: string | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = condition?.split(",").map(strong) ?? [];
  return tags.includes("*") || tags.includes(strong(etag));
}
