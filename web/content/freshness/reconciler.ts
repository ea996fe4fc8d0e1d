import type { ContentChange } from "#schemas/shared/shown-on/content-change.ts";
import type { WebhookPayload } from "#schemas/shared/webhook.ts";
import { refuseSuddenLoss } from "./implausible.ts";
import { changesBetween, hasPulse, type Inventory, type Pulse } from "./inventory.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;

/** How long a revision that was announced is looked for; whatever comes later, the pulse finds. */
const PATIENCE_MS = 30_000;

/** A revision to look for. One that was changed later has taken its place. */
type Announced = { rev: string | null; updatedAt: string; until: number };

/** The change that every page shows. */
const everything: ContentChange = {
  _id: "siteSettings",
  _type: "siteSettings",
  slugs: [null, null],
  paths: [null, null],
  listings: [null, null],
};

export type ReconcilerParts = {
  readInventory: () => Promise<Inventory>;
  readPulse: () => Promise<Pulse>;
  /** Shows changes on the site. @throws when it cannot; nothing is changed then */
  applyChanges: (...changes: ContentChange[]) => Promise<unknown>;
  /** Resolves after so many milliseconds. */
  pause?: (milliseconds: number) => Promise<void>;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
};

export type Reconciler = {
  /**
   * Something may have changed: the site looks what, as soon as it is done with what it is doing.
   * @param announced a document and the revision to look for: the index that queries read from
   * may be behind the message
   */
  ring: (announced?: WebhookPayload) => void;
  /**
   * Looks whether a change went by unannounced, and then does as if it had been.
   * @returns whether one did. @throws when the content lake does not answer
   */
  checkPulse: () => Promise<boolean>;
  /** When the site last knew what the content lake holds, in milliseconds of `now`. */
  lookedAt: () => number | undefined;
  /** Resolves when all that was rung for is on the site, or waits for the content lake no more. */
  idle: () => Promise<void>;
};

/**
 * Keeps the site equal to the content lake: looks what is published, compares it with what was
 * when it last looked, and shows the difference. Whoever rings meanwhile is served by the next look,
 * all together. A look that fails is repeated until it succeeds, less and less often; what was shown
 * before the first one is not known, so that one shows everything anew.
 */
export function createReconciler(parts: ReconcilerParts): Reconciler {
  const {
    readInventory,
    readPulse,
    applyChanges,
    pause = sleep,
    now = () => performance.now(),
  } = parts;
  const announced = new Map<string, Announced>();
  let known: Inventory | undefined;
  let lookedAt: number | undefined;
  let isRung = false;
  let wake = () => {};
  let working: Promise<void> | undefined;

  async function look(): Promise<void> {
    const startedAt = now();
    const found = await readInventory();
    if (known !== undefined) refuseSuddenLoss("documents", known.size, found.size);
    const changes = known === undefined ? [everything] : changesBetween(known, found);
    if (changes.length > 0) await applyChanges(...changes);
    known = found;
    lookedAt = startedAt;
    forgetFound(found);
  }

  function forgetFound(found: Inventory): void {
    for (const [id, { rev, updatedAt, until }] of announced) {
      const entry = found.get(id);
      const isFound =
        (entry?._rev ?? null) === rev || (entry !== undefined && entry._updatedAt > updatedAt);
      if (!isFound && now() < until) continue;
      announced.delete(id);
      if (isFound) continue;
      console.warn(
        `The content lake announced revision ${rev ?? "none"} of ${id}, and does not show it after ${PATIENCE_MS / 1000} s. It is looked for once a minute from now on.`,
      );
    }
  }

  /** A pause that the next ring ends. */
  function rest(milliseconds: number): Promise<void> {
    const { promise: woken, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    return Promise.race([pause(milliseconds), woken]);
  }

  async function work(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    for (;;) {
      isRung = false;
      const isDone = await look().then(
        () => announced.size === 0,
        (error: unknown) => {
          console.error(
            `The site could not look what is published, and will again: ${String(error)}`,
          );
          return false;
        },
      );
      if (isDone && !isRung) {
        working = undefined;
        return;
      }
      if (isDone) pauseMs = FIRST_PAUSE_MS;
      else if (!isRung) {
        await rest(pauseMs);
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      }
    }
  }

  function ring(payload?: WebhookPayload): void {
    if (payload?.rev !== undefined) {
      const { rev, updatedAt } = payload;
      announced.set(payload._id, { rev, updatedAt: updatedAt ?? "~", until: now() + PATIENCE_MS });
    }
    isRung = true;
    wake();
    working ??= work();
  }

  return {
    ring,
    async checkPulse() {
      const pulse = await readPulse();
      const startedAt = now();
      if (working !== undefined) return false;
      if (known !== undefined && hasPulse(known, pulse)) {
        lookedAt = startedAt;
        return false;
      }
      ring();
      return true;
    },
    lookedAt: () => lookedAt,
    idle: () => working ?? Promise.resolve(),
  };
}

/** Keeps no process alive. */
function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
