// sanity 6.16.0: the two dialogs for scheduling subtract the time zone twice. Not needed once they take
// every future time; `sanity-names.test.ts` and `releases.spec.ts` notice that.

import type { Plugin } from "vite";

/**
 * The condition of Sanity's two scheduling dialogs. They subtract the time zone twice, so east of
 * the user's own zone the next hours count as past.
 */
const CALLED_PAST = /isBefore\(zoneDateToUtc\((publishAt[^,]*)\), /g;

/** What tells the modules of the dialogs. */
export const OF_SCHEDULING_DIALOGS = "isBefore(zoneDateToUtc(publishAt";

/** Changes Sanity's compiled code so that any future time can be scheduled. */
const scheduleUndelayed = (code: string) => code.replaceAll(CALLED_PAST, "isBefore($1, ");

/** Applies the change until Sanity fixes the dialogs (`tests/e2e/studio/releases.spec.ts` notices that). */
export const undelayedScheduling: Plugin = {
  name: "nordune:undelayed-scheduling",
  transform: {
    filter: { id: /\/sanity\/lib\//, code: OF_SCHEDULING_DIALOGS },
    handler: scheduleUndelayed,
  },
};
