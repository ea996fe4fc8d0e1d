import { join } from "node:path";
import { openDatabase } from "@nordune/content-lake/local-server";
import { z } from "zod";
import { type Message, messageSchema, type Submission } from "./message.ts";

/** How many messages `all` holds in memory at a time. */
const BATCH = 200;

export interface MessageStore {
  /** The path of the database, for messages. */
  file: string;
  /** Keeps a message on disk before it returns. @throws DatabaseError when that is not possible */
  add(submission: Submission): Message;
  /** At most `limit` messages, newest first, from the one before `before` on. */
  list(page: { before?: number; limit: number }): Message[];
  /** Every message, newest first, read in batches. */
  all(): Generator<Message>;
  count(): number;
  /** Whether there was such a message. */
  remove(id: number): boolean;
  removeAll(): void;
  close(): void;
}

const rowSchema = z.object({ id: z.number(), received_at: z.string(), submission: z.string() });

/** Opens (and makes, where missing) the database `inbox.sqlite` in `dataDir`. @throws DatabaseError */
export function openMessageStore(dataDir: string): MessageStore {
  const file = join(dataDir, "inbox.sqlite");
  const database = openDatabase({
    file,
    setting: "INBOX_DATA_DIR",
    exclusive: false,
    prepare: (opened) =>
      opened.exec(`CREATE TABLE IF NOT EXISTS message (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        received_at TEXT NOT NULL,
        submission TEXT NOT NULL
      ) STRICT`),
  });
  const insert = database.prepare("INSERT INTO message (received_at, submission) VALUES (?, ?)");
  const select = database.prepare("SELECT * FROM message WHERE id < ? ORDER BY id DESC LIMIT ?");
  const deleteOne = database.prepare("DELETE FROM message WHERE id = ?");
  const deleteAll = database.prepare("DELETE FROM message");
  // SQLite counts by reading the whole table, so that is done once.
  let count = Number(database.prepare("SELECT count(*) AS count FROM message").get()?.count);

  const list: MessageStore["list"] = ({ before = Number.MAX_SAFE_INTEGER, limit }) =>
    select.all(before, limit).map(toMessage);

  return {
    file,
    add(submission) {
      const receivedAt = new Date().toISOString();
      const { lastInsertRowid } = insert.run(receivedAt, JSON.stringify(submission));
      count += 1;
      return { id: Number(lastInsertRowid), received_at: receivedAt, ...submission };
    },
    list,
    *all() {
      let before: number | undefined;
      do {
        const batch = list({ before, limit: BATCH });
        yield* batch;
        before = batch.at(-1)?.id;
      } while (before !== undefined);
    },
    count: () => count,
    remove(id) {
      const removed = deleteOne.run(id).changes > 0;
      if (removed) count -= 1;
      return removed;
    },
    removeAll() {
      deleteAll.run();
      count = 0;
    },
    close: () => database.close(),
  };
}

function toMessage(row: unknown): Message {
  const { id, received_at, submission } = rowSchema.parse(row);
  return messageSchema.parse({ id, received_at, ...JSON.parse(submission) });
}
