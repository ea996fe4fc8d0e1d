import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { format } from "node:util";

/** The request that is being answered, if any. */
const current = new AsyncLocalStorage<{ requestId: string }>();

/** What a proxy may call a request. */
const REQUEST_ID = /^[\w-]{8,128}$/;

/**
 * Answers a request under its name: the one that what stands in front gave it in `X-Request-Id`, or
 * a new one.
 */
export function withRequestId(request: IncomingMessage, answer: () => void): void {
  const given = request.headers["x-request-id"];
  const requestId = typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
  request.headers["x-request-id"] = requestId;
  current.run({ requestId }, answer);
}

const LEVELS = { log: "info", info: "info", warn: "warn", error: "error" } as const;

/**
 * From now on whatever this process says is one JSON object a line: time, level, message and the
 * request that it was said for. Next's own words are among them.
 */
export function logAsJson(write = (line: string): void => void process.stdout.write(line)): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    const log = (...words: unknown[]) =>
      write(`${JSON.stringify(logEntry(level, format(...words)))}\n`);
    Object.assign(console, { [method]: log });
  }
}

/** One line of the log. */
export function logEntry(level: string, message: string) {
  return { time: new Date().toISOString(), level, message, ...current.getStore() };
}
