import type { SanityClient } from "@sanity/client";
import { getDraftId, getPublishedId } from "@sanity/client/csm";
import * as z from "zod";
import { isRecord } from "../../schemas/shared/record.ts";

/** What site settings may ask a second person for. */
export const settingQuery = `*[_id == "siteSettings"][0].secondPerson`;

/** Does a document go out only when somebody else has read what was changed? */
export function needsSecondPerson(document: unknown, setting: unknown): boolean {
  if (!isRecord(document) || !Array.isArray(setting)) return false;
  return document._type === "figure"
    ? document.topic === "tax" && setting.includes("tax")
    : document._type === "cookiePolicyPage" && setting.includes("legal");
}

const transaction = z.object({ author: z.string() });

/**
 * Ids of all who wrote in a document's draft since it was last published.
 * @param since ISO time of that; undefined before the first publish
 * @throws Error when the history cannot be read: then nobody knows who may approve
 */
export async function authorsOfDraft(
  client: SanityClient,
  id: string,
  since: string | undefined,
): Promise<ReadonlySet<string>> {
  const { dataset } = client.config();
  // The publish itself ended the draft before, and made nobody an author of this one.
  const fromTime = since && new Date(Date.parse(since) + 1).toISOString();
  const lines = await client.request<unknown>({
    url: `/data/history/${dataset}/transactions/${getDraftId(getPublishedId(id))}`,
    query: { excludeContent: "true", ...(fromTime && { fromTime }) },
  });
  const text = typeof lines === "string" ? lines : JSON.stringify(lines);
  return new Set(
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => transaction.parse(JSON.parse(line)).author),
  );
}
