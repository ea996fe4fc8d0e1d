import type { SanityClient } from "@sanity/client";
import pMap from "p-map";
import { editedTypes } from "../../schemas/index.ts";
import { isRecord } from "../../schemas/shared/record.ts";
import { findingDocument } from "../../scripts/check-content/checks/content.ts";
import { creating, type Deleted, isStored, type Stored } from "./deleted.ts";
import type { Gone } from "./gone.ts";

/** What no Studio deleted: a document with what went with it, or many that a transaction deleted. */
export type DeletedElsewhere = Omit<Deleted, "_id"> & {
  id: string;
  /** How many documents it is, where a transaction deleted many. */
  count?: number;
  /** The ids of all that went. */
  ids: string[];
  transaction: string;
};

/** Number of ids in an address. */
const IDS = 50;

/** A transaction that deleted more than this is one entry, such as an import that was taken back. */
const FEW = 10;

type Asked = {
  /** How many transactions are looked at at most. */
  limit: number;
  /** Transactions of which each document is an entry. */
  apart: ReadonlySet<string>;
};

/** What was deleted outside the Studio, and whether there is more. */
export async function fetchDeletedElsewhere(
  client: SanityClient,
  gone: readonly Gone[],
  { limit, apart }: Asked,
): Promise<{ deleted: DeletedElsewhere[]; isMore: boolean }> {
  const transactions = [...Map.groupBy(gone, ({ transaction }) => transaction)];
  const few: Gone[] = [];
  const many: Gone[][] = [];
  for (const [transaction, group] of transactions.slice(0, limit)) {
    if (group.length > FEW && !apart.has(transaction)) many.push(group);
    else few.push(...group);
  }
  const deleted = [
    ...(await entriesOf(client, few)),
    ...(await pMap(many, (group) => entryOfAll(client, group))).flat(),
  ];
  return { deleted, isMore: transactions.length > limit };
}

/** One entry for all of a group, named by its first document; none if editors write none of them. */
async function entryOfAll(
  client: SanityClient,
  group: readonly Gone[],
): Promise<DeletedElsewhere[]> {
  for (let from = 0; from < group.length; from += FEW) {
    const [first] = await entriesOf(client, group.slice(from, from + FEW));
    if (first === undefined) continue;
    return [{ ...first, count: group.length, ids: group.flatMap(({ ids }) => ids) }];
  }
  return [];
}

/** An entry for each document that editors write, with its translations. */
async function entriesOf(client: SanityClient, gone: readonly Gone[]): Promise<DeletedElsewhere[]> {
  const stored = await lastStates(
    client,
    gone.flatMap(({ ids }) => ids),
  );
  const wholes = gone.flatMap((each) => {
    const documents = each.ids.flatMap((id) => stored.get(id) ?? []);
    const [shown] = documents.toSorted((a, b) => a._id.length - b._id.length);
    return shown !== undefined && isEdited(shown) ? [{ ...each, shown }] : [];
  });
  const byId = new Map(wholes.map((whole) => [whole.id, whole]));
  const translations = Map.groupBy(wholes, ({ shown }) => translatedBy(shown));
  return wholes.flatMap(({ id, at, by, transaction, shown, ids }) => {
    const original = translatedBy(shown);
    if (original !== undefined && byId.has(original)) return [];
    return {
      id,
      documentType: shown._type,
      title: findingDocument(shown).title,
      deletedAt: at,
      by,
      ids: [ids, ...(translations.get(id) ?? []).map((each) => each.ids)].flat(),
      transaction,
    };
  });
}

/** Whether editors write such documents. Others are the Studio's own, or belong to a picture's file. */
const isEdited = ({ _type }: Stored) => editedTypes.includes(_type);

/** The id of the document that a translation translates. */
function translatedBy({ _type, translated }: Stored & { translated?: unknown }) {
  const id = _type === "translation" && isRecord(translated) ? translated._ref : undefined;
  return typeof id === "string" ? id : undefined;
}

/** Documents as they were before they were deleted, by their ids. */
async function lastStates(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, Stored>> {
  const { dataset } = client.config();
  const found = new Map<string, Stored>();
  for (let from = 0; from < ids.length; from += IDS) {
    const { documents } = await client.request<{ documents: unknown[] }>({
      url: `/data/history/${dataset}/documents/${ids.slice(from, from + IDS).join(",")}`,
      query: { lastRevision: "true" },
    });
    for (const document of documents.filter(isStored)) found.set(document._id, document);
  }
  return found;
}

/**
 * Brings documents back as the history has them, in one transaction: with what they refer to, as far
 * as that is gone too.
 * @param ids of the documents
 * @param gone what else is gone
 * @throws when the history does not reach back, or when a document of that id is there again
 */
export async function restoreFromHistory(
  client: SanityClient,
  ids: readonly string[],
  gone: readonly Gone[],
): Promise<void> {
  const raw = client.withConfig({ perspective: "raw", useCdn: false });
  const restored = await lastStates(raw, ids);
  let added = [...restored.values()];
  while (added.length > 0) {
    const needed = new Set(
      added
        .flatMap((document) => [...strongReferences(document)])
        .filter((id) => !restored.has(id)),
    );
    const away = gone.filter(({ id }) => needed.has(id)).flatMap((each) => each.ids);
    added = [...(await lastStates(raw, away)).values()];
    for (const document of added) restored.set(document._id, document);
  }
  await creating(raw, [...restored.values()]).commit({ visibility: "sync" });
}

/** The ids to which a value refers so that they have to be there. */
function* strongReferences(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* strongReferences(each);
  if (!isRecord(value)) return;
  if (typeof value._ref === "string" && value._weak !== true) yield value._ref;
  for (const each of Object.values(value)) yield* strongReferences(each);
}
