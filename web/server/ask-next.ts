import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** What a custom server hands requests to: https://nextjs.org/docs/app/guides/custom-server. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An answer of Next, whole. */
export type NextAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

type Done = (error?: Error | null) => void;

/** A response that leaves for nobody: what is written to it is kept. */
class CollectedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly #answer = Promise.withResolvers<NextAnswer>();
  readonly answer = this.#answer.promise;

  constructor(request: IncomingMessage) {
    super(request);
    // Where a header was ever set, `writeHead` keeps its own beside it, in whichever form they come.
    this.setHeader("x-collected", "").removeHeader("x-collected");
  }

  override flushHeaders(): void {}

  override write(chunk: unknown, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.#chunks.push(bytesOf(chunk, encoding));
    for (const each of [encoding, done])
      if (typeof each === "function") process.nextTick(() => each());
    return true;
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | Done, done?: Done): this {
    if (chunk != null && typeof chunk !== "function") this.#chunks.push(bytesOf(chunk, encoding));
    this.#answer.resolve({
      status: this.statusCode,
      headers: { ...this.getHeaders() },
      body: Buffer.concat(this.#chunks),
    });
    for (const each of [chunk, encoding, done]) {
      if (typeof each === "function") this.once("finish", () => each());
    }
    this.emit("finish");
    this.emit("close");
    return this;
  }
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  const isEncoding = typeof encoding === "string" && Buffer.isEncoding(encoding);
  return Buffer.from(String(chunk), isEncoding ? encoding : "utf8");
}

/** Next's whole answer to a request. @throws what Next throws */
export async function collect(handle: NextHandler, request: IncomingMessage): Promise<NextAnswer> {
  const response = new CollectedResponse(request);
  await handle(request, response);
  return response.answer;
}

/** A request of the server itself, which nobody sends. */
export function ownRequest(path: string, method: "GET" | "POST" = "GET"): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url: path, headers: { host: "localhost" } });
  request.push(null);
  return request;
}
