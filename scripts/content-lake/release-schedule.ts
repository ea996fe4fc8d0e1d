import { setImmediate as letOthersIn, setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "./errors.ts";
import type { Lake } from "./lake.ts";
import { LOCAL_EDITOR } from "./people.ts";
import type { Dataset } from "./store/dataset.ts";
import type { LakeDocument } from "./store/document.ts";
import { performReleaseAction } from "./store/perform-release-action.ts";
import { releaseIdOf, releaseTitle, scheduledTimeOf } from "./store/release.ts";
import type { WorkingSet } from "./store/working-set.ts";
import { messageOf } from "./values.ts";

export type ScheduleClock = {
  /** The wall clock, in milliseconds. */
  now: () => number;
  /** How long to wait between two looks at it. */
  everyMs: number;
};

const SYSTEM_CLOCK: ScheduleClock = { now: Date.now, everyMs: 1000 };
const LONGEST_WAIT_MS = 60_000;
const UNSCHEDULE = "sanity.action.release.unschedule";
const PUBLISH = "sanity.action.release.publish";

/**
 * Publishes scheduled releases when their time has come. It looks at the wall clock again and again
 * instead of setting a timer for each, so that a clock that jumps, a machine that slept and a time
 * that passed while nothing ran all come to the same.
 */
export class ReleaseSchedule {
  readonly #lake: Lake;
  readonly #clock: ScheduleClock;
  readonly #stop = new AbortController();
  readonly #watching: Promise<void>;

  constructor(lake: Lake, clock: ScheduleClock = SYSTEM_CLOCK) {
    this.#lake = lake;
    this.#clock = clock;
    this.#watching = this.#watch();
  }

  /** Stops after what is under way; the rest is published after the next start. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop;
    let wait = this.#clock.everyMs;
    while (!signal.aborted) {
      try {
        for (const dataset of this.#lake.store.datasets()) await this.#publishDue(dataset);
        wait = this.#clock.everyMs;
      } catch (error) {
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
        const again = `it is tried again in ${wait / 1000} s`;
        this.#lake.log(`Scheduled releases cannot be published, ${again}: ${messageOf(error)}`);
      }
      await sleep(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Publishes what is due, the earliest first. */
  async #publishDue(dataset: Dataset): Promise<void> {
    const timeOf = (release: LakeDocument) => scheduledTimeOf(release) ?? 0;
    const due = dataset.all().filter((document) => this.#isDue(document));
    for (const release of due.sort((a, b) => timeOf(a) - timeOf(b))) {
      if (this.#stop.signal.aborted) return;
      try {
        await this.#change(dataset, release, (documents, releaseId) => {
          performReleaseAction(documents, { actionType: UNSCHEDULE, releaseId });
          performReleaseAction(documents, { actionType: PUBLISH, releaseId });
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await this.#giveBack(dataset, release, error);
      }
      await letOthersIn();
    }
  }

  /** Makes it active again with what is wrong with it, so that an editor can mend it. */
  async #giveBack(dataset: Dataset, release: LakeDocument, error: ApiError): Promise<void> {
    const { message } = error;
    const title = releaseTitle(release);
    this.#lake.log(`The scheduled release "${title}" could not be published: ${message}`);
    await this.#change(dataset, release, (documents, releaseId) => {
      performReleaseAction(documents, { actionType: UNSCHEDULE, releaseId });
      documents.apply({ patch: { id: release._id, set: { error: { message } } } });
    });
  }

  /** Does something to a release, unless somebody has published, moved or unscheduled it meanwhile. */
  async #change(
    dataset: Dataset,
    { _id }: LakeDocument,
    work: (documents: WorkingSet, releaseId: string) => void,
  ): Promise<void> {
    // Whoever scheduled it, for the history of what it publishes.
    const selection = { dataset: dataset.name, ids: [_id], newestFirst: true, limit: 1 };
    const [last] = this.#lake.store.log.select(selection);
    await dataset.transact({ author: last?.author ?? LOCAL_EDITOR.id }, (documents) => {
      const release = documents.get(_id);
      if (release && this.#isDue(release)) work(documents, releaseIdOf(release));
    });
  }

  #isDue(document: LakeDocument): boolean {
    const time = scheduledTimeOf(document);
    return time !== undefined && time <= this.#clock.now();
  }
}
