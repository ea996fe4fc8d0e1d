import * as z from "zod";
import { parseJson } from "#schemas/shared/parse-json.ts";

const MAX_LETTERS = 200;
const MINUTE_MS = 60_000;

/** Reports that are read in a minute: whoever sends more keeps nobody else's from being read. */
const READ_PER_MINUTE = 120;

/** Reports of one kind that are said in a minute: a page that is broken for everybody is said often enough. */
const SAID_PER_MINUTE = 15;

/** What an extension does in a page is reported with an address of the extension, or its scheme alone. */
const OF_EXTENSION =
  /"(?:source|source-file|blocked-uri)":\s*"(?:chrome|moz|safari|safari-web|ms-browser)-extension/;

const text = z.string().catch("");
const line = z.number().catch(0);

/** What broke in a page, or what its policy refused. */
const knownReport = z.union([
  z
    .object({ message: z.string(), source: text, line, page: text })
    .transform((broken) => ({ kind: "error" as const, ...broken })),
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
      kind: "violation" as const,
      message: `${refused["effective-directive"]} forbids ${place(refused["blocked-uri"])}`,
      source: refused["source-file"],
      line: refused["line-number"],
      page: refused["document-uri"],
    })),
]);

/**
 * Makes the function that takes what browsers report: it is said in the log, without anything by which
 * its sender or what was typed could be known.
 * @param count is told of each report: its kind, or that it was dropped
 * @returns whether the report was taken
 */
export function createReportTaker(count: (kind: "error" | "violation" | "dropped") => void) {
  let minute = 0;
  let read = 0;
  let said: Record<string, number> = {};

  return function takeReport(text: string, now = Date.now()): boolean {
    // Nobody here can mend it, and one visitor's may be many: none of them counts against the limits.
    if (OF_EXTENSION.test(text)) {
      count("dropped");
      return false;
    }
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) [minute, read, said] = [current, 0, {}];
    read += 1;
    const report = read > READ_PER_MINUTE ? undefined : knownReport.safeParse(parseJson(text)).data;
    const times = ((report && said[report.kind]) ?? 0) + 1;
    if (report === undefined || times > SAID_PER_MINUTE) {
      count("dropped");
      return false;
    }
    said[report.kind] = times;
    count(report.kind);
    const { message, source, line, page } = report;
    const where = `${place(source)}:${line} on ${place(page)}`;
    console.warn(`A browser reports: ${nameless(message)} in ${where}`);
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
