import { dubaiClock } from "../../schemas/shared/dubai-clock.ts";

const style = { dateStyle: "medium", timeStyle: "short" } as const;

/**
 * A moment that is still to come, in Dubai's time and beside it in the editor's, if that differs:
 * “1 Jan 2027, 00:00 in Dubai (31 Dec 2026, 21:00 your time)”. Sanity's own forms take the latter.
 *
 * @param at Date, or ISO date and time
 */
export function bothClocks(at: Date | string): string {
  const here = new Intl.DateTimeFormat("en-GB", style).format(new Date(at));
  const there = dubaiClock(at);
  return there.startsWith(here) ? there : `${there} (${here} your time)`;
}
