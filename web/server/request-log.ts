import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { format } from "node:util";

/** The request that is being answered, if any. */
const current = new AsyncLocalStorage<{ requestId: string }>();

/** The name of the request that is being answered, for what is asked because of it. */
export function requestIdHeader(): Record<string, string> {
  const requestId = current.getStore()?.requestId;
  return requestId === undefined ? {} : { "x-request-id": requestId };
}

/** What a proxy may call a request. */
const REQUEST_ID = /^[\w-]{8,128}$/;

/**
 * Answers a request under its name: the one that a reverse proxy gave it in `X-Request-Id`, or a
 * new one.
 */
export function withRequestId(request: IncomingMessage, answer: () => void): void {
  const given = request.headers["x-request-id"];
  const requestId = typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
  request.headers["x-request-id"] = requestId;
  current.run({ requestId }, answer);
}

/**
 * From now on whatever this process says is one JSON object a line: time, level, message and the
 * request that it was said for. Next's own words are among them.
 */
export function logAsJson(write = (line: string): void => void process.stdout.write(line)): void {
  for (const method of ["log", "info", "warn", "error"] as const) {
    console[method] = (...words: unknown[]) => {
      const level = method === "log" ? "info" : method;
      const entry = { time: new Date().toISOString(), level, message: format(...words) };
      write(`${JSON.stringify({ ...entry, ...current.getStore() })}\n`);
    };
  }
}

/** What ends a line, or turns the direction of writing, in a log or a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * From now on no warning of this process ends its line, whatever stands in it: an address, or
 * content, that makes up another line of the log. Stacks of errors keep theirs.
 */
export function logInLines(): void {
  const escaped = (text: string) =>
    text.replace(CONTROLS, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
  for (const method of ["warn", "error"] as const) {
    const { [method]: log } = console;
    console[method] = (...words: unknown[]) =>
      log(...words.map((word) => (typeof word === "string" ? escaped(word) : word)));
  }
}
