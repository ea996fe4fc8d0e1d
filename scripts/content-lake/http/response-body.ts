import type { Context } from "hono";

/** Chunks as a response body: pulled as the client takes them, stopped when it leaves. */
export function toResponseBody(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array> {
  const iterator =
    Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** Values as JSON, one a line: what is large is never one string. */
export function ndjson(c: Context, values: Iterable<object>): Response {
  return c.body(toResponseBody(lines(values)), 200, { "content-type": "application/x-ndjson" });
}

function* lines(values: Iterable<object>): Generator<Buffer> {
  for (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`);
}
