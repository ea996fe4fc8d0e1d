import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { contentOf, isSame, type StoredDocument, storedDocument } from "../document.ts";
import { knownBase, mergeDocument } from "../merge.ts";
import { withRetries } from "../retries.ts";
import type { Write } from "./write.ts";

/** Ids per question, so that none is longer than the lake takes. */
const IDS_AT_ONCE = 200;

/**
 * The changes that bring back what was there before `writes`, newest first. A field that was
 * changed since stays, and so does a document that was made, changed or deleted since.
 * @returns the ids of the documents in which something stays
 */
export async function inverseWrites(
  client: SanityClient,
  writes: readonly Write[],
): Promise<{ writes: Write[]; kept: string[] }> {
  const current = await readNow(
    client,
    writes.map(({ id }) => id),
  );
  const kept: string[] = [];
  const inverse = writes.flatMap(({ id, before, after }): Write[] => {
    const now = current.get(id);
    const keep = (): Write[] => {
      kept.push(id);
      return [];
    };
    if (after === null) {
      if (before === null) return [];
      return now === undefined ? [{ id, before: null, after: contentOf(before) }] : keep();
    }
    if (now === undefined) return before === null ? [] : keep();
    if (before === null) {
      return isSame(contentOf(now), contentOf(after)) ? [{ id, before: now, after: null }] : keep();
    }
    const { document, differences } = mergeDocument({
      base: knownBase(contentOf(after)),
      mine: contentOf(now),
      theirs: contentOf(before),
      take: () => undefined,
    });
    if (differences.some(({ state }) => state !== "changed")) kept.push(id);
    return isSame(document, contentOf(now)) ? [] : [{ id, before: now, after: document }];
  });
  return { writes: inverse, kept };
}

async function readNow(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, StoredDocument>> {
  const found = new Map<string, StoredDocument>();
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    const answer = await withRetries(client, () =>
      client.fetch<unknown>("*[_id in $some]", { some }, { perspective: "raw" }),
    );
    for (const document of z.array(storedDocument).parse(answer)) found.set(document._id, document);
  }
  return found;
}
