import { referencesIn } from "./document.ts";
import type { Write } from "./plan.ts";

/**
 * Bytes of a transaction. Sanity's API takes 4 MB, and a few are left for the names of the
 * mutations.
 */
const BATCH_BYTES = 3_500_000;

/**
 * Divides changes into as few transactions of an accepted size as can be: mostly one. A document
 * comes after those that it refers to, documents that refer to each other stay together, and
 * deletions come last in the reverse order.
 */
export function batchesOf<Each extends Write>(
  writes: readonly Each[],
  bytes = BATCH_BYTES,
): Each[][] {
  const kept = writes.filter(({ after }) => after !== null);
  const gone = writes.filter(({ after }) => after === null);
  const batches: Each[][] = [];
  let room = 0;
  for (const group of [...groupsOf(kept, "after"), ...groupsOf(gone, "before").reverse()]) {
    const size = group.reduce((sum, write) => sum + bytesOf(JSON.stringify(write)), 0);
    if (size > room) {
      batches.push([]);
      room = bytes;
    }
    batches.at(-1)?.push(...group);
    room -= size;
  }
  return batches;
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/** Groups of documents, targets first. No group refers to a later one. */
function groupsOf<Each extends Write>(
  writes: readonly Each[],
  state: "before" | "after",
): Each[][] {
  const byId = new Map(writes.map((write) => [write.id, write]));
  const targetsOf = (write: Each) =>
    referencesIn(write[state]).flatMap(({ id }) => byId.get(id) ?? []);
  const seen = new Set<Each>();
  const ordered = new Set<Each>();
  for (const write of writes) visit(write);

  const places = new Map([...ordered].map((write, index) => [write, index]));
  const groups: Each[][] = [[]];
  let reach = 0;
  for (const [write, place] of places) {
    groups.at(-1)?.push(write);
    // Only a circle of references is left, which becomes one group.
    reach = Math.max(reach, ...targetsOf(write).map((target) => places.get(target) ?? 0));
    if (reach <= place) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);

  function visit(write: Each): void {
    if (seen.has(write)) return;
    seen.add(write);
    for (const target of targetsOf(write)) visit(target);
    ordered.add(write);
  }
}
