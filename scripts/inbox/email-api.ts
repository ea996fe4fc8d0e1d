import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { BodyTooLargeError, readBody } from "@nordune/content-lake/local-server";
import type { Context } from "hono";
import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Failure, FailureSwitch } from "./failure-switch.ts";
import type { Submission } from "./message.ts";
import { FAILURE_TEXTS, VARIABLES_TOO_LARGE } from "./service-texts.ts";
import {
  readFormSubmission,
  readJsonSubmission,
  SubmissionError,
  type SubmissionReader,
} from "./submission.ts";

const MAX_BODY_BYTES = 50 * 1024;
/** How long a hanging send stays open; browsers and clients give up no later. */
const HANG_MS = 60_000;

type InboxContext = Context<{ Bindings: HttpBindings }>;

/**
 * The email service's two calls, `POST /send` (JSON) and `POST /send-form` (multipart), answering
 * as the service does: text bodies, `200 OK`, any origin allowed.
 */
export function createEmailApi(options: {
  failureSwitch: FailureSwitch;
  accept: (submission: Submission) => void;
}): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.use(cors({ origin: "*", allowMethods: ["POST"] }));

  const handle = async (c: InboxContext, read: SubmissionReader) => {
    try {
      const body = await readBody(c.req.raw.body, MAX_BODY_BYTES);
      const failure = options.failureSwitch.take();
      const answer = failure && (await fail(c, failure));
      if (answer) return answer;
      options.accept(await read(c, body));
      return c.text("OK");
    } catch (error) {
      if (error instanceof BodyTooLargeError) return c.text(VARIABLES_TOO_LARGE, 413);
      if (error instanceof SubmissionError) return c.text(error.message, 400);
      throw error;
    }
  };
  api.post("/send", (c) => handle(c, readJsonSubmission));
  api.post("/send-form", (c) => handle(c, readFormSubmission));
  return api;
}

/** The failed answer, or nothing when the failure was only a delay. */
async function fail(c: InboxContext, failure: Failure): Promise<Response | undefined> {
  if ("mode" in failure) {
    if (failure.mode === "hang") await waitWhileConnected(c, HANG_MS);
    c.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  if (failure.delayMs) await waitWhileConnected(c, failure.delayMs);
  return failure.status === 200 ? undefined : c.text(FAILURE_TEXTS[failure.status], failure.status);
}

/** Waits, but no longer than the caller stays on the line. */
async function waitWhileConnected(c: InboxContext, milliseconds: number): Promise<void> {
  const gone = new AbortController();
  c.env.outgoing.once("close", () => gone.abort());
  try {
    await sleep(milliseconds, undefined, { signal: gone.signal, ref: false });
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
}
