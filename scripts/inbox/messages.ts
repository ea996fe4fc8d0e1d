import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@nordune/content-lake/local-server";
import { z } from "zod";

/** Messages contain personal data and are deleted after this many days. */
export const KEPT_DAYS = 90;

/** The fields of a message. Every value is untrusted text from visitors of the public site. */
const submissionSchema = z.object({
  service_id: z.string(),
  template_id: z.string(),
  user_id: z.string(),
  lib_version: z.string().nullable(),
  template_params: z.record(z.string(), z.unknown()),
  user_agent: z.string().nullable(),
});
export type Submission = z.infer<typeof submissionSchema>;

/**
 * A stored message. `received_at` is an ISO 8601 time in UTC, and a higher `id` is a later message.
 */
export const messageSchema = submissionSchema.extend({ id: z.number(), received_at: z.string() });
export type Message = z.infer<typeof messageSchema>;

/**
 * The messages, in the database `inbox.sqlite` in `dataDir`, which only its owner may read.
 * Messages older than `KEPT_DAYS` are deleted when it is opened.
 * @throws DatabaseError when it cannot be read or written
 */
export function openMessages(dataDir: string, now = Date.now()) {
  const file = join(dataDir, "inbox.sqlite");
  makePrivate(file, dataDir);
  const database = openDatabase({
    file,
    setting: "INBOX_DATA_DIR",
    exclusive: false,
    prepare: (opened) =>
      opened.exec(`CREATE TABLE IF NOT EXISTS message (
        id INTEGER PRIMARY KEY AUTOINCREMENT, received_at TEXT NOT NULL, submission TEXT NOT NULL
      ) STRICT`),
  });
  const oldest = new Date(now - KEPT_DAYS * 86_400_000).toISOString();
  database.prepare("DELETE FROM message WHERE received_at < ?").run(oldest);
  const insert = database.prepare("INSERT INTO message (received_at, submission) VALUES (?, ?)");
  const newest = database.prepare("SELECT * FROM message ORDER BY id DESC LIMIT ?");
  return {
    /** The path of the database, for error messages. */
    file,
    /** Stores a message on disk and returns its id. @throws DatabaseError */
    add: (submission: Submission) =>
      insert.run(new Date().toISOString(), JSON.stringify(submission)).lastInsertRowid,
    /** The newest messages first; all of them without a limit. */
    list: (limit = -1): Message[] =>
      newest.all(limit).map(({ submission, ...row }) => {
        const { ...fields } = JSON.parse(String(submission));
        return messageSchema.parse({ ...fields, ...row });
      }),
    count: () => Number(database.prepare("SELECT count(*) AS n FROM message").get()?.n),
    removeAll: () => database.exec("DELETE FROM message"),
    close: () => database.close(),
  };
}
export type Messages = ReturnType<typeof openMessages>;

/** SQLite gives its other files the same mode. */
function makePrivate(file: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
  } catch {
    // Opening the database reports errors of the folder.
  }
}
