import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DatabaseError, inTransaction, openDatabase } from "../local-server/sqlite.ts";
import { makeTempDir } from "./lake-fixture.ts";

async function openNotes({ exclusive = false, folder = "" } = {}) {
  const file = join(folder || (await makeTempDir()), "new", "notes.sqlite");
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

test("what throws within a transaction undoes it, and passes", async () => {
  const { database, file, texts, add } = await openNotes();
  const failure = new Error("changed my mind");
  const work = () => {
    add("one");
    throw failure;
  };
  expect(() => inTransaction(database, file, work)).toThrow(failure);
  expect(texts()).toEqual([]);
});

test("a full disk is told as such, though SQLite has rolled back by itself", async () => {
  const { database, file, texts, add } = await openNotes();
  database.exec("PRAGMA max_page_count = 1");
  const write = () => inTransaction(database, file, () => add("x".repeat(100_000)));
  expect(write).toThrow(DatabaseError);
  expect(write).toThrow(`${file} cannot be used: database or disk is full. The disk is full`);
  expect(texts()).toEqual([]);

  database.exec("PRAGMA max_page_count = 1000");
  inTransaction(database, file, () => add("short"));
  expect(texts()).toEqual(["short"]);
});

test("a database in use by another is told, with the setting that names another folder", async () => {
  const folder = await makeTempDir();
  const { file } = await openNotes({ exclusive: true, folder });
  await expect(openNotes({ folder })).rejects.toThrow(
    `The database ${file} cannot be used: database is locked. Another process is using it: stop that one, or set NOTES_DIR to another folder.`,
  );
});

test("what the preparation complains of is passed on", async () => {
  const prepare = () => {
    throw new Error("made by another version");
  };
  const options = {
    file: join(await makeTempDir(), "a.sqlite"),
    setting: "A",
    exclusive: false,
    prepare,
  };
  expect(() => openDatabase(options)).toThrow("made by another version");
});
