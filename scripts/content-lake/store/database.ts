import type { DatabaseSync } from "node:sqlite";
import { openDatabase } from "../local-server/sqlite.ts";

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

/** Opens (or makes) the database `file` for this process alone. @throws DatabaseError or Error */
export function openLakeDatabase(file: string): DatabaseSync {
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
