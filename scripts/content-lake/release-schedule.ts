import { setImmediate as letOthersIn, setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "./errors.ts";
import type { Lake } from "./lake.ts";
import { LOCAL_EDITOR } from "./people.ts";
import { publishRelease, unschedule } from "./store/action.ts";
import type { Dataset } from "./store/dataset.ts";
import { type LakeDocument, releaseTitle } from "./store/document.ts";
import type { WorkingSet } from "./store/working-set.ts";
import { messageOf } from "./values.ts";

export type ScheduleClock = {
  now: () => number;
  everyMs: number;
};

const SYSTEM_CLOCK: ScheduleClock = { now: Date.now, everyMs: 1000 };

/** The time of a scheduled release; `NaN` for any other document. */
const timeOf = ({ _type, state, publishAt }: LakeDocument): number =>
  _type === "system.release" && state === "scheduled" ? Date.parse(String(publishAt)) : Number.NaN;

/**
 * Publishes scheduled releases in time, until it is closed. It checks the clock repeatedly and sets
 * no timers, so that a changed clock, a sleeping machine and a time that passed while nothing ran
 * are handled alike.
 */
export function startReleaseSchedule(lake: Lake, clock: ScheduleClock = SYSTEM_CLOCK) {
  const stop = new AbortController();
  const { signal } = stop;
  const isDue = (document: LakeDocument) => timeOf(document) <= clock.now();

  /**
   * A release that cannot be published becomes active again with the reason, for an editor to fix.
   */
  async function publish(dataset: Dataset, release: LakeDocument): Promise<void> {
    try {
      await whenStillDue(dataset, release, publishRelease);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { message } = error;
      const title = releaseTitle(release);
      lake.log(`The scheduled release "${title}" could not be published: ${message}`);
      await whenStillDue(dataset, release, (documents, { _id }) =>
        documents.apply({ patch: { id: _id, set: { error: { message } } } }),
      );
    }
  }

  /**
   * Unschedules a release before `then`, unless somebody has published, changed or unscheduled it.
   */
  async function whenStillDue(
    dataset: Dataset,
    { _id }: LakeDocument,
    then: (documents: WorkingSet, release: LakeDocument) => void,
  ): Promise<void> {
    // The user who scheduled it, for the history of what it publishes.
    const selection = { dataset: dataset.name, ids: [_id], newestFirst: true, limit: 1 };
    const [last] = lake.store.log.select(selection);
    await dataset.transact({ author: last?.author ?? LOCAL_EDITOR.id }, (documents) => {
      const release = documents.get(_id);
      if (!release || !isDue(release)) return;
      unschedule(documents, release);
      then(documents, release);
    });
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      try {
        for (const dataset of lake.store.datasets()) {
          const due = dataset.all().filter(isDue);
          for (const release of due.sort((a, b) => timeOf(a) - timeOf(b))) {
            if (!signal.aborted) await publish(dataset, release);
            await letOthersIn();
          }
        }
      } catch (error) {
        lake.log(`Scheduled releases cannot be published yet: ${messageOf(error)}`);
      }
      await sleep(clock.everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const watching = watch();
  return {
    /** Stops after the current release. The others are published after the next start. */
    close: async () => {
      stop.abort();
      await watching;
    },
  };
}
