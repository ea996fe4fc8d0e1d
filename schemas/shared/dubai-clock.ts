const inDubai = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Dubai",
});

/** A moment in Dubai time: “1 Jan 2027, 00:00 in Dubai”. @param at Date, or ISO date and time */
export const dubaiClock = (at: Date | string): string => `${inDubai.format(new Date(at))} in Dubai`;
