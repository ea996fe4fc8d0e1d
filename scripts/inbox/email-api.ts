import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { BodyTooLargeError, readBody } from "@nordune/content-lake/local-server";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { isRecord } from "#schemas/shared/record.ts";
import { type Failure, failureTexts } from "./failures.ts";
import type { Submission } from "./messages.ts";

const MAX_BODY_BYTES = 50 * 1024;
/** How long a hanging send stays open; browsers and clients give up no later. */
const HANG_MS = 60_000;

type InboxContext = Context<{ Bindings: HttpBindings }>;

/** A send that the service would refuse with status 400 and this message. */
class SubmissionError extends Error {}

/** Texts that have to be there: what the service says of one that is wrong. */
const required = {
  user_id:
    "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  service_id:
    "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  template_id: failureTexts[400],
};

/**
 * The email service's call that the site makes, `POST /send`, answering as the service does: text
 * bodies, `200 OK`, any origin allowed.
 */
export function createEmailApi(options: {
  takeFailure: () => Failure | null;
  accept: (submission: Submission) => void;
}): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.use(cors({ origin: "*", allowMethods: ["POST"] }));
  api.post("/send", async (c) => {
    try {
      const body = await readBody(c.req.raw.body, MAX_BODY_BYTES);
      const failure = options.takeFailure();
      const answer = failure && (await fail(c, failure));
      if (answer) return answer;
      options.accept(submissionOf(body.toString(), c.req.header("user-agent")));
      return c.text("OK");
    } catch (error) {
      if (error instanceof SubmissionError) return c.text(error.message, 400);
      if (!(error instanceof BodyTooLargeError)) throw error;
      return c.text("Variables size limit. The maximum allowed variables size is 50Kb", 413);
    }
  });
  return api;
}

/** The failed answer, or nothing when the failure was only a delay. */
async function fail(c: InboxContext, failure: Failure): Promise<Response | undefined> {
  if ("mode" in failure) {
    if (failure.mode === "hang") await sleep(HANG_MS, undefined, { ref: false });
    c.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  await sleep(failure.delayMs ?? 0);
  return failure.status === 200 ? undefined : c.text(failureTexts[failure.status], failure.status);
}

function submissionOf(json: string, user_agent: string | undefined): Submission {
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    // Said below.
  }
  if (!isRecord(body)) throw new SubmissionError("The request body must be a JSON object");
  const { template_params = {}, lib_version, ...fields } = body;
  if (!isRecord(template_params)) {
    throw new SubmissionError("The template_params must be an object");
  }
  const text = (name: keyof typeof required): string => {
    const value = fields[name];
    if (typeof value === "string" && value.trim() !== "") return value;
    const isMissing = value === undefined || value === null;
    throw new SubmissionError(isMissing ? `The ${name} parameter is required` : required[name]);
  };
  return {
    user_id: text("user_id"),
    service_id: text("service_id"),
    template_id: text("template_id"),
    lib_version: typeof lib_version === "string" ? lib_version : null,
    template_params,
    user_agent: user_agent ?? null,
  };
}
