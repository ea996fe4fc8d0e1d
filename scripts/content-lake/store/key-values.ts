import type { DatabaseSync } from "node:sqlite";

/** What the Studio remembers for its user (panel sizes, recent searches …). */
export class KeyValues {
  readonly #read;
  readonly #write;

  constructor(database: DatabaseSync) {
    this.#read = database.prepare("SELECT value FROM key_values WHERE key = ?");
    this.#write = database.prepare(
      "INSERT INTO key_values (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
    );
  }

  /** The stored JSON value, or null. */
  get(key: string): unknown {
    const row = this.#read.get(key);
    return typeof row?.value === "string" ? JSON.parse(row.value) : null;
  }

  set(key: string, value: unknown): void {
    this.#write.run(key, JSON.stringify(value ?? null));
  }
}
