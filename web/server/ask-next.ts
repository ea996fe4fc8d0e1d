import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { inject } from "light-my-request";
import { requestIdHeader } from "./request-log.ts";

/** What a custom server hands requests to: https://nextjs.org/docs/app/guides/custom-server. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An answer of Next, whole. */
export type NextAnswer = Awaited<ReturnType<typeof askNext>>;

/**
 * Next's whole answer to a request of the server itself, which nobody sends.
 * @param headers of whom it is for, if it is for somebody
 * @throws what Next throws
 */
export async function askNext(handle: NextHandler, url: string, headers?: IncomingHttpHeaders) {
  const own = { host: "localhost", ...requestIdHeader(), ...headers };
  const answer = await inject(
    (request, response) => void handle(request, response).catch((error) => response.destroy(error)),
    { url, headers: own },
  );
  return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
}
