import { cache } from "react";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";

/** What an editor's page is shown as of; one for each rendering. */
const asOf = cache((): { day?: string } => ({}));

/** Has the rest of this rendering show the content as of a day. @param day ISO date, in Dubai */
export function showAsOf(day: string): void {
  asOf().day = day;
}

/** The day of what a page shows, as an ISO date: today in Dubai, unless an editor looks ahead. */
export function today(): string {
  return asOf().day ?? dubaiDay();
}
