import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { BodyTooLargeError, readBody } from "@nordune/content-lake/local-server";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { isRecord } from "#schemas/shared/record.ts";
import type { Submission } from "./messages.ts";

type Bindings = { Bindings: HttpBindings };

const MAX_BODY_BYTES = 50 * 1024;
const ADMIN = "https://dashboard.emailjs.com/admin";

/**
 * The failures that a send can be answered with, with the service's own words for 400, 403, 412,
 * 422 and 451; it publishes none for the others, which say what the status means.
 */
const failureTexts = {
  400: `The template ID not found. To find this ID, visit ${ADMIN}/templates`,
  402: "The monthly quota is reached",
  403: "API calls are disabled for non-browser applications",
  412: "Gmail_API: Request had insufficient authentication scopes",
  422: "The recipients address is empty",
  429: "Too Many Requests",
  451: "Unavailable For Headless Browser",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
} as const;
const statuses = [400, 402, 403, 412, 422, 429, 451, 500, 502, 503] as const;

type Answer = {
  label: string;
  delayMs?: number;
  status?: (typeof statuses)[number];
  /** Whether the connection is cut in place of an answer. */
  isCut?: boolean;
};

/** How sends are answered, by the names that the page's form has for it. */
export const answers = new Map<string, Answer>([
  ["none", { label: "200 OK, as usual" }],
  ["slow", { label: "200 OK after 5 seconds", delayMs: 5000 }],
  ...statuses.map((status): [string, Answer] => [
    String(status),
    { label: `${status} ${failureTexts[status]}`, status },
  ]),
  // Browsers and clients give up no later.
  ["hang", { label: "No answer for a minute", delayMs: 60_000, isCut: true }],
  ["drop", { label: "Connection cut", isCut: true }],
]);

/**
 * The email service's call that the site makes, `POST /send`, answering as the service does: text
 * bodies, `200 OK`, any origin allowed.
 */
export function createEmailApi(options: {
  takeAnswer: () => Answer | undefined;
  accept: (submission: Submission) => void;
}): Hono<Bindings> {
  const api = new Hono<Bindings>();
  api.use(cors({ origin: "*", allowMethods: ["POST"] }));
  api.post("/send", async (c) => {
    try {
      const body = await readBody(c.req.raw.body, MAX_BODY_BYTES);
      const failed = await fail(c, options.takeAnswer());
      if (failed) return failed;
      options.accept(submissionOf(body.toString(), c.req.header("user-agent")));
      return c.text("OK");
    } catch (error) {
      if (error instanceof HTTPException) return c.text(error.message, error.status);
      if (!(error instanceof BodyTooLargeError)) throw error;
      return c.text("Variables size limit. The maximum allowed variables size is 50Kb", 413);
    }
  });
  return api;
}

/** The failed answer, or nothing when the answer is only late. */
async function fail(
  c: Context<Bindings>,
  { delayMs = 0, isCut, status }: Partial<Answer> = {},
): Promise<Response | undefined> {
  await sleep(delayMs, undefined, { ref: false });
  if (isCut) {
    c.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  return status && c.text(failureTexts[status], status);
}

function submissionOf(json: string, userAgent: string | undefined): Submission {
  const refuse = (message: string) => new HTTPException(400, { message });
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    // Said below.
  }
  if (!isRecord(body)) throw refuse("The request body must be a JSON object");
  const { template_params = {}, lib_version, ...fields } = body;
  if (!isRecord(template_params)) throw refuse("The template_params must be an object");
  /** A text that has to be there; `wrong` is what the service says of another. */
  const text = (name: string, wrong: string): string => {
    const value = fields[name];
    if (typeof value === "string" && value.trim() !== "") return value;
    const isMissing = value === undefined || value === null;
    throw refuse(isMissing ? `The ${name} parameter is required` : wrong);
  };
  const invalid = `The Public Key is invalid. To find this ID, visit ${ADMIN}/account`;
  const unknown = `The service ID not found. To find this ID, visit ${ADMIN}`;
  return {
    user_id: text("user_id", invalid),
    service_id: text("service_id", unknown),
    template_id: text("template_id", failureTexts[400]),
    lib_version: typeof lib_version === "string" ? lib_version : null,
    template_params,
    user_agent: userAgent ?? null,
  };
}
