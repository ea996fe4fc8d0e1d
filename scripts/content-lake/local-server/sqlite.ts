import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { errorCode, messageOf } from "../values.ts";

/** SQLite's own result codes: https://sqlite.org/rescode.html */
const [BUSY, CORRUPT, FULL, NOT_A_DATABASE] = [5, 11, 13, 26];

/** The database cannot be read or written; the message names the file and what to do about it. */
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
 * Opens (and makes, where missing) an SQLite file whose commits are on disk before they are
 * acknowledged (`synchronous=FULL`), so that a power cut loses nothing.
 * @param prepare runs in one transaction: makes the tables, checks their version
 * @throws DatabaseError when the file cannot be read or written, is damaged or is in use
 * @throws what `prepare` throws
 */
export function openDatabase(options: {
  file: string;
  setting: string;
  /** Whether no other process may open it meanwhile. */
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
    // SQLite's errors and the file system's have a code; what `prepare` complains of is its own.
    throw errorCode(cause) === undefined ? error : new DatabaseError(file, cause, setting);
  }
}

/** All of `work` is stored, or none. @throws DatabaseError for what SQLite refuses */
export function inTransaction<T>(database: DatabaseSync, file: string, work: () => T): T {
  try {
    database.exec("BEGIN IMMEDIATE");
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // After some errors, a full disk among them, SQLite has rolled back by itself.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw asDatabaseError(file, error);
  }
}

/** An error of SQLite's as one that names the file and what to do; any other error as it is. */
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
