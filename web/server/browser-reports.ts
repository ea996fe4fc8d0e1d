import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import * as z from "zod";

/** Where browsers report to, by the policy (`report-uri`) and the shell's script. */
export const REPORTS_PATH = "/api/reports";

const MAX_BYTES = 8_000;
const MAX_LETTERS = 200;
/** A page that is broken for everybody is said often enough. */
const PER_MINUTE = 30;

const text = z.string().catch("");
const line = z.number().catch(0);
const error = z.object({ message: z.string(), source: text, line, page: text });
/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const violation = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "effective-directive": text,
    "blocked-uri": text,
    "source-file": text,
    "line-number": line,
  }),
});

export type ReportKind = "violation" | "error" | "dropped";

/**
 * Makes the function that takes what browsers report: it is said in the log, without anything by which
 * its sender or what was typed could be known, and counted. Only so many are read in a minute.
 * @param headers of every answer
 * @param count is told of each report
 */
export function createReportTaker(
  headers: Readonly<Record<string, string>>,
  count: (kind: ReportKind) => void = () => {},
) {
  let minute = 0;
  let taken = 0;

  function isTooMany(): boolean {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, taken] = [now, 0];
    taken += 1;
    return taken > PER_MINUTE;
  }

  async function read(request: IncomingMessage): Promise<void> {
    const [kind, what] = described(JSON.parse((await buffer(request)).toString()));
    count(kind);
    console.warn(`A browser reports: ${what}`);
  }

  /** @returns whether it was a report, which is answered then */
  return function takeReport(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url !== REPORTS_PATH || request.method !== "POST") return false;
    const isRefused = isTooMany() || !(Number(request.headers["content-length"]) <= MAX_BYTES);
    if (isRefused) {
      count("dropped");
      response.writeHead(429, { ...headers, Connection: "close" }).end();
      return true;
    }
    void read(request)
      .catch(() => count("dropped"))
      .finally(() => response.writeHead(204, headers).end());
    return true;
  };
}

/** @throws ZodError for anything else than a report */
function described(report: unknown): [ReportKind, string] {
  const failed = error.safeParse(report).data;
  if (failed !== undefined) {
    const { message, source, page } = failed;
    return ["error", `${nameless(message)} in ${place(source)}:${failed.line} on ${place(page)}`];
  }
  const refused = violation.parse(report)["csp-report"];
  const { "document-uri": page, "blocked-uri": what, "effective-directive": directive } = refused;
  const from = `${place(refused["source-file"])}:${refused["line-number"]}`;
  return [
    "violation",
    `${nameless(directive)} forbids ${place(what)}, from ${from} on ${place(page)}`,
  ];
}

/** Of an address its origin and path: queries and fragments carry what visitors entered. */
function place(address: string): string {
  const [plain = ""] = address.split(/[?#]/);
  return nameless(plain.startsWith("data:") ? "data:" : plain);
}

/** Neither addresses of people nor their numbers. */
function nameless(words: string): string {
  return words.slice(0, MAX_LETTERS).replace(/[^\s"'/,]+@[^\s"'/,]+|\+?\d(?:[\s-]?\d){5,}/g, "…");
}
