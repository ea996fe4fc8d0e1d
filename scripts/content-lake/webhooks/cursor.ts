import type { DatabaseSync, StatementSync } from "node:sqlite";

/** A place in the transaction log: everything up to and including this change is dealt with. */
export type Position = { seq: number; position: number };

/** How many changes that concerned nobody may be looked at again after a crash. */
const MAX_UNSAVED = 100;

/** How far a webhook has got, kept so that a restart neither repeats nor forgets a delivery. */
export class WebhookCursor {
  readonly #name: string;
  readonly #write: StatementSync;
  #current: Position;
  #unsaved = 0;

  /** @param start where a webhook begins that has not been seen before. */
  constructor(database: DatabaseSync, name: string, start: Position) {
    this.#name = name;
    this.#write = database.prepare(
      "INSERT INTO webhook_cursors (name, seq, position) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET seq = excluded.seq, position = excluded.position",
    );
    const read = database.prepare("SELECT seq, position FROM webhook_cursors WHERE name = ?");
    const row = read.get(name);
    this.#current = row ? { seq: Number(row.seq), position: Number(row.position) } : start;
    if (!row) this.save();
  }

  get(): Position {
    return this.#current;
  }

  /** Moves on. What was delivered is written down at once, what was passed over now and then. */
  advance(to: Position, { delivered }: { delivered: boolean }): void {
    this.#current = to;
    this.#unsaved += 1;
    if (delivered || this.#unsaved >= MAX_UNSAVED) this.save();
  }

  save(): void {
    this.#write.run(this.#name, this.#current.seq, this.#current.position);
    this.#unsaved = 0;
  }
}
