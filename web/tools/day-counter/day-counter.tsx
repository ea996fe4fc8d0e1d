import type { Language } from "#schemas/shared/languages.ts";
import { ANSWER_ID } from "#schemas/shared/tools/tool-query.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { addressOfEntries } from "../entries.ts";
import { Horizon } from "../horizon.tsx";
import { ResultRow, ResultTable } from "../result-table.tsx";
import type { TextName } from "../tool.ts";
import { defineTool } from "../tool.ts";
import { plainWords, type Words } from "../words.tsx";
import { readStays, rowsIn } from "./read-stays.ts";
import { countDays, type Day, type DayCount, type DayRules, dayOf, isoOf } from "./rules.ts";

type Text = TextName<"day-counter">;

/** A stay may be planned this many years ahead. */
const YEARS_AHEAD = 5;

const percentOf = (days: number) => days / 3.66;

/**
 * Counts days in the UAE for the tests of tax residency, and absences that end a visa. In the
 * browser the stays are sent nowhere and are not in the address, unless a visitor follows the link
 * with them.
 */
export const dayCounter = defineTool({
  kind: "day-counter",
  inputKinds: { arrival: { type: "date" }, departure: { type: "date" } },
  isPrivate: true,
  answer({ tool }, entries, today, language) {
    const latest = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
    const read = readStays(entries, { today, latest });
    if (read.problems) return read;
    const text = (name: Text) => plainWords(tool.texts[name]);
    const count = countDays(read.stays, tool.rules, dayOf(today));
    const groups = dayFacts(count, tool.rules, dayOf(today), language);
    // A line for each count, without explanations.
    const lines = groups.map(({ name, facts }) => {
      const said = facts.flatMap(({ label, value }) =>
        value === undefined ? [] : [`${text(label)}: ${value}`],
      );
      return `${text(name)}. ${said.join("; ")}.`;
    });
    // Only days of a period that is not over decide anything.
    const { days } = count.current;
    const label = text(days === count.most.days ? "most" : "current");
    return {
      summary: lines.join(" "),
      outcome: `${label}: ${days}`,
      headline: { value: `${days}`, label },
      // Each test and the absences by the first of their facts. The tables hold the others.
      points: groups.slice(1).flatMap(({ name, facts }): Words[] => {
        const fact = facts.find(({ value }) => value !== undefined);
        return fact ? [[`${text(name)}. ${text(fact.label)}: ${fact.value}.`]] : [];
      }),
      scale: (
        <Horizon
          sun={percentOf(days)}
          posts={[tool.rules.shortDays, tool.rules.longDays].map((days) => ({
            at: percentOf(days),
            label: `${days}`,
          }))}
        />
      ),
      details: (
        <div className="grid items-start gap-6 md:grid-cols-2">
          {groups.map(({ name, facts }) => (
            <ResultTable key={name} caption={tool.texts[name]}>
              {facts.map(({ label, value }) => (
                <ResultRow key={label} words={tool.texts[label]} value={value} />
              ))}
            </ResultTable>
          ))}
        </div>
      ),
      lines,
      asked: rowsIn(entries).map(
        ({ arrival, departure }, index) =>
          `${text("stay")} ${index + 1}: ${readableDay(arrival, language)} – ${readableDay(departure || today, language)}`,
      ),
      actions: (
        <a href={`${addressOfEntries(tool.path, { kind: tool.kind, entries })}#${ANSWER_ID}`}>
          {text("address")}
        </a>
      ),
    };
  },
});

/** A part of a result: a label with its value, or a sentence. */
type DayFact = { label: Text; value?: string };

type FactGroup = { name: Text; facts: DayFact[] };

/**
 * The result in words, for its tables and for the message to the consultation form.
 * @param today days before it are described as past
 */
export function dayFacts(
  count: DayCount,
  { absenceDays }: DayRules,
  today: Day,
  language: Language,
): FactGroup[] {
  const dayInWords = (day: Day) => readableDay(isoOf(day), language);
  const inWords = ({ from, to }: DayCount["most"]["period"]) =>
    `${dayInWords(from)} – ${dayInWords(to)}`;
  const { most, current, recent, isOver, longest, running, returnBy } = count;
  const away = Math.max(longest?.days ?? 0, running?.days ?? 0);
  const isPast = running && running.returnBy < today;
  const presence = factsOf([
    ["current", current.days !== most.days && `${current.days}`],
    ["most", most.days],
    ["period", inWords(most.period)],
    ["recent", recent],
  ]);
  const absences = factsOf([
    ["noAbsence", away === 0],
    ["longest", longest?.days],
    ["between", longest && inWords(longest.period)],
    ["away", running?.days],
    [isPast ? "wasBackBy" : "backBy", running && dayInWords(running.returnBy)],
    ["tooLong", away > absenceDays],
    ["askFirst", isPast],
    ["returnBy", returnBy && dayInWords(returnBy)],
  ]);
  return [
    { name: "presence", facts: presence },
    { name: "long", facts: testFacts(count.long, isOver, today, dayInWords) },
    {
      name: "short",
      facts: [...testFacts(count.short, isOver, today, dayInWords), { label: "ties" }],
    },
    { name: "absence", facts: absences },
  ];
}

/** @param isOver whether the last stay has ended, so that it cannot be extended */
function testFacts(
  { missing, metOn = 0 }: DayCount["long"],
  isOver: boolean,
  today: Day,
  dayInWords: (day: Day) => string,
) {
  const ahead = isOver ? "metIfBack" : "willBeMet";
  const asEntered = metOn > today ? "metAsPlanned" : "met";
  return factsOf([
    ["missing", missing > 0 && missing],
    [missing > 0 ? ahead : asEntered, metOn > 0 && dayInWords(metOn)],
  ]);
}

/** The facts that exist: with a number or text as value, or as a sentence. */
function factsOf(found: [Text, string | number | boolean | undefined][]): DayFact[] {
  return found.flatMap(([label, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? { label } : { label, value: `${value}` };
  });
}
