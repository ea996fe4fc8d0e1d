import { z } from "zod";

/**
 * The answers that a send can be given in place of `200 OK`, with the service's own words for 400,
 * 403, 412, 422 and 451; it publishes none for the others, which say what the status means.
 */
export const failureTexts = {
  400: "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
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
/** How many sends fail before the switch turns itself off; unset: until it is turned off. */
const times = z.number().int().min(1).max(1000).optional();

export const failureSchema = z.union([
  z.strictObject({
    /** `200` makes no failure: with `delayMs` it tries out a slow service. */
    status: z.literal([200, ...statuses]),
    delayMs: z.number().int().min(0).max(60_000).optional(),
    times,
  }),
  /** Silence until the caller gives up, or a cut connection. */
  z.strictObject({ mode: z.enum(["hang", "drop"]), times }),
]);
export type Failure = z.infer<typeof failureSchema>;

export const FAILURE_HELP = `Send null, { "status": ${[200, ...statuses].join(" | ")}, "times"?: 1 to 1000, "delayMs"?: 0 to 60000 } or { "mode": "hang" | "drop", "times"?: 1 to 1000 }.`;

/** What the page offers, by the value of its `answer` field. */
export const choices = new Map<string, { label: string; failure: Failure | null }>([
  ["none", { label: "200 OK, as usual", failure: null }],
  ["slow", { label: "200 OK after 5 seconds", failure: { status: 200, delayMs: 5000 } }],
  ...statuses.map((status): [string, { label: string; failure: Failure }] => [
    String(status),
    { label: `${status} ${failureTexts[status]}`, failure: { status } },
  ]),
  ["hang", { label: "No answer for a minute", failure: { mode: "hang" } }],
  ["drop", { label: "Connection cut", failure: { mode: "drop" } }],
]);

/** The key of `choices` that a setting is, whatever its number of sends. */
export function choiceOf(failure: Failure | null): string {
  if (failure === null) return "none";
  if ("mode" in failure) return failure.mode;
  return failure.status === 200 ? "slow" : String(failure.status);
}
