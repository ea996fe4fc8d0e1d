import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import * as z from "zod";
import { metrics } from "./metrics.ts";

/** Where browsers report to, by the policy (`report-uri`) and the shell's script. */
export const REPORTS_PATH = "/api/reports";

const MAX_BYTES = 8_000;
const MAX_LETTERS = 200;
/** A page that is broken for everybody is said often enough. */
const PER_MINUTE = 30;

const text = z.string().catch("");
const line = z.number().catch(0);

/** What broke in a page, or what its policy refused. */
const knownReport = z.union([
  z
    .object({ message: z.string(), source: text, line, page: text })
    .transform((broken) => ({ kind: "error", ...broken })),
  // https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
  z
    .object({
      "csp-report": z.object({
        "document-uri": text,
        "effective-directive": text,
        "blocked-uri": text,
        "source-file": text,
        "line-number": line,
      }),
    })
    .transform(({ "csp-report": refused }) => ({
      kind: "violation",
      message: `${refused["effective-directive"]} forbids ${place(refused["blocked-uri"])}`,
      source: refused["source-file"],
      line: refused["line-number"],
      page: refused["document-uri"],
    })),
]);

/**
 * Makes the function that takes what browsers report: it is said in the log, without anything by which
 * its sender or what was typed could be known, and counted. Only so many are read in a minute.
 * @param headers of every answer
 */
export function createReportTaker(headers: Readonly<Record<string, string>>) {
  let taken = 0;
  setInterval(() => {
    taken = 0;
  }, 60_000).unref();

  async function read(request: IncomingMessage): Promise<void> {
    const { kind, message, source, line, page } = knownReport.parse(await json(request));
    metrics.reports.inc({ kind });
    const where = `${place(source)}:${line} on ${place(page)}`;
    console.warn(`A browser reports: ${nameless(message)} in ${where}`);
  }

  /** @returns whether it was a report, which is answered then */
  return function takeReport(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url !== REPORTS_PATH || request.method !== "POST") return false;
    taken += 1;
    if (taken > PER_MINUTE || !(Number(request.headers["content-length"]) <= MAX_BYTES)) {
      metrics.reports.inc({ kind: "dropped" });
      response.writeHead(429, { ...headers, Connection: "close" }).end();
      return true;
    }
    void read(request)
      .catch(() => metrics.reports.inc({ kind: "dropped" }))
      .finally(() => response.writeHead(204, headers).end());
    return true;
  };
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
