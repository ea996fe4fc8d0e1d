import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DatabaseError, inTransaction, openDatabase } from "#scripts/lib/sqlite.ts";
import { makeTempDir } from "../temp-dir.ts";

function openNotes({ exclusive = false, file = join(makeTempDir(), "new", "notes.sqlite") } = {}) {
  const prepare = (opened: ReturnType<typeof openDatabase>) =>
    opened.exec("CREATE TABLE IF NOT EXISTS note (text TEXT)");
  const database = openDatabase({ file, setting: "NOTES_DIR", exclusive, prepare });
  onTestFinished(() => database.close());
  const texts = () =>
    database
      .prepare("SELECT text FROM note")
      .all()
      .map((row) => row.text);
  const add = (text: string) => database.prepare("INSERT INTO note VALUES (?)").run(text);
  return { database, file, texts, add };
}

test("what throws within a transaction undoes it, and passes", () => {
  const { database, file, texts, add } = openNotes();
  const failure = new Error("changed my mind");
  const work = () => {
    add("one");
    throw failure;
  };
  expect(() => inTransaction(database, file, work)).toThrow(failure);
  expect(texts()).toEqual([]);
});

test("a full disk is told as such, though SQLite has rolled back by itself", () => {
  const { database, file, texts, add } = openNotes();
  database.exec("PRAGMA max_page_count = 1");
  const write = () => inTransaction(database, file, () => add("x".repeat(100_000)));
  expect(write).toThrow(DatabaseError);
  expect(write).toThrow(`${file} cannot be used: database or disk is full. The disk is full`);
  expect(texts()).toEqual([]);

  database.exec("PRAGMA max_page_count = 1000");
  inTransaction(database, file, () => add("short"));
  expect(texts()).toEqual(["short"]);
});

test("a database in use by another is told, with the setting that names another folder", () => {
  const { file } = openNotes({ exclusive: true });
  expect(() => openNotes({ file })).toThrow(
    `The database ${file} cannot be used: database is locked. Another process is using it: stop that one, or set NOTES_DIR to another folder.`,
  );
});

test("what the preparation complains of is passed on", () => {
  const prepare = () => {
    throw new Error("made by another version");
  };
  const options = {
    file: join(makeTempDir(), "a.sqlite"),
    setting: "A",
    exclusive: false,
    prepare,
  };
  expect(() => openDatabase(options)).toThrow("made by another version");
});
