import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { type LakeDocument, parseDocument } from "./document.ts";
import type { Mutation } from "./mutation.ts";

/** What one transaction did to one document; null is absence. */
export type Change = {
  documentId: string;
  before: LakeDocument | null;
  after: LakeDocument | null;
  mutations: Mutation[];
};

/** `seq` orders the transactions of all datasets. */
export type Transaction = {
  seq: number;
  dataset: string;
  id: string;
  timestamp: string;
  author: string;
  changes: Change[];
};

export type LogSelection = {
  dataset: string;
  /** Exact ids: a draft is not meant by its published id. */
  ids: string[];
  fromSeq?: number;
  toSeq?: number;
  fromTime?: string;
  toTime?: string;
  newestFirst: boolean;
  limit: number;
};

/** The log of everything that happened, read from SQLite as needed and never held in memory. */
export class TransactionLog {
  readonly #database: DatabaseSync;
  readonly #statements;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#statements = {
      addTransaction: database.prepare(
        "INSERT INTO transactions (dataset, id, timestamp, author) VALUES (?, ?, ?, ?)",
      ),
      addChange: database.prepare(
        "INSERT INTO changes (seq, position, dataset, document_id, after, mutations) VALUES (?, ?, ?, ?, ?, ?)",
      ),
      bySeq: database.prepare("SELECT * FROM transactions WHERE seq = ?"),
      byId: database.prepare("SELECT seq FROM transactions WHERE dataset = ? AND id = ?"),
      changes: database.prepare("SELECT * FROM changes WHERE seq = ? ORDER BY position"),
      lastSeq: database.prepare("SELECT coalesce(max(seq), 0) AS seq FROM transactions"),
      nextSeqs: database.prepare("SELECT seq FROM transactions WHERE seq > ? ORDER BY seq LIMIT ?"),
      nextSeqsOf: database.prepare(
        "SELECT seq FROM transactions WHERE dataset = ? AND seq > ? ORDER BY seq LIMIT ?",
      ),
      seqAt: database.prepare(
        "SELECT coalesce(max(seq), 0) AS seq FROM transactions WHERE dataset = ? AND timestamp <= ?",
      ),
      stateAt: database.prepare(
        "SELECT after FROM changes WHERE dataset = ? AND document_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1",
      ),
      lastState: database.prepare(
        "SELECT after FROM changes WHERE dataset = ? AND document_id = ? AND after IS NOT NULL ORDER BY seq DESC LIMIT 1",
      ),
    };
  }

  /** Adds a transaction and returns its `seq`. Call inside a SQLite transaction. */
  append(transaction: Omit<Transaction, "seq">): number {
    const { dataset, id, timestamp, author, changes } = transaction;
    const seq = Number(
      this.#statements.addTransaction.run(dataset, id, timestamp, author).lastInsertRowid,
    );
    for (const [position, { documentId, after, mutations }] of changes.entries()) {
      const body = after ? JSON.stringify(after) : null;
      this.#statements.addChange.run(
        seq,
        position,
        dataset,
        documentId,
        body,
        JSON.stringify(mutations),
      );
    }
    return seq;
  }

  lastSeq(): number {
    return numberIn(this.#statements.lastSeq.get(), "seq") ?? 0;
  }

  /** The `seq` of a transaction id, if the dataset has it. */
  seqOf(dataset: string, transactionId: string): number | undefined {
    return numberIn(this.#statements.byId.get(dataset, transactionId), "seq");
  }

  /** The last `seq` of the dataset at or before an ISO time. */
  seqAt(dataset: string, timestamp: string): number {
    return numberIn(this.#statements.seqAt.get(dataset, timestamp), "seq") ?? 0;
  }

  /** The transactions after `seq`, oldest first; of one dataset, or of all. */
  after(seq: number, limit: number, dataset?: string): Transaction[] {
    const rows =
      dataset === undefined
        ? this.#statements.nextSeqs.all(seq, limit)
        : this.#statements.nextSeqsOf.all(dataset, seq, limit);
    return rows.map((row) => this.#transaction(numberIn(row, "seq") ?? 0));
  }

  /** The transactions that touched the given documents, each read when it is its turn. */
  *select(selection: LogSelection): Generator<Transaction> {
    const { dataset, ids, newestFirst, limit } = selection;
    const { fromSeq = 0, toSeq = Number.MAX_SAFE_INTEGER } = selection;
    const { fromTime = "", toTime = "9999" } = selection;
    const marks = ids.map(() => "?").join(",");
    const statement = this.#database.prepare(
      `SELECT DISTINCT c.seq FROM changes c JOIN transactions t ON t.seq = c.seq
       WHERE c.dataset = ? AND c.document_id IN (${marks})
       AND c.seq >= ? AND c.seq <= ? AND t.timestamp >= ? AND t.timestamp <= ?
       ORDER BY c.seq ${newestFirst ? "DESC" : "ASC"} LIMIT ?`,
    );
    const rows = statement.all(dataset, ...ids, fromSeq, toSeq, fromTime, toTime, limit);
    for (const row of rows) yield this.#transaction(numberIn(row, "seq") ?? 0);
  }

  /** The document as it was after `seq`: null when it did not exist. */
  stateAt(dataset: string, documentId: string, seq: number): LakeDocument | null {
    return documentIn(this.#statements.stateAt.get(dataset, documentId, seq));
  }

  /** The document's last state before it was deleted, or its present one. */
  lastState(dataset: string, documentId: string): LakeDocument | null {
    return documentIn(this.#statements.lastState.get(dataset, documentId));
  }

  #transaction(seq: number): Transaction {
    const row = this.#statements.bySeq.get(seq) ?? {};
    const dataset = String(row.dataset);
    const changes = this.#statements.changes.all(seq).map((change): Change => {
      const documentId = String(change.document_id);
      return {
        documentId,
        before: this.stateAt(dataset, documentId, seq - 1),
        after: documentIn(change),
        mutations: JSON.parse(String(change.mutations)),
      };
    });
    const { id, timestamp, author } = row;
    return {
      seq,
      dataset,
      id: String(id),
      timestamp: String(timestamp),
      author: String(author),
      changes,
    };
  }
}

function numberIn(row: Record<string, SQLOutputValue> | undefined, column: string) {
  const value = row?.[column];
  return typeof value === "number" ? value : undefined;
}

function documentIn(row: Record<string, SQLOutputValue> | undefined): LakeDocument | null {
  return typeof row?.after === "string" ? parseDocument(row.after) : null;
}
