const style = { dateStyle: "medium", timeStyle: "short" } as const;
const inDubai = new Intl.DateTimeFormat("en-GB", { ...style, timeZone: "Asia/Dubai" });

/** A moment in Dubai time: “1 Jan 2027, 00:00 in Dubai”. @param at ISO date and time */
export const dubaiClock = (at: string): string => `${inDubai.format(new Date(at))} in Dubai`;

/**
 * A moment that is still to come, in Dubai's time and beside it in the editor's, if that differs:
 * “1 Jan 2027, 00:00 in Dubai (31 Dec 2026, 21:00 your time)”. Sanity's own forms take the latter.
 *
 * @param at Date, or ISO date and time
 */
export function bothClocks(at: Date | string): string {
  const moment = new Date(at);
  const here = new Intl.DateTimeFormat("en-GB", style).format(moment);
  const there = inDubai.format(moment);
  return `${there} in Dubai${here === there ? "" : ` (${here} your time)`}`;
}
