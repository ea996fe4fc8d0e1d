import { addMonths } from "#schemas/shared/figures/review-day.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-address.ts";
import { addressOfAnswers } from "../answers.ts";
import { defineTool } from "../define-tool.ts";
import { plainTextOf } from "../tool.ts";
import { dayOf } from "./calendar.ts";
import { dayFacts } from "./day-facts.ts";
import { DayResult } from "./day-result.tsx";
import { filledAnswers, isFilled, readStays, rowsIn } from "./read-stays.ts";
import { countDays } from "./rules.ts";

const LAST_DAY = "9999-12-31";

/** So far ahead a stay may be planned. */
const MONTHS_AHEAD = 60;

/**
 * Days in the UAE against the tests of tax residency, and absences against what ends a visa. In the
 * browser the stays go nowhere, not even into the address, unless a visitor follows the link to it.
 */
export const dayCounter = defineTool({
  kind: "day-counter",
  prepare: () => ({}),
  isPrivate: true,
  /** Moved on by years until all of it is ahead, so that none of it ages. */
  ofToday(_, answers, today) {
    const rows = rowsIn(answers).filter(isFilled);
    if (readStays(answers, LAST_DAY).stays === undefined) return answers;
    const [first = today] = rows.map(({ arrival }) => arrival).sort();
    const years = Math.max(0, Number(today.slice(0, 4)) - Number(first.slice(0, 4)));
    const isAhead = addMonths(first, years * 12) > today;
    const moved = (day: string) => addMonths(day, (isAhead ? years : years + 1) * 12);
    return {
      arrival: rows.map(({ arrival }) => moved(arrival)).join(","),
      departure: rows.map(({ departure }) => moved(departure)).join(","),
    };
  },
  answer({ tool }, answers, today) {
    const { stays, problems } = readStays(answers, addMonths(today, MONTHS_AHEAD));
    if (stays === undefined) return { problems };
    const text = (name: Parameters<typeof plainTextOf<"day-counter">>[1]) =>
      plainTextOf(tool, name);
    const count = countDays(stays, tool.rules, dayOf(today));
    const groups = dayFacts(count, tool.rules, today);
    // A line for each of the counts, without the sentences that explain it.
    const lines = groups.map(({ name, facts }) => {
      const said = facts.flatMap(({ label, value }) =>
        value === undefined ? [] : [`${text(label)}: ${value}`],
      );
      return `${text(name)}. ${said.join("; ")}.`;
    });
    const kept = filledAnswers(answers);
    return {
      summary: lines.join(" "),
      outcome: `${text("most")}: ${count.most.days}`,
      details: <DayResult tool={tool} groups={groups} />,
      lines,
      asked: rowsIn(answers)
        .filter(isFilled)
        .map(
          ({ arrival, departure }, index) =>
            `${text("stay")} ${index + 1}: ${arrival} – ${departure}`,
        ),
      kept,
      actions: (
        <a
          href={`${addressOfAnswers(tool.path, { kind: tool.kind, answers: kept })}#${TOOL_ID}`}
          rel="nofollow"
        >
          {text("address")}
        </a>
      ),
    };
  },
});
