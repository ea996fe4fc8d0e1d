import { referencesIn } from "../references.ts";
import type { Write } from "./write.ts";

/** Bytes of changes per transaction; a journal holds each twice, as it was and as it is to be. */
const BATCH_BYTES = 500_000;
/** Documents per transaction. */
const BATCH_WRITES = 500;

/**
 * Divides changes into transactions that the lake takes. A document comes after those it refers
 * to, and those that refer to each other stay together; deletions come last, the other way round.
 */
export function batchesOf(writes: readonly Write[], bytes = BATCH_BYTES): Write[][] {
  const kept = writes.filter(({ after }) => after !== null);
  const gone = writes.filter(({ after }) => after === null);
  const groups = [...inOrder(kept, "after"), ...inOrder(gone, "before").reverse()];
  const batches: Write[][] = [];
  let batch: Write[] = [];
  let size = 0;
  for (const group of groups) {
    const groupSize = group.reduce((sum, write) => sum + JSON.stringify(write).length, 0);
    const isFull = size + groupSize > bytes || batch.length + group.length > BATCH_WRITES;
    if (batch.length > 0 && isFull) {
      batches.push(batch);
      batch = [];
      size = 0;
    }
    batch.push(...group);
    size += groupSize;
  }
  return batch.length === 0 ? batches : [...batches, batch];
}

/** Groups of documents that refer to each other, targets first (Tarjan's algorithm). */
function inOrder(writes: readonly Write[], state: "before" | "after"): Write[][] {
  const byId = new Map(writes.map((write) => [write.id, write]));
  const place = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const groups: Write[][] = [];
  for (const { id } of writes) if (!place.has(id)) visit(id);
  return groups;

  function visit(id: string): void {
    const here = place.size;
    place.set(id, here);
    lowest.set(id, here);
    open.push(id);
    isOpen.add(id);
    const document = byId.get(id)?.[state];
    for (const target of document ? referencesIn(document) : []) {
      if (!byId.has(target.id)) continue;
      if (!place.has(target.id)) visit(target.id);
      if (isOpen.has(target.id)) lower(id, lowest.get(target.id) ?? here);
    }
    if (lowest.get(id) !== here) return;
    const members = open.splice(open.indexOf(id));
    for (const member of members) isOpen.delete(member);
    groups.push(members.flatMap((member) => byId.get(member) ?? []));
  }

  function lower(id: string, value: number): void {
    lowest.set(id, Math.min(lowest.get(id) ?? value, value));
  }
}
