import { randomBytes } from "node:crypto";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import PQueue from "p-queue";
import { mutationError } from "../errors.ts";
import { inTransaction } from "../local-server/sqlite.ts";
import { mayChange, type Role } from "../people.ts";
import { byId, type LakeDocument, parseDocument } from "./document.ts";
import { checkReferences } from "./references.ts";
import type { Change, Transaction, TransactionLog } from "./transaction-log.ts";
import { type MutationResult, WorkingSet } from "./working-set.ts";

type TransactOptions = {
  author: string;
  /** The user whose rights are checked; without it all changes are allowed. */
  role?: Role;
  transactionId?: string;
  dryRun?: boolean;
  autoGenerateArrayKeys?: boolean;
};

/** The store that a dataset belongs to: its database, the log of all changes, and who hears of them. */
type Store = {
  readonly database: DatabaseSync;
  readonly file: string;
  readonly log: TransactionLog;
  committed(transaction: Transaction): void;
};

/**
 * One dataset. Its documents are in memory, and every change is written to SQLite before it is
 * visible.
 */
export class Dataset {
  readonly name: string;
  readonly #documents = new Map<string, LakeDocument>();
  readonly #store: Store;
  readonly #put: StatementSync;
  readonly #remove: StatementSync;
  readonly #queue = new PQueue({ concurrency: 1 });
  #sorted: LakeDocument[] | undefined;

  constructor(name: string, store: Store) {
    const { database } = store;
    this.name = name;
    this.#store = store;
    this.#put = database.prepare("INSERT OR REPLACE INTO documents VALUES (?, ?, ?)");
    this.#remove = database.prepare("DELETE FROM documents WHERE dataset = ? AND id = ?");
    const stored = database.prepare("SELECT body FROM documents WHERE dataset = ?");
    for (const { body } of stored.iterate(name)) {
      const document = parseDocument(String(body));
      this.#documents.set(document._id, document);
    }
  }

  get(id: string): LakeDocument | null {
    return this.#documents.get(id) ?? null;
  }

  /** All documents, ordered by `_id`. The array is a snapshot: later commits do not change it. */
  all(): readonly LakeDocument[] {
    this.#sorted ??= [...this.#documents.values()].sort(byId);
    return this.#sorted;
  }

  /**
   * Runs `work` alone on this dataset and stores its changes, all or nothing, before it resolves.
   * @throws ApiError when a mutation, a revision or a strong reference forbids it.
   */
  transact(
    options: TransactOptions,
    work: (documents: WorkingSet) => void | Promise<void>,
  ): Promise<{ transactionId: string; results: MutationResult[] }> {
    return this.#queue.add(async () => {
      const { author, autoGenerateArrayKeys = false, dryRun: isDryRun = false } = options;
      const transactionId = options.transactionId ?? randomBytes(16).toString("base64url");
      if (this.#store.log.seqOf(this.name, transactionId) !== undefined) {
        const description = `Transaction "${transactionId}" already exists`;
        throw mutationError(409, { type: "transactionAlreadyExistsError", description });
      }
      const timestamp = new Date().toISOString();
      const stamp = { transactionId, timestamp, autoGenerateArrayKeys, isDryRun };
      const documents = new WorkingSet(this, this.#store.log, stamp);
      await work(documents);
      const changes = documents.changes();
      checkRole(changes, options.role, this.name);
      checkReferences(
        changes,
        () => this.all(),
        (id) => documents.get(id),
      );
      if (changes.length > 0 && !isDryRun) {
        this.#commit({ dataset: this.name, id: transactionId, timestamp, author, changes });
      }
      return { transactionId, results: documents.results };
    });
  }

  /** Resolves when all current transactions have ended. */
  idle(): Promise<void> {
    return this.#queue.onIdle();
  }

  /** Replaces a stored document without a transaction, for facts about this machine only. */
  amend(document: LakeDocument): void {
    this.#write(document._id, document);
    this.#keep(document._id, document);
  }

  #commit(transaction: Omit<Transaction, "seq">): void {
    const { database, file, log } = this.#store;
    const { changes } = transaction;
    const seq = inTransaction(database, file, () => {
      for (const { documentId, after } of changes) this.#write(documentId, after);
      return log.append(transaction);
    });
    for (const { documentId, after } of changes) this.#keep(documentId, after);
    this.#store.committed({ ...transaction, seq });
  }

  #write(id: string, document: LakeDocument | null): void {
    if (document) this.#put.run(this.name, id, JSON.stringify(document));
    else this.#remove.run(this.name, id);
  }

  #keep(id: string, document: LakeDocument | null): void {
    if (document) this.#documents.set(id, document);
    else this.#documents.delete(id);
    this.#sorted = undefined;
  }
}

/** @throws ApiError 403 when the user's role may not change a document */
function checkRole(changes: readonly Change[], role: Role | undefined, dataset: string): void {
  for (const [index, { before, after }] of changes.entries()) {
    const document = after ?? before;
    if (role === undefined || document === null || mayChange(role, document, dataset)) continue;
    const permission = before === null ? "create" : "update";
    const description = `Insufficient permissions; permission "${permission}" required`;
    const type = "insufficientPermissionsError";
    throw mutationError(403, { type, description, permission }, index);
  }
}
