import type { ClientReturn, QueryParams } from "@sanity/client";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { isDraft } from "#web/content/drafts/draft.ts";
import { buildDir } from "#web/lib/build-dir.ts";
import { answerFile } from "./answers/answer-file.ts";
import { keyOf, type Question } from "./answers/live-content.ts";
import { withFiguresOfDay } from "./shown-figures.ts";
import { today } from "./today.ts";

/** Of everything that Next keeps of the content lake, where no process of the site lasts. */
export const CONTENT_TAG = "content";

/** Safety net for a lost webhook on such a host. */
const REVALIDATE_AFTER_SECONDS = 60 * 60;

/** Fetches what an editor sees. @param day ISO date: what is scheduled until its end is shown, too */
type FetchDraft = <const Query extends string>(
  query: Query,
  params: QueryParams,
  day: string,
) => Promise<ClientReturn<Query>>;

let fetchDraft: FetchDraft | undefined;

/** Has editors see drafts from here on: pages know nothing of how those are fetched. */
export function showDraftsBy(fetch: FetchDraft): void {
  fetchDraft = fetch;
}

/**
 * Fetches content for a page, its figures as they are today; an editor's page gets drafts
 * (`drafts/show-drafts.ts`).
 * @param page path of the page that the content is of, or about
 * @throws what `askLake` does, for a question that was never asked before
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams,
  page?: string,
): Promise<ClientReturn<Query>> {
  const day = today();
  const content =
    fetchDraft !== undefined && (await isDraft())
      ? await fetchDraft(query, params, day)
      : await fetchPublished(query, params, page);
  return withFiguresOfDay(content, day);
}

/**
 * The same for what is no page, such as a list of paths: always as visitors see it. It comes from
 * memory where a process of the site lasts, and from Next's cache on a host without one.
 */
export async function fetchPublished<const Query extends string>(
  query: Query,
  params: QueryParams,
  page?: string,
): Promise<ClientReturn<Query>> {
  const question: Question = { query, params, ...(page !== undefined && { page }) };
  return JSON.parse((await readHeld(question)) ?? (await fetchAndKeep(question)));
}

let ofBuild: ReadonlyMap<string, string> | undefined;

/**
 * The answer that is held in memory: by the server of the site, or by a build, which has asked before
 * it renders. Undefined for any other, on a host without a process that lasts
 * (SITE_OUTPUT=functions), and in development.
 */
async function readHeld(question: Question): Promise<string | undefined> {
  const isBuild = process.env.NEXT_PHASE === "phase-production-build";
  if (!isBuild || readEnvironment().SITE_OUTPUT === "functions") {
    return globalThis.nordune?.read(question);
  }
  ofBuild ??= new Map(
    answerFile(buildDir())
      .read()
      .map((answer) => [keyOf(answer), answer.text]),
  );
  return ofBuild.get(keyOf(question));
}

async function fetchAndKeep(question: Question): Promise<string> {
  // Only where it is needed: the server of a site has the client already, outside of Next's bundles.
  const { askLake } = await import("#web/content/client.ts");
  const next = { tags: [CONTENT_TAG], revalidate: REVALIDATE_AFTER_SECONDS };
  return (await askLake(question, { cache: "force-cache", next })).text;
}
