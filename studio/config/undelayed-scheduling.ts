import type { Plugin } from "vite";

/**
 * What Sanity's two dialogs ask before they schedule. They take the time zone off a time that has
 * none any more, and so call the next hours past for whoever schedules in a zone east of their own.
 */
const CALLED_PAST = /isBefore\(zoneDateToUtc\((publishAt[^,]*)\), /g;

/** Compiled code of Sanity that schedules any time to come. */
const scheduleUndelayed = (code: string) => code.replaceAll(CALLED_PAST, "isBefore($1, ");

/** Has the Studio schedule so, until Sanity does (`studio/releases.spec.ts` tells). */
export const undelayedScheduling: Plugin = {
  name: "nordune:undelayed-scheduling",
  transform: {
    filter: { id: /\/sanity\/lib\//, code: "isBefore(zoneDateToUtc(publishAt" },
    handler: scheduleUndelayed,
  },
};
