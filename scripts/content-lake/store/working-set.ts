import { randomBytes } from "node:crypto";
import { Mutation as Applied } from "@sanity/mutator";
import { mutationError } from "../errors.ts";
import { isRecord, messageOf } from "../values.ts";
import { isLakeDocument, isValidDocumentId, type LakeDocument, releaseOf } from "./document.ts";
import { badAttributeIn, isDeeperThan, MAX_DOCUMENT_DEPTH } from "./limits.ts";
import { documentIdOf, type Mutation } from "./mutation.ts";
import { lockOn, releaseDocumentId } from "./release.ts";
import type { Change } from "./transaction-log.ts";

export type MutationResult = {
  id: string;
  operation: "create" | "update" | "delete" | "none";
  document: LakeDocument | null;
};

/** The documents a transaction begins with. */
export type StoredDocuments = {
  get(id: string): LakeDocument | null;
  all(): readonly LakeDocument[];
};

type Stamp = { transactionId: string; timestamp: string; autoGenerateArrayKeys: boolean };

/** The documents one transaction touches, as they would be after what it has done so far. */
export class WorkingSet {
  readonly results: MutationResult[] = [];
  readonly #changes = new Map<string, Change>();
  readonly #stored: StoredDocuments;
  readonly #stamp: Stamp;

  constructor(stored: StoredDocuments, stamp: Stamp) {
    this.#stored = stored;
    this.#stamp = stamp;
  }

  get(id: string): LakeDocument | null {
    const change = this.#changes.get(id);
    return change ? change.after : this.#stored.get(id);
  }

  /** When the transaction takes place, as an ISO time. */
  get timestamp(): string {
    return this.#stamp.timestamp;
  }

  /** The documents as they would be in a content release, ordered by `_id`. */
  versionsIn(releaseId: string): LakeDocument[] {
    const stored = this.#stored.all().map(({ _id }) => _id);
    const ids = new Set([...stored, ...this.#changes.keys()]);
    return [...ids]
      .filter((id) => releaseOf(id) === releaseId)
      .sort()
      .flatMap((id) => this.get(id) ?? []);
  }

  /** The documents that differ, in the order they were first touched. */
  changes(): Change[] {
    return [...this.#changes.values()].filter(({ before, after }) => before !== after);
  }

  /** Applies one mutation. @throws ApiError as the Content Lake would answer. */
  apply(mutation: Mutation): void {
    const id = documentIdOf(mutation);
    const index = this.results.length;
    if (!isValidDocumentId(id)) {
      const description = `Invalid document ID "${id}": use a-z, A-Z, 0-9, "_", "-" and single dots, at most 128 characters`;
      throw mutationError(400, { type: "validationError", description, id }, index);
    }
    const current = this.get(id);
    this.#checkLock(id, index);
    this.#check(mutation, id, current, index);
    if (("createIfNotExists" in mutation && current) || ("delete" in mutation && !current)) {
      this.results.push({ id, operation: "none", document: current });
      return;
    }
    const next = this.#next(mutation, id, current, index);
    const change = this.#changes.get(id);
    if (change) {
      change.after = next;
      change.mutations.push(mutation);
    } else {
      this.#changes.set(id, {
        documentId: id,
        before: current,
        after: next,
        mutations: [mutation],
      });
    }
    const operation = !current ? "create" : next ? "update" : "delete";
    this.results.push({ id, operation, document: next ?? current });
  }

  #checkLock(id: string, index: number): void {
    const releaseId = releaseOf(id);
    if (releaseId === undefined) return;
    const lock = lockOn(this.get(releaseDocumentId(releaseId)));
    if (lock === undefined) return;
    const description = `Document "${id}" cannot be changed, because ${lock}`;
    throw mutationError(409, { type: "documentLockedError", description, id }, index);
  }

  #check(mutation: Mutation, id: string, current: LakeDocument | null, index: number): void {
    if ("create" in mutation && current) {
      const description = `Document by ID "${id}" already exists`;
      throw mutationError(409, { type: "documentAlreadyExistsError", description, id }, index);
    }
    if (!("patch" in mutation)) return;
    if (!current) {
      const description = `The document with the ID "${id}" was not found`;
      throw mutationError(409, { type: "documentNotFoundError", description, id }, index);
    }
    const expected = mutation.patch.ifRevisionID;
    const before = this.#changes.get(id)?.before ?? current;
    if (expected !== undefined && expected !== before._rev) {
      const description = `Document "${id}" has unexpected revision ID ("${before._rev}"), expected "${expected}"`;
      const revisions = { currentRevisionID: before._rev, expectedRevisionID: expected };
      const type = "documentRevisionIDDoesNotMatchError";
      throw mutationError(409, { type, description, id, ...revisions }, index);
    }
  }

  #next(
    mutation: Mutation,
    id: string,
    current: LakeDocument | null,
    index: number,
  ): LakeDocument | null {
    const { transactionId, timestamp, autoGenerateArrayKeys } = this.#stamp;
    let next: unknown;
    try {
      // The mutator writes into what it is given, so both sides are copies.
      const mutations = [structuredClone(withoutRevision(mutation))];
      const applied = new Applied({
        mutations,
        transactionId,
        resultRev: transactionId,
        timestamp,
      });
      next = applied.apply(structuredClone(current));
    } catch (error) {
      const description = `Document "${id}" could not be changed: ${messageOf(error)}`;
      throw mutationError(400, { type: "mutationError", description, id }, index);
    }
    if (next === null) return null;
    const mayChangeType = !("patch" in mutation) || current === null;
    if (
      !isLakeDocument(next) ||
      next._id !== id ||
      (!mayChangeType && current._type !== next._type)
    ) {
      const description = `Document "${id}": _id, _type, _createdAt, _updatedAt and _rev cannot be changed or removed by a patch`;
      throw mutationError(409, { type: "mutationError", description, id }, index);
    }
    const bad = badAttributeIn(next);
    const problem = isDeeperThan(next, MAX_DOCUMENT_DEPTH)
      ? `is nested deeper than ${MAX_DOCUMENT_DEPTH} levels`
      : bad !== undefined &&
        `has an attribute "${bad}": use a-z, A-Z, 0-9 and "_", and no number at the beginning`;
    if (problem) {
      const description = `Document "${id}" ${problem}`;
      throw mutationError(400, { type: "validationError", description, id }, index);
    }
    if (autoGenerateArrayKeys) addArrayKeys(next);
    return next;
  }
}

/** The mutator does not know `ifRevisionID`; it was checked before. */
function withoutRevision(mutation: Mutation): Mutation {
  if (!("patch" in mutation)) return mutation;
  const { ifRevisionID: _, ...patch } = mutation.patch;
  return { patch };
}

/** Gives every object in an array, at any depth, the `_key` it lacks. Changes `value` in place. */
function addArrayKeys(value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      if (isRecord(item) && typeof item._key !== "string")
        item._key = randomBytes(6).toString("hex");
      addArrayKeys(item);
    }
  } else if (isRecord(value)) {
    for (const field of Object.values(value)) addArrayKeys(field);
  }
}
