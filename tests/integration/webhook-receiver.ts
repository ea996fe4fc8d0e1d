import { createServer } from "node:http";
import { afterAll, beforeAll } from "vitest";

/** Takes what a content lake's webhook delivers during the tests of a file, in their order. */
export function withWebhookReceiver() {
  const waiting: ((body: unknown) => void)[] = [];
  const delivered: unknown[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.end();
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    const taker = waiting.shift();
    if (taker === undefined) delivered.push(body);
    else taker(body);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return {
    url() {
      const address = server.address();
      if (typeof address !== "object" || address === null) throw new Error("Not listening yet.");
      return `http://127.0.0.1:${address.port}`;
    },
    /** The next delivery, which may have come already. */
    next: () =>
      delivered.length > 0
        ? Promise.resolve(delivered.shift())
        : new Promise<unknown>((resolve) => waiting.push(resolve)),
  };
}
