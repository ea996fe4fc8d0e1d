import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { errorCode, messageOf } from "../values.ts";

/** SQLite's own result codes: https://sqlite.org/rescode.html */
const [BUSY, CORRUPT, FULL, NOT_A_DATABASE] = [5, 11, 13, 26];

/** The database cannot be read or written. The message names the file and the fix. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  readonly isFull: boolean;

  /** @param setting the variable that names the folder */
  constructor(file: string, cause: unknown, setting?: string) {
    const code = resultCode(cause);
    const remedy = remedyFor(code, file, setting);
    super(`The database ${file} cannot be used: ${messageOf(cause)}. ${remedy}`, { cause });
    this.isFull = code === FULL;
  }
}

/**
 * Opens or creates an SQLite file. A commit is on disk before it is acknowledged
 * (`synchronous=FULL`), so a power failure loses nothing.
 * @param prepare runs in one transaction: creates the tables, checks their version
 * @throws DatabaseError when the file cannot be read or written, is damaged or is in use
 * @throws what `prepare` throws
 */
export function openDatabase(options: {
  file: string;
  setting: string;
  /** Whether the file is locked for other processes. */
  exclusive: boolean;
  prepare: (database: DatabaseSync) => void;
}): DatabaseSync {
  const { file, setting, exclusive, prepare } = options;
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const opened = new DatabaseSync(file);
    database = opened;
    if (exclusive) opened.exec("PRAGMA locking_mode = EXCLUSIVE");
    opened.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    inTransaction(opened, file, () => prepare(opened));
    return opened;
  } catch (error) {
    database?.close();
    const cause = error instanceof DatabaseError ? error.cause : error;
    // Errors of SQLite and of the file system have a code. Errors of `prepare` are passed on.
    throw errorCode(cause) === undefined ? error : new DatabaseError(file, cause, setting);
  }
}

/** Stores all of `work` or nothing. @throws DatabaseError for an error of SQLite */
export function inTransaction<T>(database: DatabaseSync, file: string, work: () => T): T {
  try {
    database.exec("BEGIN IMMEDIATE");
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has already rolled back.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw asDatabaseError(file, error);
  }
}

/**
 * Turns an error of SQLite into one that names the file and the fix; any other error is unchanged.
 */
export function asDatabaseError(file: string, error: unknown): unknown {
  return resultCode(error) === undefined ? error : new DatabaseError(file, error);
}

function remedyFor(code: number | undefined, file: string, setting?: string): string {
  const another = setting ? `set ${setting} to another folder` : "choose another folder";
  if (code === FULL) return "The disk is full: make room on it and try again; nothing was lost.";
  if (code === BUSY) return `Another process is using it: stop that one, or ${another}.`;
  if (code === CORRUPT || code === NOT_A_DATABASE) {
    return `It is damaged: restore it from a copy, or move ${dirname(file)} away to begin anew.`;
  }
  return `Make its folder writable, or ${another}.`;
}

function resultCode(error: unknown): number | undefined {
  const isOfSqlite = error instanceof Error && "errcode" in error;
  return isOfSqlite && typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}
