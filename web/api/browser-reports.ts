import * as z from "zod";
import { parseJson } from "#schemas/shared/parse-json.ts";
import { log } from "#web/lib/log.ts";

const MAX_LETTERS = 200;
const MINUTE_MS = 60_000;

/** The number of reports per minute that may be logged. A flood of reports stays out of the log. */
const MAX_READ_PER_MINUTE = 120;

/**
 * The number of reports of one kind that are logged per minute. A page that is broken for everybody
 * needs no more.
 */
const LOGGED_PER_MINUTE = 15;

/**
 * What the policy can forbid, besides an address (CSP3, 5.3). Browsers name extensions, apps and
 * their own pages by other words, such as "chrome-extension" and "about".
 */
const OF_POLICY =
  /^(?:|data|blob|inline|eval|wasm-eval|trusted-types-(?:policy|sink))$|^(?:https?|wss?|data|blob):/;

/** Scanners for viruses and banks write their scripts into pages without being named as the source. */
const OF_VIRUS_SCANNER =
  /^[a-z]+:\/\/(?:[\w.-]+\.)?(?:kaspersky-labs\.com|nikkomsgchannel|local\.adguard\.org)(?:[:/]|$)/;

/** What Outlook's scanner of links rejects in each page that it opens, without a source. */
const OF_SCANNER = /^Object Not Found Matching Id:\d/;

/**
 * All scripts of the site are files below this path; its pages have no others. What apps, scanners
 * and extensions run in a page has another source, or none.
 */
const OWN_SCRIPTS = /^(?:https?:\/\/[^/]+)?\/built\//;

/** The same in the trace of a rejected promise. A trace without an address says nothing. */
const OWN_TRACE = /^(?![\s\S]*(?::\/\/|user-script:))|:\/\/[^/\s?#]+\/built\//;

const text = z.string().catch("");
const line = z.number().catch(0);

/** An error in a page, or a violation of the content security policy. */
const knownReport = z.union([
  z
    .object({
      message: z.string(),
      source: z.string().optional().catch(""),
      line,
      page: text,
      /** Of a rejected promise, if it was rejected with an error. */
      trace: text,
    })
    .transform(({ source, trace, ...broken }) => ({
      kind: "error" as const,
      isOwn:
        source === undefined
          ? OWN_TRACE.test(trace) && !OF_SCANNER.test(broken.message)
          : OWN_SCRIPTS.test(source),
      source: source ?? "",
      ...broken,
    })),
  // https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
  z
    .object({
      "csp-report": z.object({
        "document-uri": text,
        "original-policy": text,
        "effective-directive": text,
        "blocked-uri": text,
        "source-file": text,
        "line-number": line,
      }),
    })
    .transform(({ "csp-report": refused }) => ({
      kind: "violation" as const,
      message: `${refused["effective-directive"]} forbids ${withoutQuery(refused["blocked-uri"])}`,
      source: refused["source-file"],
      isOwn:
        OF_POLICY.test(refused["blocked-uri"]) &&
        !OF_VIRUS_SCANNER.test(refused["blocked-uri"]) &&
        isOwnSource(refused),
      line: refused["line-number"],
      page: refused["document-uri"],
    })),
]);

/**
 * Whether what was forbidden is of the page itself, or of a script that its policy allows, such as
 * that of analytics.
 */
function isOwnSource(refused: {
  "source-file": string;
  "document-uri": string;
  "original-policy": string;
}): boolean {
  const source = refused["source-file"];
  if (source === "" || source.startsWith("/")) return true;
  if (!/^https?:/.test(source) || !URL.canParse(source)) return false;
  const { origin } = new URL(source);
  const page = refused["document-uri"];
  const isOfPage = URL.canParse(page) && new URL(page).origin === origin;
  return isOfPage || refused["original-policy"].split(/[\s;]+/).includes(origin);
}

/**
 * Creates the function that logs the reports of browsers. The log contains neither the sender nor
 * what the sender typed.
 * @param count is called with the kind of each report, "foreign" where its cause
 *   is no part of the site, or "dropped"
 * @returns whether the report was taken, which is logged or counted as foreign; false beyond the limits
 */
export function createReportLogger(
  count: (kind: "error" | "violation" | "foreign" | "dropped") => void,
) {
  let minute = 0;
  let read = 0;
  let logged: Record<string, number> = {};

  return function logReport(text: string, now = Date.now()): boolean {
    const parsed = knownReport.safeParse(parseJson(text)).data;
    // The site cannot fix an app or an extension, and one visitor may send many such reports. They
    // do not count against the limits.
    if (parsed?.isOwn === false) {
      count("foreign");
      return true;
    }
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) [minute, read, logged] = [current, 0, {}];
    read += 1;
    const report = read > MAX_READ_PER_MINUTE ? undefined : parsed;
    const times = ((report && logged[report.kind]) ?? 0) + 1;
    if (report === undefined || times > LOGGED_PER_MINUTE) {
      count("dropped");
      return false;
    }
    logged[report.kind] = times;
    count(report.kind);
    const { message, source, line, page } = report;
    const where = `${withoutQuery(source)}:${line} on ${withoutQuery(page)}`;
    log.warn(`A browser reports: ${withoutPersonalData(message)} in ${where}`);
    return true;
  };
}

/** The origin and path of an address. Its query and fragment may contain what a visitor entered. */
function withoutQuery(address: string): string {
  const [plain = ""] = address.split(/[?#]/);
  return withoutPersonalData(plain.startsWith("data:") ? "data:" : plain);
}

/** The query or fragment of an address or a path within a text. */
const QUERY = /(?<=:\/\/[^\s"'?#]*)[?#][^\s"']*|(?<=\/[^\s"'?#]*)[?#][^\s"'=]+=[^\s"']*/g;

/** Email addresses, also encoded as in a query, and phone numbers. */
const OF_A_PERSON = /[^\s"'/,]+(?:@|%40)[^\s"'/,]+|\+?\d(?:[\s-]?\d){5,}/g;

/** The text without queries, email addresses and phone numbers. */
function withoutPersonalData(words: string): string {
  return words.slice(0, MAX_LETTERS).replace(QUERY, "").replace(OF_A_PERSON, "…");
}
