import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { bestEncoding, type EncodedText, type Encoding } from "./encodings.ts";

/** An answer that costs nothing any more but its bytes. */
export type FinishedAnswer = {
  status: number;
  /** All but those that depend on the encoding. */
  headers: OutgoingHttpHeaders;
  body: EncodedText;
};

/** @param headers those of the text, by names in lower case */
export function finishedAnswer(
  status: number,
  headers: OutgoingHttpHeaders,
  body: EncodedText,
): FinishedAnswer {
  const { etag } = body;
  return { status, headers: { ...headers, etag, vary: varyWith(headers.vary) }, body };
}

/** The same for one visitor, which nothing keeps and nobody asks for again by its name. */
export function answerForOne(
  status: number,
  { etag: _, "x-nextjs-cache": __, ...headers }: OutgoingHttpHeaders,
  body: EncodedText,
): FinishedAnswer {
  const own = { ...headers, "cache-control": "private, no-store", vary: varyWith(headers.vary) };
  return { status, headers: own, body };
}

/**
 * Sends the answer in the encoding that the request likes best, or says that the copy which the
 * visitor has is still right (RFC 9110, 13.1.2). Never rejects.
 */
export function sendFinished(
  request: Pick<IncomingMessage, "headers">,
  response: ServerResponse,
  answer: FinishedAnswer,
): void | Promise<void> {
  const { status, headers, body } = answer;
  const { "if-none-match": condition } = request.headers;
  if (status === 200 && headers.etag !== undefined && holds(condition, body.etag)) {
    response.writeHead(304, withoutBody(headers)).end();
    return;
  }
  const encoding = body.encodingFor(bestEncoding(request.headers["accept-encoding"]));
  const bytes = body.in(encoding);
  const write = (bytes: Buffer, sent: Encoding) => {
    const encoded = sent === "identity" ? {} : { "content-encoding": sent };
    response.writeHead(status, { ...headers, ...encoded, "content-length": bytes.length });
    response.end(bytes);
  };
  if (!(bytes instanceof Promise)) return write(bytes, encoding);
  return bytes.then(
    (made) => write(made, encoding),
    () => write(body.text, "identity"),
  );
}

/** @param ifNoneMatch the header: entity tags, or `*` */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((given) => {
    const tag = given.trim();
    return tag === "*" || weak(tag) === weak(etag);
  });
}

/** The comparison for a conditional GET overlooks whether a tag is weak. */
function weak(tag: string): string {
  return tag.replace(/^W\//, "");
}

function varyWith(vary: OutgoingHttpHeaders[string]): string {
  const names = vary === undefined ? [] : String(vary).split(/,\s*/);
  const others = names.filter((name) => !/^accept-encoding$/i.test(name));
  return [...others, "Accept-Encoding"].join(", ");
}

function withoutBody(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { "content-type": _type, ...rest } = headers;
  return rest;
}
