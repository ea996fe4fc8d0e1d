import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { type Message, messageSchema, type Submission } from "./message.ts";

export interface MessageStore {
  /** Keeps a message on disk before it returns. */
  add(submission: Submission): Message;
  /** Newest first. */
  list(): Message[];
  /** Whether there was such a message. */
  remove(id: number): boolean;
  removeAll(): void;
  close(): void;
}

const rowSchema = z.object({ id: z.number(), received_at: z.string(), submission: z.string() });

/** Opens (and makes, where missing) the database `inbox.sqlite` in `dataDir`. */
export function openMessageStore(dataDir: string): MessageStore {
  const database = openDatabase(dataDir);
  const insert = database.prepare("INSERT INTO message (received_at, submission) VALUES (?, ?)");
  const selectAll = database.prepare("SELECT * FROM message ORDER BY id DESC");
  const deleteOne = database.prepare("DELETE FROM message WHERE id = ?");
  const deleteAll = database.prepare("DELETE FROM message");

  return {
    add(submission) {
      const receivedAt = new Date().toISOString();
      const { lastInsertRowid } = insert.run(receivedAt, JSON.stringify(submission));
      return { id: Number(lastInsertRowid), received_at: receivedAt, ...submission };
    },
    list: () => selectAll.all().map(toMessage),
    remove: (id) => deleteOne.run(id).changes > 0,
    removeAll: () => {
      deleteAll.run();
    },
    close: () => database.close(),
  };
}

function openDatabase(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true });
    const database = new DatabaseSync(join(dataDir, "inbox.sqlite"));
    // FULL syncs the log at every commit: what was answered "OK" survives a crash of the machine.
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS message (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        received_at TEXT NOT NULL,
        submission TEXT NOT NULL
      ) STRICT;
    `);
    return database;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `Cannot open the inbox database in ${dataDir} (${reason}). Make the folder writable, or set INBOX_DATA_DIR to another one.`,
      { cause },
    );
  }
}

function toMessage(row: unknown): Message {
  const { id, received_at, submission } = rowSchema.parse(row);
  return messageSchema.parse({ id, received_at, ...JSON.parse(submission) });
}
