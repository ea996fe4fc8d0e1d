import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { z } from "zod";
import { type LakeDocument, parseDocument } from "./document.ts";
import { loggedMutations, type Mutation } from "./mutation.ts";

/** The change of one document by a transaction; null means that it did not exist. */
export type Change = {
  documentId: string;
  before: LakeDocument | null;
  after: LakeDocument | null;
  mutations: Mutation[];
};

const transactionRow = z.object({
  seq: z.number(),
  dataset: z.string(),
  id: z.string(),
  timestamp: z.string(),
  author: z.string(),
});

export type Transaction = z.infer<typeof transactionRow> & { changes: Change[] };

export type LogSelection = {
  dataset: string;
  /** Exact ids: the published id does not include its draft. All documents, if there are none. */
  ids?: string[] | undefined;
  fromSeq?: number | undefined;
  toSeq?: number | undefined;
  /** ISO times with milliseconds, both inclusive. */
  fromTime?: string | undefined;
  toTime?: string | undefined;
  newestFirst: boolean;
  /** -1: all. */
  limit: number;
};

type Row = Record<string, SQLOutputValue>;

/** A change as it is stored. Its content is read once, and only if somebody asks for it. */
class LoggedChange implements Change {
  readonly documentId: string;
  readonly #readBefore: () => LakeDocument | null;
  readonly #row: Row;
  #before: LakeDocument | null | undefined;
  #after: LakeDocument | null | undefined;
  #mutations: Mutation[] | undefined;

  constructor(documentId: string, readBefore: () => LakeDocument | null, row: Row) {
    this.documentId = documentId;
    this.#readBefore = readBefore;
    this.#row = row;
  }

  get before(): LakeDocument | null {
    if (this.#before === undefined) this.#before = this.#readBefore();
    return this.#before;
  }

  get after(): LakeDocument | null {
    if (this.#after === undefined) this.#after = documentIn(this.#row);
    return this.#after;
  }

  get mutations(): Mutation[] {
    this.#mutations ??= loggedMutations.parse(JSON.parse(String(this.#row.mutations)));
    return this.#mutations;
  }
}

/** The log of all transactions, read from SQLite when needed and never held in memory. */
export class TransactionLog {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Adds a transaction and returns its `seq`. Must be called within a SQLite transaction. */
  append({ dataset, id, timestamp, author, changes }: Omit<Transaction, "seq">): number {
    const { lastInsertRowid } = this.#database
      .prepare("INSERT INTO transactions (dataset, id, timestamp, author) VALUES (?, ?, ?, ?)")
      .run(dataset, id, timestamp, author);
    const seq = Number(lastInsertRowid);
    const addChange = this.#database.prepare(
      `INSERT INTO changes (seq, position, dataset, document_id, after, mutations)
       VALUES (?, ?, ?, ?, ?, ?)`,
    );
    for (const [position, { documentId, after, mutations }] of changes.entries()) {
      const body = after ? JSON.stringify(after) : null;
      addChange.run(seq, position, dataset, documentId, body, JSON.stringify(mutations));
    }
    return seq;
  }

  lastSeq(): number {
    return this.#seqOf("SELECT max(seq) AS seq FROM transactions") ?? 0;
  }

  seqOf(dataset: string, transactionId: string): number | undefined {
    const statement = "SELECT seq FROM transactions WHERE dataset = ? AND id = ?";
    return this.#seqOf(statement, dataset, transactionId);
  }

  /** The last `seq` of the dataset at or before an ISO time. */
  seqAt(dataset: string, time: string): number {
    const last = "SELECT max(seq) AS seq FROM transactions WHERE dataset = ? AND timestamp <= ?";
    return this.#seqOf(last, dataset, time) ?? 0;
  }

  /** The transactions after `seq`, oldest first; of one dataset, or of all. */
  after(seq: number, limit: number, dataset: string | null = null): Transaction[] {
    const statement = `SELECT * FROM transactions
       WHERE seq > ? AND dataset = coalesce(?, dataset) ORDER BY seq LIMIT ?`;
    const rows = this.#database.prepare(statement).all(seq, dataset, limit);
    return rows.map((row) => this.#transaction(row));
  }

  /**
   * The transactions that changed the given documents. Each is read when the iterator reaches it,
   * and the content of its changes when somebody asks for it.
   */
  *select(selection: LogSelection): Generator<Transaction> {
    const { dataset, ids, newestFirst, limit } = selection;
    const { fromSeq = 0, toSeq = Number.MAX_SAFE_INTEGER } = selection;
    const { fromTime = "", toTime = "~" } = selection;
    const statement = `SELECT * FROM transactions
       WHERE dataset = ? AND (? IS NULL OR seq IN (
         SELECT seq FROM changes
         WHERE dataset = ? AND document_id IN (SELECT value FROM json_each(?))
       ))
       AND seq BETWEEN ? AND ? AND timestamp BETWEEN ? AND ?
       ORDER BY seq ${newestFirst ? "DESC" : "ASC"} LIMIT ?`;
    const wanted = ids === undefined ? null : JSON.stringify(ids);
    const values = [dataset, wanted, dataset, wanted, fromSeq, toSeq, fromTime, toTime, limit];
    for (const row of this.#database.prepare(statement).all(...values)) {
      yield this.#transaction(row);
    }
  }

  /** The document after `seq`; null if it did not exist. */
  stateAt(dataset: string, documentId: string, seq: number): LakeDocument | null {
    return this.#lastWhere("seq <= ?", dataset, documentId, seq);
  }

  /** The document's last state before its deletion, or its current one. */
  lastState(dataset: string, documentId: string): LakeDocument | null {
    return this.#lastWhere("after IS NOT NULL", dataset, documentId);
  }

  #lastWhere(condition: string, ...values: (string | number)[]): LakeDocument | null {
    const statement = `SELECT after FROM changes WHERE dataset = ? AND document_id = ?
       AND ${condition} ORDER BY seq DESC LIMIT 1`;
    return documentIn(this.#database.prepare(statement).get(...values));
  }

  #seqOf(statement: string, ...values: string[]): number | undefined {
    const seq = this.#database.prepare(statement).get(...values)?.seq;
    return typeof seq === "number" ? seq : undefined;
  }

  #transaction(row: unknown): Transaction {
    const transaction = transactionRow.parse(row);
    const { seq, dataset } = transaction;
    const rows = this.#database.prepare("SELECT * FROM changes WHERE seq = ? ORDER BY position");
    const changes = rows.all(seq).map((row) => {
      const documentId = String(row.document_id);
      const before = () => this.stateAt(dataset, documentId, seq - 1);
      return new LoggedChange(documentId, before, row);
    });
    return { ...transaction, changes };
  }
}

function documentIn(row: Row | undefined): LakeDocument | null {
  return typeof row?.after === "string" ? parseDocument(row.after) : null;
}
