import type { DatabaseSync } from "node:sqlite";
import { LOCAL_EDITOR } from "../people.ts";

/** What the Studio remembers for the people who use it (panel sizes, recent searches …). */
export class KeyValues {
  readonly #read;
  readonly #write;

  constructor(database: DatabaseSync) {
    this.#read = database.prepare("SELECT value FROM key_values WHERE key = ?");
    this.#write = database.prepare(
      "INSERT INTO key_values (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
    );
  }

  /** The JSON value stored for a person, or null. */
  get(person: string, key: string): unknown {
    const row = this.#read.get(keyOf(person, key));
    return typeof row?.value === "string" ? JSON.parse(row.value) : null;
  }

  set(person: string, key: string, value: unknown): void {
    this.#write.run(keyOf(person, key), JSON.stringify(value ?? null));
  }
}

/** The editor's keys are the plain ones, as in data directories from when nobody else was there. */
const keyOf = (person: string, key: string): string =>
  person === LOCAL_EDITOR.id ? key : `${person}/${key}`;
