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
/** How many looks are left out when releases cannot be published at all, on a full disk for one. */
const PAUSE = 60;
const UNSCHEDULE = "sanity.action.release.unschedule";
const PUBLISH = "sanity.action.release.publish";

/**
 * Publishes scheduled releases when their time has come, until it is closed. It looks at the wall clock
 * again and again instead of setting a timer for each, so that a clock that jumps, a machine that slept
 * and a time that passed while nothing ran all come to the same.
 */
export function startReleaseSchedule(lake: Lake, clock: ScheduleClock = SYSTEM_CLOCK) {
  const stop = new AbortController();
  const { signal } = stop;

  const isDue = (document: LakeDocument) =>
    (scheduledTimeOf(document) ?? Number.POSITIVE_INFINITY) <= clock.now();

  /** Publishes what is due, the earliest first. */
  async function publishDue(dataset: Dataset): Promise<void> {
    const timeOf = (release: LakeDocument) => scheduledTimeOf(release) ?? 0;
    for (const release of dataset
      .all()
      .filter(isDue)
      .sort((a, b) => timeOf(a) - timeOf(b))) {
      if (signal.aborted) return;
      await publish(dataset, release);
      await letOthersIn();
    }
  }

  /** One that cannot be published becomes active again with the reason, for an editor to mend it. */
  async function publish(dataset: Dataset, release: LakeDocument): Promise<void> {
    try {
      await unschedule(dataset, release, (documents) =>
        performReleaseAction(documents, { actionType: PUBLISH, releaseId: releaseIdOf(release) }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { message } = error;
      const title = releaseTitle(release);
      lake.log(`The scheduled release "${title}" could not be published: ${message}`);
      await unschedule(dataset, release, (documents) =>
        documents.apply({ patch: { id: release._id, set: { error: { message } } } }),
      );
    }
  }

  /** Unschedules a release for what comes `then`, unless somebody has published, moved or unscheduled it. */
  async function unschedule(
    dataset: Dataset,
    { _id }: LakeDocument,
    then: (documents: WorkingSet) => void,
  ): Promise<void> {
    // Whoever scheduled it, for the history of what it publishes.
    const selection = { dataset: dataset.name, ids: [_id], newestFirst: true, limit: 1 };
    const [last] = lake.store.log.select(selection);
    await dataset.transact({ author: last?.author ?? LOCAL_EDITOR.id }, (documents) => {
      const release = documents.get(_id);
      if (!release || !isDue(release)) return;
      const releaseId = releaseIdOf(release);
      performReleaseAction(documents, { actionType: UNSCHEDULE, releaseId });
      then(documents);
    });
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      let wait = clock.everyMs;
      try {
        for (const dataset of lake.store.datasets()) await publishDue(dataset);
      } catch (error) {
        wait *= PAUSE;
        const again = `it is tried again in ${wait / 1000} s`;
        lake.log(`Scheduled releases cannot be published, ${again}: ${messageOf(error)}`);
      }
      await sleep(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  const watching = watch();
  return {
    /** Stops after what is under way; the rest is published after the next start. */
    close: async () => {
      stop.abort();
      await watching;
    },
  };
}
