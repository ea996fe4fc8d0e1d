import * as z from "zod";
import { type ContentChange, listing } from "#schemas/shared/shown-on/content-change.ts";
import { type Asking, fetchUncached } from "../fetch-content.ts";
import { inventoryQuery, pulseQuery } from "../queries/inventory.ts";

const inventoryEntry = z.object({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _updatedAt: z.string(),
  slug: z.string().nullable(),
  path: z.string().nullable(),
  listing,
});

/** A published document: its revision, and what decides where it shows. */
export type InventoryEntry = z.infer<typeof inventoryEntry>;

/** All published documents by their id. */
export type Inventory = ReadonlyMap<string, InventoryEntry>;

const pulse = z.object({ documents: z.number(), latest: z.array(z.string()) });

/** An inventory in short: it differs as soon as a document is made, changed or deleted. */
export type Pulse = z.infer<typeof pulse>;

const LATEST = 20;

/** What is published now. @throws when the content lake does not answer as one */
export async function fetchInventory(asking?: Asking): Promise<Inventory> {
  return makeInventory(await fetchUncached(inventoryQuery, {}, asking));
}

/** The pulse of what is published now. @throws when the content lake does not answer as one */
export async function fetchPulse(asking?: Asking): Promise<Pulse> {
  return pulse.parse(await fetchUncached(pulseQuery, {}, asking));
}

/** @throws ZodError when the answer to the inventory's query is something else */
export function makeInventory(answer: unknown): Inventory {
  const entries = z.array(inventoryEntry).parse(answer);
  return new Map(entries.map((entry) => [entry._id, entry]));
}

/** Does the content lake still hold what the inventory says? */
export function hasPulse(inventory: Inventory, { documents, latest }: Pulse): boolean {
  if (inventory.size !== documents) return false;
  const inOrder = [...inventory.values()].sort(
    (a, b) => compare(b._updatedAt, a._updatedAt) || compare(a._id, b._id),
  );
  return inOrder.slice(0, LATEST).every(({ _rev }, index) => _rev === latest[index]);
}

/** Every document that is another, new or gone. */
export function changesBetween(before: Inventory, after: Inventory): ContentChange[] {
  const changes: ContentChange[] = [];
  for (const [id, entry] of after) {
    const old = before.get(id);
    if (old?._rev !== entry._rev) changes.push(changeOf(old, entry, entry));
  }
  for (const [id, entry] of before) {
    if (!after.has(id)) changes.push(changeOf(entry, undefined, entry));
  }
  return changes;
}

function changeOf(
  before: InventoryEntry | undefined,
  after: InventoryEntry | undefined,
  { _id, _type }: InventoryEntry,
): ContentChange {
  return {
    _id,
    _type,
    slugs: [before?.slug ?? null, after?.slug ?? null],
    paths: [before?.path ?? null, after?.path ?? null],
    listings: [before?.listing ?? null, after?.listing ?? null],
  };
}

/** As GROQ orders texts: by their characters, whatever the language. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
