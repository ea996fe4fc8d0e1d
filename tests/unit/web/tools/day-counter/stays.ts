import { dayOf } from "#web/tools/day-counter/calendar.ts";
import type { DayRules, Stay } from "#web/tools/day-counter/rules.ts";

/** The rules as they stand in 2026. */
export const rules: DayRules = { longDays: 183, shortDays: 90, absenceDays: 180 };

/** A stay between two ISO dates, written "2027-01-01 2027-03-31". */
export function stay(days: string): Stay {
  const [arrival = "", departure = arrival] = days.split(" ");
  return { arrival: dayOf(arrival), departure: dayOf(departure) };
}

const LEAP_AND_YEAR_ENDS = ["2000-02-28", "2023-12-30", "2024-02-27", "2028-02-28", "2030-12-31"];

/** Up to eight stays in any order, often around the ends of years and of Februaries. */
export function randomStays(random: () => number): Stay[] {
  const begin = LEAP_AND_YEAR_ENDS[Math.floor(random() * LEAP_AND_YEAR_ENDS.length)] ?? "";
  let day = dayOf(begin) - Math.floor(random() * 400);
  const stays = Array.from({ length: 1 + Math.floor(random() * 8) }, () => {
    const arrival = day + Math.floor(random() ** 2 * 250);
    const departure = arrival + Math.floor(random() ** 3 * 250);
    day = departure;
    return { arrival, departure };
  });
  return random() < 0.5 ? stays : stays.reverse();
}
