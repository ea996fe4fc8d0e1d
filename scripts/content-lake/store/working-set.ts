import { randomBytes } from "node:crypto";
import { getVersionFromId } from "@sanity/client/csm";
import { Mutation as Applied } from "@sanity/mutator";
import { mutationError } from "../errors.ts";
import { isRecord, messageOf } from "../values.ts";
import {
  isLakeDocument,
  isValidDocumentId,
  type LakeDocument,
  lockOn,
  releaseDocumentId,
} from "./document.ts";
import { documentIdOf, type Mutation } from "./mutation.ts";
import type { Change, TransactionLog } from "./transaction-log.ts";

export type MutationResult = {
  id: string;
  operation: "create" | "update" | "delete" | "none";
  document: LakeDocument | null;
};

type Stamp = {
  transactionId: string;
  timestamp: string;
  autoGenerateArrayKeys: boolean;
  isDryRun: boolean;
};

/**
 * Maximum depth of a document, itself included:
 * https://www.sanity.io/docs/content-lake/technical-limits
 */
const MAX_DEPTH = 20;
/** Names of fields as Sanity allows them. GROQ could not address others. */
const ATTRIBUTE_NAME = /^[a-zA-Z_][a-zA-Z0-9_]*$/;

/** The documents of a dataset as they are stored. */
type StoredDocuments = {
  readonly name: string;
  get(id: string): LakeDocument | null;
  all(): readonly LakeDocument[];
};

/** The documents that one transaction changes, in their state so far. */
export class WorkingSet {
  readonly results: MutationResult[] = [];
  readonly #changes = new Map<string, Change>();
  /** Number of mutations before the current one. */
  #index = -1;
  readonly #stored: StoredDocuments;
  readonly #log: TransactionLog;
  readonly #stamp: Stamp;

  constructor(stored: StoredDocuments, log: TransactionLog, stamp: Stamp) {
    this.#stored = stored;
    this.#log = log;
    this.#stamp = stamp;
  }

  get(id: string): LakeDocument | null {
    const change = this.#changes.get(id);
    return change ? change.after : this.#stored.get(id);
  }

  lastState(id: string): LakeDocument | null {
    return this.#log.lastState(this.#stored.name, id);
  }

  get timestamp(): string {
    return this.#stamp.timestamp;
  }

  get isDryRun(): boolean {
    return this.#stamp.isDryRun;
  }

  /** The documents with the versions of a content release, ordered by `_id`. */
  versionsIn(release: LakeDocument): LakeDocument[] {
    const prefix = `${release._id.replace("_.releases.", "versions.")}.`;
    const stored = this.#stored.all().map(({ _id }) => _id);
    const ids = [...new Set([...stored, ...this.#changes.keys()])];
    const inRelease = ids.filter((id) => id.startsWith(prefix)).sort();
    return inRelease.flatMap((id) => this.get(id) ?? []);
  }

  /** The changed documents, in the order of their first change. */
  changes(): Change[] {
    return [...this.#changes.values()].filter(({ before, after }) => before !== after);
  }

  /** Applies one mutation. @throws ApiError with hosted Sanity's error */
  apply(mutation: Mutation): void {
    const id = documentIdOf(mutation);
    const current = this.get(id);
    this.#index += 1;
    const fail = (status: number, type: string, description: string, more = {}) =>
      mutationError(status, { type, description, id, ...more }, this.#index);
    if (!isValidDocumentId(id)) {
      const rule = 'use a-z, A-Z, 0-9, "_", "-" and single dots, at most 128 characters';
      throw fail(400, "validationError", `Invalid document ID "${id}": ${rule}`);
    }
    const lock = lockOn(this.get(releaseDocumentId(getVersionFromId(id) ?? "")));
    if (lock !== undefined) {
      const description = `Document "${id}" cannot be changed, because ${lock}`;
      throw fail(409, "documentLockedError", description);
    }
    if (mutation.create && current) {
      throw fail(409, "documentAlreadyExistsError", `Document by ID "${id}" already exists`);
    }
    const empty = { documentId: id, before: current, after: current, mutations: [] };
    const change = this.#changes.get(id) ?? empty;
    if (mutation.patch) {
      if (!current) {
        const description = `The document with the ID "${id}" was not found`;
        throw fail(409, "documentNotFoundError", description);
      }
      const expected = mutation.patch.ifRevisionID;
      const { _rev } = change.before ?? current;
      if (expected !== undefined && expected !== _rev) {
        const description = `Document "${id}" has unexpected revision ID ("${_rev}"), expected "${expected}"`;
        const revisions = { currentRevisionID: _rev, expectedRevisionID: expected };
        throw fail(409, "documentRevisionIDDoesNotMatchError", description, revisions);
      }
    }
    if (mutation.delete && !current) return;
    if (mutation.createIfNotExists && current) {
      this.results.push({ id, operation: "none", document: current });
      return;
    }
    const { transactionId, timestamp, autoGenerateArrayKeys } = this.#stamp;
    let next: unknown;
    try {
      // The mutator changes its input, so both states are copies.
      const mutations = [structuredClone(mutation)];
      const stamp = { transactionId, resultRev: transactionId, timestamp };
      next = new Applied({ mutations, ...stamp }).apply(structuredClone(current));
    } catch (error) {
      const description = `Document "${id}" could not be changed: ${messageOf(error)}`;
      throw fail(400, "mutationError", description);
    }
    if (next !== null) {
      const mayBecome = mutation.patch === undefined || Object(next)._type === current?._type;
      if (!isLakeDocument(next) || next._id !== id || !mayBecome) {
        const description = `Document "${id}": _id, _type, _createdAt, _updatedAt and _rev cannot be changed or removed by a patch`;
        throw fail(409, "mutationError", description);
      }
      const problem = problemIn(next);
      if (problem) throw fail(400, "validationError", `Document "${id}" ${problem}`);
      if (autoGenerateArrayKeys) addArrayKeys(next);
    }
    change.after = next;
    change.mutations.push(mutation);
    this.#changes.set(id, change);
    const operation = !current ? "create" : next ? "update" : "delete";
    this.results.push({ id, operation, document: next ?? current });
  }
}

/** What Sanity would refuse in a document. The check goes level by level, so any depth is safe. */
function problemIn(document: LakeDocument): string | undefined {
  const isNested = (value: unknown) => typeof value === "object" && value !== null;
  let level: object[] = [document];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return `is nested deeper than ${MAX_DEPTH} levels`;
    const names = level.flatMap((value) => (Array.isArray(value) ? [] : Object.keys(value)));
    const bad = names.find((name) => !ATTRIBUTE_NAME.test(name));
    if (bad !== undefined) {
      return `has an attribute "${bad}": use a-z, A-Z, 0-9 and "_", and no number at the beginning`;
    }
    level = level.flatMap((value) => Object.values(value).filter(isNested));
  }
}

/** Adds a missing `_key` to every object in an array, at any depth. Changes `value` in place. */
function addArrayKeys(value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      if (isRecord(item)) item._key ??= randomBytes(6).toString("hex");
      addArrayKeys(item);
    }
  } else if (isRecord(value)) {
    for (const field of Object.values(value)) addArrayKeys(field);
  }
}
