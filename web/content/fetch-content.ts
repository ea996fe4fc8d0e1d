import type { ClientReturn, QueryParams } from "@sanity/client";
import { isDraft } from "#web/content/drafts/draft.ts";
import type { Question } from "./answers/live-content.ts";
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
 * @throws what `askLake` does, for a question that was never asked before
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams,
): Promise<ClientReturn<Query>> {
  const day = today();
  const content =
    fetchDraft !== undefined && (await isDraft())
      ? await fetchDraft(query, params, day)
      : await fetchPublished(query, params);
  return withFiguresOfDay(content, day);
}

/**
 * The same for what is no page, such as a list of paths: always as visitors see it. The server of the
 * site has the answers in memory; a build, and a host without that server, has Next cache them.
 */
export async function fetchPublished<const Query extends string>(
  query: Query,
  params: QueryParams,
): Promise<ClientReturn<Query>> {
  return JSON.parse(await (globalThis.nordune?.read ?? fetchAndCache)({ query, params }));
}

async function fetchAndCache(question: Question): Promise<string> {
  // Only where it is needed: the server of a site has the client already, outside of Next's bundles.
  const { askLake } = await import("#web/content/client.ts");
  const next = { tags: [CONTENT_TAG], revalidate: REVALIDATE_AFTER_SECONDS };
  return askLake(question, { cache: "force-cache", next });
}
