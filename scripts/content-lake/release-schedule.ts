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

/**
 * Publishes scheduled releases when their time has come. It looks at the wall clock again and again
 * instead of setting a timer for each, so that a clock that jumps, a machine that slept and a time
 * that passed while nothing ran all come to the same.
 */
export class ReleaseSchedule {
  readonly #lake: Lake;
  readonly #clock: ScheduleClock;
  readonly #stop = new AbortController();
  readonly #scheduled = new WeakMap<Dataset, { version: number; releases: LakeDocument[] }>();
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

  async #publishDue(dataset: Dataset): Promise<void> {
    for (const release of this.#scheduledIn(dataset).filter((release) => this.#isDue(release))) {
      if (this.#stop.signal.aborted) return;
      try {
        await this.#publish(dataset, release);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await this.#giveBack(dataset, release, error);
      }
      await letOthersIn();
    }
  }

  /** The scheduled releases, the earliest first. */
  #scheduledIn(dataset: Dataset): LakeDocument[] {
    const known = this.#scheduled.get(dataset);
    if (known?.version === dataset.version) return known.releases;
    const timeOf = (release: LakeDocument) => scheduledTimeOf(release) ?? 0;
    const releases = dataset
      .all()
      .filter((document) => scheduledTimeOf(document) !== undefined)
      .sort((a, b) => timeOf(a) - timeOf(b));
    this.#scheduled.set(dataset, { version: dataset.version, releases });
    return releases;
  }

  #isDue(release: LakeDocument | null): boolean {
    const time = scheduledTimeOf(release);
    return time !== undefined && time <= this.#clock.now();
  }

  /** Publishes it, unless somebody has published, moved or unscheduled it in the meantime. */
  #publish(dataset: Dataset, { _id }: LakeDocument) {
    return this.#transact(dataset, _id, (perform) => {
      perform("unschedule");
      perform("publish");
    });
  }

  /** Makes it active again with what is wrong with it, so that an editor can mend it. */
  async #giveBack(dataset: Dataset, release: LakeDocument, error: ApiError): Promise<void> {
    const title = releaseTitle(release);
    this.#lake.log(`The scheduled release "${title}" could not be published: ${error.message}`);
    await this.#transact(dataset, release._id, (perform, documents) => {
      perform("unschedule");
      documents.apply({
        patch: { id: release._id, set: { error: { message: error.message } } },
      });
    });
  }

  #transact(
    dataset: Dataset,
    id: string,
    work: (perform: (action: "publish" | "unschedule") => void, documents: WorkingSet) => void,
  ) {
    const { log } = this.#lake.store;
    return dataset.transact({ author: this.#authorOf(dataset, id) }, (documents) => {
      const release = documents.get(id);
      if (!release || !this.#isDue(release)) return;
      const context = { index: 0, lastState: (id: string) => log.lastState(dataset.name, id) };
      const releaseId = releaseIdOf(release);
      work((name) => {
        const actionType = `sanity.action.release.${name}` as const;
        performReleaseAction(documents, { actionType, releaseId }, context);
      }, documents);
    });
  }

  /** Whoever scheduled it, for the history of what it publishes. */
  #authorOf(dataset: Dataset, id: string): string {
    const selection = { dataset: dataset.name, ids: [id], newestFirst: true, limit: 1 };
    const [last] = this.#lake.store.log.select(selection);
    return last?.author ?? LOCAL_EDITOR.id;
  }
}
