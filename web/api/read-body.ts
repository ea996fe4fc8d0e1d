import type { IncomingHttpHeaders } from "node:http";

/** A request that does not come is given up after this time: none has a body that a slow phone sends. */
const TIME_LIMIT_MS = 10_000;

/** A request as Node gives it, as far as its body goes. */
export type IncomingBody = AsyncIterable<Uint8Array> & {
  headers: IncomingHttpHeaders;
  destroy: () => unknown;
};

/**
 * The body of a request, as text.
 * @returns undefined for one that is larger than `most` bytes, or that does not come in time
 */
export async function readBody(request: IncomingBody, most: number): Promise<string | undefined> {
  if (Number(request.headers["content-length"]) > most) return undefined;
  const tooSlow = setTimeout(() => request.destroy(), TIME_LIMIT_MS);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size > most) return undefined;
      chunks.push(Buffer.from(chunk));
    }
    return Buffer.concat(chunks).toString();
  } catch {
    return undefined;
  } finally {
    clearTimeout(tooSlow);
  }
}
