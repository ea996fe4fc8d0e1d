import { createHash } from "node:crypto";
import { cleanText, visibleText } from "#schemas/shared/head/clean-text.ts";
import { typedText } from "#schemas/shared/head/typed-text.ts";
import { type LanguageId, languageOf, pathIn, splitLanguage } from "#schemas/shared/languages.ts";
import { CALENDAR_PATH, pageAt } from "#schemas/shared/routes.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import type { ToolKind } from "#schemas/tools/list.ts";
import { webRoute } from "#web/api/web-route.ts";
import { type ContentReader, publishedReader } from "#web/content/content-reader.ts";
import { fetchPage } from "#web/content/fetch-page.ts";
import { fetchSite } from "#web/content/fetch-site.ts";
import { freePage } from "#web/content/queries/free-page.ts";
import { servicePage } from "#web/content/queries/service.ts";
import { currentRoutingTable } from "#web/content/routing/current-table.ts";
import { calendarFile } from "#web/lib/icalendar.ts";
import { log } from "#web/lib/log.ts";
import { dutyDays } from "#web/tools/company-duties/duty-days.ts";
import { addressOfEntries, type ToolRequest } from "#web/tools/entries.ts";
import { planDays } from "#web/tools/move-plan/plan-days.ts";
import { mayLackItsEnd } from "#web/tools/opened-link.ts";
import { readToolRequest } from "#web/tools/read-tool-request.ts";
import type { ToolDays } from "#web/tools/tool-days.ts";

export const config = { api: { bodyParser: false } };

/** Days before a day that costs money on which the calendar reminds of it. */
const DAYS_BEFORE = 7;

/** The tools whose results have days. */
const daysOf = new Map<ToolKind, ToolDays>([
  ["move-plan", planDays],
  ["company-duties", dutyDays],
]);

/**
 * The days of a tool's result as a calendar file, for the entries in the address. Nothing is
 * stored. A request with invalid entries is redirected to the page, which shows the errors at the
 * fields.
 */
export default webRoute(async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(CALENDAR_PATH.length);
  const { language, path: englishPath } = splitLanguage(path);
  const question = readToolRequest(searchParams);
  const days = question && daysOf.get(question.kind);
  // An unknown path must not cause a query to the content lake.
  const isPage = pageAt(englishPath) && (await currentRoutingTable())?.paths.has(path) !== false;
  if (question === undefined || days === undefined || !isPage) return notFound();
  try {
    return await fileFor({ language, path: englishPath }, question, days);
  } catch (error) {
    log.warn(error, `The calendar file of ${path} failed`);
    return redirectTo(path);
  }
});

/** The calendar file of a result, with a day for each event. */
async function fileFor(
  page: { language: LanguageId; path: string },
  question: ToolRequest,
  days: ToolDays,
): Promise<Response> {
  const reader = publishedReader(page.language);
  const pathTo = (path: string) => pathIn(page.language, path);
  const path = pathTo(page.path);
  const [content, { settings }] = await Promise.all([
    fetchToolContent(reader, page.path),
    fetchSite(reader),
  ]);
  if (!content?.tool) return notFound();
  const place = {
    page: content,
    path,
    pathTo,
    settings,
    asked: question,
    today: reader.day,
    language: languageOf(page.language),
  };
  const found = days(content.tool, place, question.entries);
  if (found === undefined) return notFound();
  const { tool, events } = found;
  // Other parameters of the address do not go into the file.
  const given = tool.questions.map(({ name }) => [name, question.entries[name] ?? ""]);
  const isDoubtful = mayLackItsEnd(question, tool.questions);
  // A checksum would say of a form's entries that they are whole.
  const link = isDoubtful && question.link === "sent" ? "cut" : question.link;
  const address = addressOfEntries(path, { ...question, entries: Object.fromEntries(given), link });
  // The page shows what is wrong with the entries, or that some may be missing.
  if (events === undefined || isDoubtful) {
    return redirectTo(`${address}#${TOOL_ID}`);
  }
  const identity = JSON.stringify([question.kind, ...(found.identity ?? [])]);
  const ownName = createHash("sha256").update(identity).digest("hex").slice(0, 16);
  const calendarDays = events.map(({ name, summary, description, costsMoney, ...event }) => ({
    ...event,
    // It may begin with a name that the visitor has typed.
    summary: typedText(summary),
    remindsBefore: costsMoney ? DAYS_BEFORE : undefined,
    uid: `${name}-${ownName}@${new URL(tool.site).host}`,
    description: visibleText([...description, tool.site + address].filter(Boolean).join("\n")),
  }));
  const product = cleanText(settings.brandName);
  return new Response(calendarFile(calendarDays, { product, madeAt: new Date() }), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${question.kind}.ics"`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}

/** The part of a page that contains a tool: a service, or a section of a free page. */
async function fetchToolContent(reader: ContentReader, path: string) {
  const { type, slug } = pageAt(path) ?? {};
  if (type === "service") return fetchPage(reader, servicePage, slug);
  const page = type === "freePage" ? await fetchPage(reader, freePage, slug) : null;
  return page?.sections?.find((section) => section._type === "toolSection");
}

const notFound = () => new Response("Not Found", { status: 404 });

const redirectTo = (location: string) =>
  new Response(null, { status: 307, headers: { location, "cache-control": "no-store" } });
