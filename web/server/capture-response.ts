import type { ServerResponse } from "node:http";

/** What is done with an answer that was written to a response. */
export type Capture = {
  /** Status and headers are known: should the body be kept back until it is whole? */
  isWanted: (response: ServerResponse) => boolean;
  /** An unwanted answer is about to leave: the last moment to set headers. */
  beforePass: (response: ServerResponse) => void;
  /** A wanted answer is whole. Nothing has left yet, and the response works as usual again. */
  send: (response: ServerResponse, body: Buffer) => void;
};

const METHODS = ["writeHead", "flushHeaders", "write", "end"] as const;

/**
 * Lets an answer be seen before it leaves: what is written to the response is kept back until the
 * answer is whole, or passes untouched, as `isWanted` says. It passes through this side's methods to
 * the end, because others put theirs over them: Next's compression lets nobody hear of a connection
 * that takes more again before its own `writeHead` was called.
 */
export function captureResponse(response: ServerResponse, capture: Capture): void {
  const chunks: Buffer[] = [];
  let isKept: boolean | undefined;
  const { writeHead, flushHeaders, write, end } = response;

  /** For an answer that is sent anew: what others have put over these methods goes, too. */
  function release() {
    for (const method of METHODS) Reflect.deleteProperty(response, method);
  }

  function decide(): boolean {
    if (isKept !== undefined) return isKept;
    isKept = capture.isWanted(response);
    if (!isKept) capture.beforePass(response);
    return isKept;
  }

  response.flushHeaders = () => {
    if (!decide()) flushHeaders.call(response);
  };

  response.writeHead = (
    status: number,
    reasonOrHeaders?: unknown,
    moreHeaders?: unknown,
  ): ServerResponse => {
    response.statusCode = status;
    for (const headers of [reasonOrHeaders, moreHeaders]) setHeaders(response, headers);
    return decide() ? response : writeHead.call(response, status);
  };

  response.write = (chunk: unknown, encodingOrDone?: unknown, done?: unknown): boolean => {
    if (!decide()) return Reflect.apply(write, response, [chunk, encodingOrDone, done]);
    chunks.push(bytes(chunk, encodingOrDone));
    whenDone(encodingOrDone, done);
    return true;
  };

  response.end = (chunk?: unknown, encodingOrDone?: unknown, done?: unknown): ServerResponse => {
    if (!decide()) return Reflect.apply(end, response, [chunk, encodingOrDone, done]);
    if (chunk != null && typeof chunk !== "function") chunks.push(bytes(chunk, encodingOrDone));
    release();
    for (const callback of [chunk, encodingOrDone, done]) {
      if (typeof callback === "function") response.once("finish", () => callback());
    }
    capture.send(response, Buffer.concat(chunks));
    return response;
  };
}

function bytes(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  const isEncoding = typeof encoding === "string" && Buffer.isEncoding(encoding);
  return Buffer.from(String(chunk), isEncoding ? encoding : "utf8");
}

/** Headers come to `writeHead` as an object, or as a list of names and values by turns. */
function setHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== "object" || headers === null) return;
  const pairs = Array.isArray(headers)
    ? headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
    : Object.entries(headers);
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value);
}

function whenDone(...callbacks: unknown[]): void {
  for (const callback of callbacks) {
    if (typeof callback === "function") process.nextTick(() => callback());
  }
}
