import { once } from "node:events";
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { requestIdHeader } from "./request-log.ts";

/** What a custom server hands requests to: https://nextjs.org/docs/app/guides/custom-server. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An answer of Next, whole. */
export type NextAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

type Sent = { chunk: string | Buffer; encoding: BufferEncoding };

/** A connection to nobody: what is written to it is kept. */
class Recorder extends Socket {
  readonly sent: Buffer[] = [];

  override _write(chunk: Sent["chunk"], encoding: BufferEncoding, done: () => void): void {
    this._writev([{ chunk, encoding }], done);
  }

  override _writev(all: Sent[], done: () => void): void {
    for (const { chunk, encoding } of all) {
      this.sent.push(typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk);
    }
    done();
  }
}

/** Next's whole answer to a request. @throws what Next throws */
export async function collect(handle: NextHandler, request: IncomingMessage): Promise<NextAnswer> {
  const response = new ServerResponse(request);
  // Where a header was ever set, `writeHead` keeps its own beside it, in whichever form they come.
  response.setHeader("x-collected", "").removeHeader("x-collected");
  response.useChunkedEncodingByDefault = false;
  const connection = new Recorder();
  response.assignSocket(connection);
  connection.on("drain", () => response.emit("drain"));
  const finished = once(response, "finish");
  await handle(request, response);
  await finished;
  const sent = Buffer.concat(connection.sent);
  return {
    status: response.statusCode,
    headers: { ...response.getHeaders() },
    body: sent.subarray(sent.indexOf("\r\n\r\n") + 4),
  };
}

/** A request of the server itself, which nobody sends. */
export function ownRequest(path: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  const headers = { host: "localhost", ...requestIdHeader() };
  Object.assign(request, { method: "GET", url: path, headers });
  request.push(null);
  return request;
}
