import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { isSame, stableJson, storedDocument } from "./document.ts";
import { hash } from "./hash.ts";
import { ask } from "./lake.ts";
import { fingerprints, fingerprintsOf, type Source, touches, type Write } from "./plan.ts";

/**
 * The name of a source. Each source is remembered separately: to one seed, another seed's content
 * counts as an editor's and is never overwritten.
 */
export type MemoryName = "seed" | "blankSeed" | "import";

/** Number of documents for the memory, because a change of one entry sends its whole document. */
const CHUNKS = 16;

const chunkDocument = storedDocument.extend({
  entries: z.array(z.looseObject({ _key: z.string(), prints: z.string() })),
});

/**
 * Reads what earlier imports stored. The memory is in the lake, as JSON in a few documents, because
 * attributes of content would count against the plan twice.
 * @returns what is known of each document, by its id, and a function that stores the memory
 */
export async function readMemory(client: SanityClient, name: MemoryName) {
  const query = `*[_type == "contentBase" && source == $name] | order(_id)`;
  const chunks = await ask(client, query, { name }, z.array(chunkDocument));
  const entries = chunks.flatMap((chunk) => chunk.entries);
  const known = new Map(
    entries.map(({ _key, prints }) => [_key, fingerprints.parse(JSON.parse(prints))]),
  );
  const chunkOf = (id: string) => {
    const number = Number.parseInt(hash("sha1", id).slice(0, 8), 16);
    return `content.base.${name}.${number % CHUNKS}`;
  };
  return { known, writesFor };

  function writesFor({ documents, fields }: Source): Write[] {
    if (fields?.length === 0) return [];
    const isSpokenOf = ([path]: [string, string]) => fields === undefined || touches(path, fields);
    const next = new Map(known);
    for (const document of documents) {
      const then = Object.entries(known.get(document._id) ?? {});
      const others = then.filter((one) => !isSpokenOf(one));
      const spoken = Object.entries(fingerprintsOf(document)).filter(isSpokenOf);
      next.set(document._id, Object.fromEntries([...others, ...spoken]));
    }
    const groups = Map.groupBy([...next].sort(), ([id]) => chunkOf(id));
    return [...groups].flatMap(([_id, group]): Write[] => {
      const texts = group.map(([_key, prints]) => ({ _key, prints: stableJson(prints) }));
      const before = chunks.find((chunk) => chunk._id === _id) ?? null;
      if (isSame(before?.entries, texts)) return [];
      const after = { _id, _type: "contentBase", source: name, entries: texts };
      return [{ id: _id, before, after }];
    });
  }
}
