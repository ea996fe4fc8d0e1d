import { DayCounter } from "#web/tools/day-counter/day-counter.tsx";
import { taking } from "./take-over-island.tsx";

export const wake = taking(DayCounter);
