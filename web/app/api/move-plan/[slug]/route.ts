import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { fixedPath, pageAt } from "#schemas/shared/routes.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import "#web/content/drafts/show-drafts.ts";
import { fetchPageAt } from "#web/content/fetch-any-page.ts";
import { fetchSite } from "#web/content/fetch-site.ts";
import { currentRoutingTable } from "#web/content/routing/current-routing-table.ts";
import { type Answers, addressOfAnswers, readToolQuestion } from "#web/tools/answers.ts";
import { makePlan } from "#web/tools/move-plan/make-plan.ts";
import { planCalendar } from "#web/tools/move-plan/plan-calendar.ts";
import { planPlace } from "#web/tools/move-plan/plan-place.ts";
import { readMove } from "#web/tools/move-plan/read-move.ts";
import { toolOf } from "#web/tools/tool.ts";

type Context = { params: Promise<{ slug: string }> };

/**
 * The plan of a move as a calendar file, for the answers in the address; nothing of it is kept. What
 * cannot be answered leads to the page, which says at its field what is wrong.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const asked = readToolQuestion(Object.fromEntries(new URL(request.url).searchParams));
  // A stranger's slug is not asked of the content lake.
  const table = await currentRoutingTable();
  const path = [`/services/${slug}`, `/${slug.replace("~", "/")}`].find(
    (each) => pageAt(each) !== undefined && table?.paths.has(each) !== false,
  );
  if (asked?.kind !== "move-plan" || path === undefined) return notFound();
  try {
    return await fileFor(path, asked.answers);
  } catch (error) {
    console.warn(`${path} gives no calendar file:`, error);
    return leadTo(path);
  }
}

async function fileFor(path: string, answers: Answers): Promise<Response> {
  const [shown, { settings }] = await Promise.all([fetchPageAt(path), fetchSite()]);
  const page = planOn(shown);
  const tool = toolOf("move-plan", page?.tool ?? null, {
    path,
    site: siteUrl(),
    contact: fixedPath("contactPage"),
  });
  const place = page && planPlace({ page, settings });
  if (!tool || !place) return notFound();
  const content = { tool, ...place };
  const { countries } = place;
  const given = onlyAsked(answers, tool.questions);
  const today = dubaiDay();
  const read = readMove(given, { countries, today });
  if ("problems" in read) {
    return leadTo(`${addressOfAnswers(path, { kind: tool.kind, answers: given })}#${TOOL_ID}`);
  }
  const { move } = read;
  const plan = makePlan(move, tool, today);
  const product = cleanText(settings.brandName);
  const file = planCalendar({ content, answers: given, move, plan, product, madeAt: new Date() });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="move-plan.ics"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}

/** What of a page has the plan: a service itself, or a section of a page at a free address. */
function planOn(content: Awaited<ReturnType<typeof fetchPageAt>>) {
  if (content === null) return null;
  if ("phases" in content) return content;
  const sections = "sections" in content ? (content.sections ?? []) : [];
  const found = sections.find((section) => "_type" in section && section._type === "toolSection");
  return found
    ? { tool: found.tool, phases: found.phases, homeCountries: found.homeCountries }
    : null;
}

const notFound = () => new Response("Not Found", { status: 404 });

const leadTo = (location: string) =>
  new Response(null, { status: 307, headers: { location, "cache-control": "no-store" } });

/** What else stands in an address has no place in a file. */
function onlyAsked(answers: Answers, questions: readonly { name: string }[]): Answers {
  return Object.fromEntries(questions.map(({ name }) => [name, answers[name] ?? ""]));
}
