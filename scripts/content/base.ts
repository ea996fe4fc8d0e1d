import { createHash } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import type { ContentDocument, StoredDocument } from "./document.ts";
import { isSame, stableJson, storedDocument } from "./document.ts";
import type { Write } from "./write/write.ts";

/** The documents of which the base remembers what the last import brought, by id. */
export type Base = ReadonlyMap<string, ContentDocument>;

/** What remembers one source; "seed" and imports of files each have a base of their own. */
export type BaseName = "seed" | "import";

/**
 * Characters of content per document of the base. Far below the lake's limit, because all of a
 * chunk is sent again when one of its documents changes.
 */
const CHUNK_CHARACTERS = 100_000;

const chunkDocument = storedDocument.extend({
  entries: z.array(z.looseObject({ _key: z.string(), content: z.string() })),
});
const contentDocument = z.looseObject({ _id: z.string(), _type: z.string() });

export type StoredBase = { content: Base; chunks: readonly StoredDocument[] };

/**
 * Reads what earlier imports brought. It is kept in the lake itself, as JSON in a few documents:
 * attributes of content would count against the plan a second time.
 */
export async function readBase(client: SanityClient, name: BaseName): Promise<StoredBase> {
  const found = await client.fetch<unknown>(
    `*[_type == "contentBase" && source == $name] | order(_id)`,
    { name },
    { perspective: "raw" },
  );
  const result = z.array(chunkDocument).safeParse(found);
  if (!result.success) {
    throw new Error(
      `What the last import brought cannot be read from the content lake (${z.prettifyError(result.error)}). Delete the documents of the type contentBase: what differs then counts as a conflict, and nothing is lost.`,
    );
  }
  const content = new Map<string, ContentDocument>();
  for (const { entries } of result.data) {
    for (const entry of entries) {
      content.set(entry._key, contentDocument.parse(JSON.parse(entry.content)));
    }
  }
  return { content, chunks: result.data };
}

/**
 * The writes that make the lake remember `next`. Documents fall into chunks by a hash of their
 * ids, so that a change touches one chunk only; the number of chunks is a power of two.
 */
export function baseWrites(name: BaseName, before: StoredBase, next: Base): Write[] {
  const texts = new Map([...next].map(([id, document]) => [id, stableJson(document)]));
  const total = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
  const count = 2 ** Math.ceil(Math.log2(Math.max(1, total / CHUNK_CHARACTERS)));
  const chunks = new Map<string, { _key: string; content: string }[]>();
  for (const id of [...texts.keys()].sort()) {
    const chunkId = `content.base.${name}.${count}-${bucketOf(id, count)}`;
    const entries = chunks.get(chunkId) ?? [];
    entries.push({ _key: id, content: texts.get(id) ?? "" });
    chunks.set(chunkId, entries);
  }
  const stored = new Map(before.chunks.map((chunk) => [chunk._id, chunk]));
  const writes: Write[] = [];
  for (const [_id, entries] of chunks) {
    const chunk = stored.get(_id);
    if (chunk && isSame(chunk.entries, entries)) continue;
    const after = { _id, _type: "contentBase", source: name, entries };
    writes.push({ id: _id, before: chunk ?? null, after });
  }
  for (const chunk of before.chunks) {
    if (!chunks.has(chunk._id)) writes.push({ id: chunk._id, before: chunk, after: null });
  }
  return writes;
}

function bucketOf(id: string, count: number): number {
  return createHash("sha1").update(id).digest().readUInt32BE(0) % count;
}
