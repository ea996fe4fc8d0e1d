import type { IncomingHttpHeaders } from "node:http";

/**
 * A request whose body takes longer is aborted. All bodies are small, so a slow phone is fast
 * enough.
 */
const TIME_LIMIT_MS = 10_000;

/** The parts of Node's request that reading the body needs. */
export type IncomingBody = AsyncIterable<Uint8Array> & {
  headers: IncomingHttpHeaders;
  destroy: () => unknown;
};

/**
 * Reads the body of a request as text.
 * @returns undefined for a body that is larger than `most` bytes, or that does not arrive in time
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
