import { createHash } from "node:crypto";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { english } from "#schemas/shared/languages.ts";
import { pageAt } from "#schemas/shared/routes.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { webRoute } from "#web/api/web-route.ts";
import { type ContentReader, publishedReader } from "#web/content/content-reader.ts";
import { fetchPage } from "#web/content/fetch-page.ts";
import { fetchSite } from "#web/content/fetch-site.ts";
import { freePage } from "#web/content/queries/free-page.ts";
import { servicePage } from "#web/content/queries/service.ts";
import { currentRoutingTable } from "#web/content/routing/current-table.ts";
import { type CalendarDay, calendarFile } from "#web/lib/icalendar.ts";
import { log } from "#web/lib/log.ts";
import { type Answers, addressOfAnswers } from "#web/tools/answers.ts";
import { makePlan, type Task } from "#web/tools/move-plan/make-plan.ts";
import { planPlace } from "#web/tools/move-plan/plan-place.ts";
import { inWords } from "#web/tools/move-plan/plan-words.ts";
import { readMove } from "#web/tools/move-plan/read-move.ts";
import { readToolQuestion } from "#web/tools/read-question.ts";
import { isOfKind, toolOf } from "#web/tools/tool-content.ts";
import { plainWords } from "#web/tools/words.tsx";

export const config = { api: { bodyParser: false } };

const FOLDER = "/api/move-plan";

/**
 * The plan of a move as a calendar file, for the entries in the address. Nothing is stored. A
 * request with invalid entries is redirected to the page, which shows the errors at the fields.
 */
export default webRoute(async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(FOLDER.length);
  const question = readToolQuestion(searchParams);
  // An unknown path must not cause a query to the content lake.
  const isPage = pageAt(path) && (await currentRoutingTable())?.paths.has(path) !== false;
  if (question?.kind !== "move-plan" || !isPage) return notFound();
  try {
    return await fileFor(path, question.answers);
  } catch (error) {
    log.warn(error, `The calendar file of ${path} failed`);
    return redirectTo(path);
  }
});

/**
 * The calendar file of a plan, with a day for each task and each document. Events keep their ids in
 * a second import, even if the month of the move has changed: the id is made from all entries but
 * the month.
 */
async function fileFor(path: string, answers: Answers): Promise<Response> {
  const reader = publishedReader();
  const [page, { settings }] = await Promise.all([
    fetchPlanContent(reader, path),
    fetchSite(reader),
  ]);
  if (!page?.tool || !isOfKind(page.tool, "move-plan")) return notFound();
  const tool = toolOf("move-plan", page.tool, path, english);
  const place = planPlace(page.tool, { page, settings, language: english });
  if (!tool || !place) return notFound();
  const { times } = place;
  // Other parameters of the address do not go into the file.
  const given = Object.fromEntries(tool.questions.map(({ name }) => [name, answers[name] ?? ""]));
  const address = addressOfAnswers(path, { kind: tool.kind, answers: given });
  const today = reader.day;
  const read = readMove(given, { ...place, today });
  if ("problems" in read) return redirectTo(`${address}#${TOOL_ID}`);
  const { month: _, ...household } = read.move;
  const ownName = createHash("sha256").update(JSON.stringify(household)).digest("hex").slice(0, 16);
  const event = (task: Task, prefix = ""): CalendarDay => {
    const { title, detail, time } = inWords({ tool, times }, task, english);
    return {
      uid: `${task.name}-${ownName}@${new URL(tool.site).host}`,
      day: task.day,
      summary: prefix + plainWords(title),
      description: [plainWords(detail), time, tool.site + address].filter(Boolean).join("\n"),
    };
  };
  const plan = makePlan(read.move, { times, rules: tool.rules }, today);
  const papers = `${plainWords(tool.texts.papers)}: `;
  const events = [
    ...plan.tasks.map((task) => event(task)),
    ...plan.papers.map((paper) => event(paper, papers)),
  ];
  const product = cleanText(settings.brandName);
  return new Response(calendarFile(events, { product, madeAt: new Date() }), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="move-plan.ics"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}

/** The part of a page that contains the plan: a service, or a section of a free page. */
async function fetchPlanContent(reader: ContentReader, path: string) {
  const { type, slug } = pageAt(path) ?? {};
  if (type === "service") return fetchPage(reader, servicePage, slug);
  const page = type === "freePage" ? await fetchPage(reader, freePage, slug) : null;
  return page?.sections?.find((section) => section._type === "toolSection");
}

const notFound = () => new Response("Not Found", { status: 404 });

const redirectTo = (location: string) =>
  new Response(null, { status: 307, headers: { location, "cache-control": "no-store" } });
