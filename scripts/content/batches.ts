import { referencesIn } from "./document.ts";
import type { Write } from "./plan.ts";

/** Bytes of changes per transaction. A journal stores each change twice, before and after. */
const BATCH_BYTES = 500_000;
const BATCH_WRITES = 500;

/**
 * Divides changes into transactions of an accepted size. A document comes after those that it
 * refers to, documents that refer to each other stay together, and deletions come last in the
 * reverse order.
 */
export function batchesOf(writes: readonly Write[], bytes = BATCH_BYTES): Write[][] {
  const kept = writes.filter(({ after }) => after !== null);
  const gone = writes.filter(({ after }) => after === null);
  const batches: Write[][] = [];
  let room = { bytes: 0, writes: 0 };
  for (const group of [...groupsOf(kept, "after"), ...groupsOf(gone, "before").reverse()]) {
    const size = group.reduce((sum, write) => sum + JSON.stringify(write).length, 0);
    if (size > room.bytes || group.length > room.writes) {
      batches.push([]);
      room = { bytes, writes: BATCH_WRITES };
    }
    batches.at(-1)?.push(...group);
    room = { bytes: room.bytes - size, writes: room.writes - group.length };
  }
  return batches;
}

/** Groups of documents, targets first. No group refers to a later one. */
function groupsOf(writes: readonly Write[], state: "before" | "after"): Write[][] {
  const byId = new Map(writes.map((write) => [write.id, write]));
  const targetsOf = (write: Write) =>
    referencesIn(write[state]).flatMap(({ id }) => byId.get(id) ?? []);
  const seen = new Set<Write>();
  const ordered = new Set<Write>();
  for (const write of writes) visit(write);

  const places = new Map([...ordered].map((write, index) => [write, index]));
  const groups: Write[][] = [[]];
  let reach = 0;
  for (const [write, place] of places) {
    groups.at(-1)?.push(write);
    // Only a circle of references is left, which becomes one group.
    reach = Math.max(reach, ...targetsOf(write).map((target) => places.get(target) ?? 0));
    if (reach <= place) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);

  function visit(write: Write): void {
    if (seen.has(write)) return;
    seen.add(write);
    for (const target of targetsOf(write)) visit(target);
    ordered.add(write);
  }
}
