import { addMonths } from "#schemas/shared/figures/review-day.ts";
import { sectionOf } from "../tool-section.tsx";
import { dayCounter } from "./day-counter.tsx";
import { Form } from "./form.tsx";
import { answersOf, isFilled, readStays, rowsIn } from "./read-stays.ts";

const LAST_DAY = "9999-12-31";

export const section = sectionOf(dayCounter, Form, {
  prepare: () => ({}),
  /** Moved on by years until all of it is ahead, so that none of it ages. */
  ofToday(_, answers, today) {
    if ("problems" in readStays(answers, LAST_DAY)) return answers;
    const rows = rowsIn(answers).filter(isFilled);
    const [first = today] = rows.map(({ arrival }) => arrival).sort();
    const years = Math.max(0, Number(today.slice(0, 4)) - Number(first.slice(0, 4)));
    const isAhead = addMonths(first, years * 12) > today;
    const moved = (day: string) => addMonths(day, (isAhead ? years : years + 1) * 12);
    return answersOf(
      rows.map(({ arrival, departure }) => ({
        arrival: moved(arrival),
        departure: moved(departure),
      })),
    );
  },
});
