import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { messageOf } from "#schemas/error-message.ts";

/** Raise it with every change of the tables. */
const SCHEMA_VERSION = 2;

/**
 * `changes` keeps only what a document became; what it was is its previous change. So a burst of
 * keystrokes costs one copy of the document each, not two.
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

/**
 * Opens (or makes) the database in `dataDir` for this process alone.
 * `synchronous=FULL`: a commit is on disk before it is acknowledged, so a power cut loses nothing.
 * @throws Error naming the directory, when it cannot be written or another lake holds it.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    database = new DatabaseSync(join(dataDir, "lake.sqlite"));
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;");
    database.exec("PRAGMA synchronous = FULL; PRAGMA cache_size = -16000;");
    database.exec("BEGIN IMMEDIATE");
    if (isEmpty(database)) database.exec(SCHEMA);
    checkVersion(database);
    database.exec("COMMIT");
    return database;
  } catch (error) {
    database?.close();
    const mend = /locked|busy/i.test(messageOf(error))
      ? "another content lake is using it; stop that one or choose another directory"
      : "use an empty directory that this user can write";
    throw new Error(`Cannot use the data directory ${dataDir}: ${messageOf(error)} (${mend})`, {
      cause: error,
    });
  }
}

function isEmpty(database: DatabaseSync): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema LIMIT 1").get() === undefined;
}

function checkVersion(database: DatabaseSync): void {
  const version = database.prepare("PRAGMA user_version").get()?.user_version;
  if (version === SCHEMA_VERSION) return;
  throw new Error(`it was made by another version of the content lake (${version})`);
}

/** Runs `work` in one SQLite transaction: all of it is stored, or none. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
