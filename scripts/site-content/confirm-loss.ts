import type { ContentWrite } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import * as z from "zod";
import { isNoBookkeeping } from "#schemas/shared/bookkeeping.ts";
import {
  CONFIRM_LOSS_COMMAND,
  isSuddenLoss,
  MINUTES_UNTIL_BELIEVED,
  typesWithoutPages,
} from "#schemas/shared/sudden-loss.ts";
import { LOSS_CONFIRMED } from "#schemas/shared/webhook.ts";

const TIME_LIMIT_MS = 30_000;

const answer = z.object({ loss: z.string().optional() });

/**
 * Tells a running site that the loss of content which it holds back is meant.
 * @param site its address; of several instances each has to be told
 * @param secret of its webhook
 * @returns what the site does then, for a terminal
 * @throws Error when the site does not answer, or does not accept the secret
 */
export async function confirmLoss(site: string, secret: string): Promise<string> {
  const body = JSON.stringify({ _id: LOSS_CONFIRMED, _type: LOSS_CONFIRMED });
  const signature = await encodeSignatureHeader(body, Date.now(), secret);
  const response = await fetch(new URL("/api/revalidate", site), {
    method: "POST",
    body,
    headers: { "content-type": "application/json", [SIGNATURE_HEADER_NAME]: signature },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((cause) => {
    throw new Error(`${site} does not answer. Is the site running there?`, { cause });
  });
  if (!response.ok) {
    throw new Error(
      `${site} answers ${response.status}: ${(await response.text()).slice(0, 200)} Set SANITY_WEBHOOK_SECRET to the secret that the site has.`,
    );
  }
  const { loss } = answer.parse(await response.json());
  return loss === undefined
    ? `${site} holds nothing back.`
    : `${site} follows within 15 seconds. It had said: ${loss}`;
}

const countQuery = `count(*[!(_type match "sanity.*") && !(_type match "system.*") && ${isNoBookkeeping} && !(_type in $types)])`;

/**
 * What a running site will do with changes that take most of its content away; undefined for all
 * other changes.
 * @param isWritten whether the content lake has the changes already
 */
export async function lossNotice(
  client: SanityClient,
  writes: readonly ContentWrite[],
  isWritten: boolean,
): Promise<string | undefined> {
  const isOfPage = (document: { _id: string; _type: string } | null) =>
    // Drafts, versions in releases and the tool's own notes have a dot in their ids.
    document !== null && !document._id.includes(".") && !typesWithoutPages.includes(document._type);
  const made = writes.filter(({ before, after }) => before === null && isOfPage(after)).length;
  const gone = writes.filter(({ before, after }) => after === null && isOfPage(before)).length;
  if (gone === 0) return undefined;
  const types = [...typesWithoutPages];
  const now: number = await client.fetch(countQuery, { types }, { perspective: "published" });
  const before = isWritten ? now + gone - made : now;
  const after = before - gone + made;
  if (!isSuddenLoss(before, after)) return undefined;
  return `A running site loses most of its content by this: ${after} of ${before} documents of pages are left. It follows after ${MINUTES_UNTIL_BELIEVED} minutes, and shows no edit before. To have it follow at once: ${CONFIRM_LOSS_COMMAND}`;
}
