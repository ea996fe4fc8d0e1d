import { taking } from "#web/islands/browser.ts";
import { DayCounter } from "#web/tools/day-counter/day-counter.tsx";

export const wake = taking(DayCounter);
