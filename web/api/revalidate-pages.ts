import type { NextApiResponse } from "next";
import { messageOf } from "#schemas/shared/error-message.ts";
import { OFFLINE_PATH, pathOf } from "#schemas/shared/routes.ts";
import type { WebhookPayload } from "#schemas/shared/webhook.ts";
import { siteContent } from "#web/content/store/site-content.ts";
import { ERROR_PATH, NOT_FOUND_PATH } from "#web/page/frame-data.ts";

/** Pages that no document describes, which are made of content too. */
const MADE_OF_CONTENT = [NOT_FOUND_PATH, ERROR_PATH, OFFLINE_PATH];

/** Every page that is made of content. */
export async function contentPages(): Promise<string[]> {
  const table = await siteContent().routingTable();
  return [...(table?.paths ?? []), ...MADE_OF_CONTENT];
}

/**
 * Has pages made anew, one after the other: side by side they would take as long, and all come late.
 * A page that cannot be made keeps its last state.
 * @returns the paths of those that could not be made, each with why
 */
export async function revalidatePaths(
  response: Pick<NextApiResponse, "revalidate">,
  paths: Iterable<string>,
): Promise<{ path: string; reason: string }[]> {
  const failed = [];
  for (const path of paths) {
    try {
      await response.revalidate(path);
    } catch (error) {
      failed.push({ path, reason: messageOf(error) });
    }
  }
  return failed;
}

/** Has all pages made anew after a webhook, that of the changed document first. */
export async function revalidatePages(
  response: Pick<NextApiResponse, "revalidate">,
  change: WebhookPayload,
): Promise<void> {
  const own = change._type && pathOf({ _type: change._type, slug: change.slug ?? null });
  const paths = new Set([...(own ? [own] : []), ...(await contentPages())]);
  for (const { path, reason } of await revalidatePaths(response, paths)) {
    console.warn(`${path} could not be made anew and stays as it was: ${reason}`);
  }
}
