import type { ReactNode } from "react";
import type { Language } from "#schemas/shared/languages.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { inDirhams } from "../currency.ts";
import { addressOfEntries } from "../entries.ts";
import type { Tool } from "../tool.ts";
import { defineTool } from "../tool.ts";
import { plainWords, ShownWords, type Words, withComputed } from "../words.tsx";
import {
  type DutyName,
  dueDays,
  isOlder,
  type PastReturn,
  pastReturn,
  sortDuties,
  waiverDay,
} from "./due-days.ts";
import type { DutyText, DutyTexts } from "./duty-texts.ts";
import { readCompany } from "./read-company.ts";

/** The duties of a company, each with its days and what missing it costs. */
export const companyDuties = defineTool<"company-duties", DutyTexts>({
  kind: "company-duties",
  inputKinds: { issued: { type: "date" }, calendarName: {} },
  answer({ tool, duties }, entries, today, language) {
    const read = readCompany(entries, tool, today);
    if ("problems" in read) return read;
    const { company } = read;
    const { texts, rules } = tool;
    const due = dueDays(company, rules, today);
    const sorted = sortDuties(due);
    const overdue = pastReturn(due, rules, today);
    // Licence, lease or tax return come back, so one duty is always ahead.
    const [next = { name: "licence", day: today }] = sorted.open;
    const first = overdue ? ({ name: "taxReturn", day: overdue.day } as const) : next;
    const { label: duty, what, penalty } = duties[first.name];
    const label = overdue ? plainWords(withComputed(texts.overdue, { duty })) : duty;
    const day = readableDay(first.day, language);
    // The label of a return that may be late ends with a question.
    const outcome = overdue ? `${day}: ${label}` : `${label}: ${day}`;
    const lineOf = (each: { name: DutyName; day: string }) =>
      `${readableDay(each.day, language)}: ${duties[each.name].label}`;
    const waiver = waiverDay(company, rules) ?? today;
    const costs = overdue
      ? withComputed(texts.overdueCosts, { fine: inDirhams(overdue.fine, language) })
      : [`${plainWords(texts.missed)} `, ...penalty];
    const notes = [
      ...sorted.closed
        .filter(({ name }) => name === "corporateTax")
        .map(() =>
          withComputed(waiver < today ? texts.waiverOver : texts.waiverOpen, {
            waiver: readableDay(waiver, language),
          }),
        ),
      ...(isOlder(company, rules) ? [texts.older] : []),
    ];
    return {
      summary: overdue ? outcome : `${outcome}.`,
      outcome,
      headline: { value: day, label },
      verdict: overdue ? costs : what,
      points: overdue
        ? [...notes, withComputed(texts.nextDuty, { next: lineOf(next) })]
        : [costs, ...notes],
      details: (
        <DutyLists
          tool={tool}
          duties={duties}
          sorted={sorted}
          overdue={overdue}
          language={language}
        />
      ),
      lines: ["", ...(overdue ? [outcome, plainWords(costs)] : []), ...sorted.open.map(lineOf), ""],
      actions: (
        <a
          href={addressOfEntries(`/api/calendar${tool.path}`, { kind: tool.kind, entries })}
          className="btn btn-secondary"
        >
          {plainWords(texts.calendar)}
        </a>
      ),
    };
  },
});

/** “If you miss it: AED 10,000.” */
export const missed = ({ texts }: Pick<Tool<"company-duties">, "texts">, { penalty }: DutyText) =>
  `${plainWords(texts.missed)} ${plainWords(penalty)}`;

type DutyListsProps = DutyTexts & {
  tool: Tool<"company-duties">;
  sorted: ReturnType<typeof sortDuties>;
  /** A return that may be overdue: then past days come first. */
  overdue: PastReturn | undefined;
  language: Language;
};

/** The duties ahead and past with their days, those without a day, and those that are not needed. */
function DutyLists({ tool, duties, sorted, overdue, language }: DutyListsProps) {
  const { texts } = tool;
  const own = (name: DutyName, day?: string) => (
    <Duty key={name} texts={texts} duty={duties[name]} day={day} language={language} />
  );
  const past = sorted.closed.length > 0 && (
    <DutyList heading={texts.closed}>
      {sorted.closed.map(({ name, day }) => own(name, day))}
    </DutyList>
  );
  return (
    <div className="grid gap-6 text-small">
      {overdue && past}
      <DutyList heading={texts.open}>{sorted.open.map(({ name, day }) => own(name, day))}</DutyList>
      {!overdue && past}
      <DutyList heading={texts.further}>{sorted.further.map((name) => own(name))}</DutyList>
      <DutyList heading={texts.notNeeded}>
        {sorted.notNeeded.map((name) => (
          <li key={name} className="border-t border-line pt-3">
            <strong className="font-semibold">{duties[name].label}</strong>{" "}
            <ShownWords words={duties[name].unless} />{" "}
            <span className="text-slate">{duties[name].source}.</span>
          </li>
        ))}
      </DutyList>
      <p className="text-slate">
        <ShownWords words={texts.exceptions} />
      </p>
    </div>
  );
}

function DutyList({ heading, children }: { heading: Words; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-3">{plainWords(heading)}</h4>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">{children}</ul>
    </div>
  );
}

type DutyProps = {
  texts: Tool<"company-duties">["texts"];
  duty: DutyText;
  /** ISO date; undefined for a duty that no date begins. */
  day: string | undefined;
  language: Language;
};

/** A duty with its day, what to do, with whom, and what missing it costs. */
function Duty({ texts, duty, day, language }: DutyProps) {
  return (
    <li className="border-t border-line pt-3">
      {day && (
        <time dateTime={day} className="figures block text-slate">
          {readableDay(day, language)}
        </time>
      )}
      <strong className="font-semibold">{duty.label}</strong>
      <p className="print:hidden">
        <ShownWords words={duty.what} />
      </p>
      <p>
        {plainWords(texts.missed)} <ShownWords words={duty.penalty} />
      </p>
      <p className="text-slate print:hidden">
        {duty.who}. {duty.source}.
      </p>
    </li>
  );
}
