import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { plainError } from "../errors.ts";
import { asDatabaseError, inTransaction, openDatabase } from "../local-server/sqlite.ts";
import { Dataset } from "./dataset.ts";
import { type Transaction, TransactionLog } from "./transaction-log.ts";

export const DATASET_NAME = /^~?[a-z0-9][-_a-z0-9]{0,63}$/;

export const ASSET_TYPES = new Set(["sanity.imageAsset", "sanity.fileAsset"]);

export class LakeStore {
  readonly log: TransactionLog;
  readonly database: DatabaseSync;
  readonly file: string;
  readonly #datasets = new Map<string, Dataset>();
  readonly #listeners = new Set<(transaction: Transaction) => void>();

  /** @throws DatabaseError when the database in `dataDir` cannot be opened or read */
  constructor(dataDir: string) {
    this.file = join(dataDir, "lake.sqlite");
    this.database = openLakeDatabase(this.file);
    try {
      this.log = new TransactionLog(this.database);
      for (const { name } of this.database.prepare("SELECT name FROM datasets").all()) {
        this.#open(String(name));
      }
    } catch (error) {
      this.database.close();
      throw asDatabaseError(this.file, error);
    }
  }

  /** The dataset of that name. @throws ApiError 404 when there is none. */
  dataset(name: string): Dataset {
    const dataset = this.#datasets.get(name);
    if (dataset) return dataset;
    const remedy = `create it with PUT /v1/datasets/${name}, or name it in CONTENT_LAKE_DATASETS`;
    throw plainError(404, `Dataset "${name}" not found: ${remedy}`);
  }

  /** The dataset of that name, created if needed. @throws ApiError 400 for an invalid name. */
  createDataset(name: string): Dataset {
    const known = this.#datasets.get(name);
    if (known) return known;
    if (!DATASET_NAME.test(name)) {
      const rule = 'use a-z, 0-9, "_" and "-", at most 64 characters';
      throw plainError(400, `Invalid dataset name "${name}": ${rule}`);
    }
    this.database
      .prepare("INSERT INTO datasets (name, created_at) VALUES (?, ?)")
      .run(name, new Date().toISOString());
    return this.#open(name);
  }

  async deleteDataset(name: string): Promise<void> {
    const dataset = this.dataset(name);
    this.#datasets.delete(name);
    await dataset.idle();
    inTransaction(this.database, this.file, () => {
      for (const table of ["documents", "transactions", "changes"]) {
        this.database.prepare(`DELETE FROM ${table} WHERE dataset = ?`).run(name);
      }
      this.database.prepare("DELETE FROM datasets WHERE name = ?").run(name);
    });
  }

  /**
   * Creates a dataset with the documents of another one, without their history.
   * @throws ApiError 404 when there is no such dataset, 409 when there is one of the new name
   */
  async copyDataset(from: string, to: string): Promise<void> {
    const source = this.dataset(from);
    if (this.#datasets.has(to)) throw plainError(409, `Dataset "${to}" is there already`);
    await source.idle();
    const copy = this.createDataset(to);
    inTransaction(this.database, this.file, () => {
      for (const document of source.all()) {
        const { path } = document;
        // The path of an asset's file contains its dataset.
        const isAsset = typeof path === "string" && ASSET_TYPES.has(document._type);
        const moved = { ...document, path: String(path).replace(`/${from}/`, `/${to}/`) };
        copy.amend(isAsset ? moved : document);
      }
    });
  }

  /** Calls `listener` after every commit to any dataset, until the returned function is called. */
  onCommit(listener: (transaction: Transaction) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  committed(transaction: Transaction): void {
    for (const listener of this.#listeners) listener(transaction);
  }

  datasets(): Dataset[] {
    return [...this.#datasets.values()];
  }

  /** Stored settings of the Studio for a user (panel sizes, recent searches …), or null. */
  remembered(person: string, key: string): unknown {
    const asked = this.database.prepare("SELECT value FROM key_values WHERE key = ?");
    const value = asked.get(`${person}/${key}`)?.value;
    return typeof value === "string" ? JSON.parse(value) : null;
  }

  remember(person: string, key: string, value: unknown): void {
    this.database
      .prepare("INSERT OR REPLACE INTO key_values (key, value) VALUES (?, ?)")
      .run(`${person}/${key}`, JSON.stringify(value ?? null));
  }

  #open(name: string): Dataset {
    const dataset = new Dataset(name, this);
    this.#datasets.set(name, dataset);
    return dataset;
  }

  close(): void {
    this.database.close();
  }
}

/** Increase this with every change of the tables. */
const SCHEMA_VERSION = 2;

/**
 * `changes` stores only the state after a change. The state before is the previous change, so a
 * burst of keystrokes needs one copy of the document each, not two.
 */
const SCHEMA = `
PRAGMA user_version = ${SCHEMA_VERSION};
CREATE TABLE datasets (name TEXT PRIMARY KEY, created_at TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE documents (
  dataset TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (dataset, id)
) WITHOUT ROWID;
CREATE TABLE transactions (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, dataset TEXT NOT NULL, id TEXT NOT NULL,
  timestamp TEXT NOT NULL, author TEXT NOT NULL, UNIQUE (dataset, id)
);
CREATE TABLE changes (
  seq INTEGER NOT NULL, position INTEGER NOT NULL, dataset TEXT NOT NULL, document_id TEXT NOT NULL,
  after TEXT, mutations TEXT NOT NULL, PRIMARY KEY (seq, position)
) WITHOUT ROWID;
CREATE INDEX changes_by_document ON changes (dataset, document_id, seq);
CREATE TABLE key_values (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE webhook_cursors (
  name TEXT PRIMARY KEY, seq INTEGER NOT NULL, position INTEGER NOT NULL
) WITHOUT ROWID;
`;

/** Opens or creates the database `file` for this process alone. @throws DatabaseError or Error */
function openLakeDatabase(file: string): DatabaseSync {
  // SQLite would take it for a new database, and silently delete everything in it.
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) {
    throw new Error(
      `The database ${file} cannot be used: it is empty (0 bytes), which a full disk or a copy that was broken off leaves. Its content is lost: restore it from a copy, or move ${dirname(file)} away to begin anew.`,
    );
  }
  return openDatabase({
    file,
    setting: "CONTENT_LAKE_DATA_DIR",
    exclusive: true,
    prepare: (database) => {
      const isEmpty = database.prepare("SELECT 1 FROM sqlite_schema LIMIT 1").get() === undefined;
      if (isEmpty) database.exec(SCHEMA);
      const version = database.prepare("PRAGMA user_version").get()?.user_version;
      if (version === SCHEMA_VERSION) return;
      throw new Error(
        `${file} was made by another version of the content lake (${version}): move it away, or choose another directory`,
      );
    },
  });
}
