import { setTimeout } from "node:timers/promises";
import type { NextApiResponse } from "next";
import { defineQuery } from "next-sanity";
import { messageOf } from "#schemas/shared/error-message.ts";
import {
  ENGLISH,
  type LanguageId,
  languages,
  pathIn,
  splitLanguage,
} from "#schemas/shared/languages.ts";
import { ERROR_PATH, NOT_FOUND_PATH, OFFLINE_PATH, pathOf } from "#schemas/shared/routes.ts";
import type { WebhookPayload } from "#schemas/shared/webhook.ts";
import { queryLake } from "#web/content/client.ts";
import { currentRoutingTable } from "#web/content/routing/current-table.ts";
import { shownLanguages } from "#web/content/routing/routing-table.ts";
import { siteContent } from "#web/content/store/site-content.ts";
import { log } from "#web/lib/log.ts";
import { createTurns } from "#web/lib/turns.ts";

/** Pages that have no document of their own, but show content, in each language. */
const SCREENS_WITH_CONTENT = [NOT_FOUND_PATH, ERROR_PATH, OFFLINE_PATH];

/** Paths of all pages that show content. */
export async function contentPages(): Promise<string[]> {
  const table = await currentRoutingTable();
  const languages = new Set<LanguageId>([ENGLISH, ...(table ? shownLanguages(table) : [])]);
  const screens = [...languages].flatMap((language) =>
    SCREENS_WITH_CONTENT.map((path) => pathIn(language, path)),
  );
  return [...(table?.paths ?? []), ...screens];
}

/**
 * While Next renders a page, it answers another request to revalidate that page with the same
 * rendering, which may not have what was published meanwhile
 * (16.4.6, dist/server/response-cache/index.js).
 */
const turns = createTurns();

/**
 * Revalidates pages one after the other. In parallel all of them would take as long, and none would
 * be early. A page that fails to render keeps its last state.
 * @returns the paths of failed pages, each with the reason
 */
export async function revalidatePaths(
  response: Pick<NextApiResponse, "revalidate">,
  paths: Iterable<string>,
): Promise<{ path: string; reason: string }[]> {
  const failed = [];
  for (const path of paths) {
    try {
      await turns.take(path, () => response.revalidate(path));
    } catch (error) {
      failed.push({ path, reason: messageOf(error) });
    }
  }
  return failed;
}

/** The index that queries read may lag behind a webhook by this time. */
const MAX_INDEX_DELAY_MS = 3_000;
const POLL_EVERY_MS = 300;

/**
 * Sanity gives up a webhook after half a minute. A page that is not revalidated by then is updated
 * within an hour.
 */
const TIME_LIMIT_MS = 25_000;

/**
 * The pages of a changed document: a translation's page in its language, the page of any other
 * document in every language, English first.
 */
function ownPages({ _type = "", slug, language, translated }: WebhookPayload): string[] {
  const path = pathOf(translated ?? { _type, slug: slug ?? null });
  if (path === undefined) return [];
  const changed = translated ? [language ?? ENGLISH] : languages.map(({ id }) => id);
  return changed.map((id) => pathIn(id, path));
}

/** Revalidates all pages after a webhook, the pages of the changed document first. */
export async function revalidatePages(
  response: Pick<NextApiResponse, "revalidate">,
  change: WebhookPayload,
): Promise<void> {
  const until = performance.now() + TIME_LIMIT_MS;
  await waitForIndex(change);
  siteContent().clearCache();
  const pages = await contentPages();
  // An English page that is gone is revalidated too, so that no cache keeps it.
  const own = ownPages(change).filter(
    (path) => pages.includes(path) || splitLanguage(path).language === ENGLISH,
  );
  for (const path of new Set([...own, ...pages])) {
    const isLate = performance.now() > until;
    const [failed] = isLate
      ? [{ path, reason: "the time limit of the webhook is over" }]
      : await revalidatePaths(response, [path]);
    if (failed) {
      log.warn(`${path} could not be revalidated. The cached page stays: ${failed.reason}`);
    }
  }
}

/** Resolves when queries return the revision that a webhook names, or after a time limit. */
async function waitForIndex({ _id, _rev }: WebhookPayload): Promise<void> {
  const until = performance.now() + MAX_INDEX_DELAY_MS;
  while (_rev !== undefined && performance.now() < until) {
    const { json } = await queryLake({ query: revisionQuery, params: { id: _id } }).catch(
      () => NO_RESULT,
    );
    if (json === JSON.stringify(_rev)) return;
    await setTimeout(POLL_EVERY_MS);
  }
}

const revisionQuery = defineQuery("*[_id == $id][0]._rev");
const NO_RESULT = { json: "null" };
