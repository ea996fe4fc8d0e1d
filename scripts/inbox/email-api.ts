import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { BodyTooLargeError, readBody } from "@nordune/content-lake/local-server";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import * as z from "zod";
import { parseJson } from "#schemas/shared/parse-json.ts";
import type { Submission } from "./messages.ts";

type Bindings = { Bindings: HttpBindings };

const MAX_BODY_BYTES = 50 * 1024;
/** The simulated service hangs for this long. Browsers and clients give up earlier. */
const HANGS_MS = 60_000;

/** The failures that the inbox can simulate. For some of them the service publishes no text. */
const failures = {
  400: "The template ID not found",
  402: "The monthly quota is reached",
  403: "API calls are disabled for non-browser applications",
  413: "Variables size limit. The maximum allowed variables size is 50Kb",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  451: "Unavailable For Headless Browser",
  500: "Internal Server Error",
} as const;
const statuses = [400, 402, 403, 413, 422, 429, 451, 500] as const;

/** The possible responses, by their names on the page. */
export const answers = new Map([
  ["none", "200 OK, as usual"],
  ...statuses.map((status) => [String(status), `${status} ${failures[status]}`] as const),
  ["hang", "No answer for a minute"],
]);

/** The log entry of a simulated response. */
const CHOSEN = ", as chosen on the inbox's page";

const text = (name: string) => {
  const error = `The ${name} parameter is required`;
  return z.string({ error }).trim().min(1, { error });
};
/** The limits of the service. */
const sent = z.object(
  {
    user_id: text("user_id"),
    service_id: text("service_id"),
    template_id: text("template_id"),
    lib_version: z.string().nullable().catch(null),
    template_params: z.record(z.string(), z.unknown()).default({}),
  },
  { error: "The request body must be a JSON object" },
);

/**
 * The only endpoint of the email service that the site uses, `POST /send`. It responds as the
 * service does: text bodies, `200 OK`, any origin allowed.
 * @param options.answer the current response: a key of `answers`
 * @param options.log is called with the reason of a refusal, without any sent value
 */
export function createEmailApi(options: {
  answer: () => string;
  accept: (submission: Submission) => void;
  log: (line: string) => void;
}): Hono<Bindings> {
  const refuse = (c: Context, status: (typeof statuses)[number], words: string, why = "") => {
    options.log(`A send was refused${why}: ${status} ${words}`);
    return c.text(words, status);
  };
  const api = new Hono<Bindings>();
  api.use(cors({ origin: "*", allowMethods: ["POST"] }));
  api.post("/send", async (c) => {
    try {
      const body = await readBody(c.req.raw.body, MAX_BODY_BYTES);
      const answer = options.answer();
      if (answer === "hang") {
        options.log(`A send gets no answer for a minute${CHOSEN}`);
        await sleep(HANGS_MS, undefined, { ref: false });
        c.env.incoming.socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
      const status = statuses.find((each) => String(each) === answer);
      if (status !== undefined) return refuse(c, status, failures[status], CHOSEN);
      const { data, error } = sent.safeParse(parseJson(body.toString()));
      if (error) return refuse(c, 400, error.issues[0]?.message ?? "");
      options.accept({ ...data, user_agent: c.req.header("user-agent") ?? null });
      return c.text("OK");
    } catch (error) {
      if (!(error instanceof BodyTooLargeError)) throw error;
      return refuse(c, 413, failures[413]);
    }
  });
  return api;
}
