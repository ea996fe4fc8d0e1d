import { plainTextOf, textOf } from "../tool.ts";
import { ShownWords, type Words } from "../words.tsx";
import type { Plan } from "./make-plan.ts";
import {
  detailOf,
  type PlanContent,
  paperName,
  shortDay,
  timeOf,
  titleOf,
  whenOf,
} from "./plan-words.ts";
import type { Move } from "./read-move.ts";

type PlanResultProps = { content: PlanContent; move: Move; plan: Plan };

/** A plan: the five phases with their dated steps, then the papers and what the home country says. */
export function PlanResult({ content, move, plan }: PlanResultProps) {
  const { tool, phases, countries } = content;
  const country = countries.find(({ id }) => id === move.country);
  return (
    <div className="grid gap-6">
      {plan.isLater && (
        <p className="border-l-2 border-mist pl-3.5">
          <ShownWords words={textOf(tool, "tooSoon")} />{" "}
          <strong className="font-semibold">{`${plainTextOf(tool, "weekOf").toLowerCase()} ${shortDay(plan.landing)}.`}</strong>
        </p>
      )}
      <div className="gap-6 sm:columns-2">
        {phases.map((title, phase) => (
          <DatedTable
            key={title}
            caption={title}
            rows={plan.tasks
              .filter((task) => task.phase === phase)
              .map((task) => ({
                ...task,
                title: titleOf(content, task),
                detail: detailOf(content, task),
                when: whenOf(content, task),
                time: timeOf(content, task.weeks),
              }))}
          />
        ))}
        <DatedTable
          caption={plainTextOf(tool, "papers")}
          rows={plan.papers.map((paper) => ({
            ...paper,
            title: [paperName(content, paper)],
            detail: [],
            when: whenOf(content, paper),
            time: timeOf(content, paper.weeks),
          }))}
        />
      </div>
      {country && <CountryFacts country={country} unconfirmed={content.unconfirmed} />}
    </div>
  );
}

type DatedTableProps = {
  caption: string;
  rows: {
    name: string;
    day: string;
    when: string;
    title: Words;
    detail: Words;
    time: string;
  }[];
};

/** What begins when, one row each. */
function DatedTable({ caption, rows }: DatedTableProps) {
  return (
    <table className="mb-6 w-full break-inside-avoid text-left text-small">
      <caption className="pb-3 text-left font-semibold">{caption}</caption>
      <tbody>
        {rows.map(({ name, day, when, title, detail, time }) => (
          <tr key={name} className="border-t border-line align-top max-xs:grid">
            <td className="figures py-3 pr-3.5 xs:whitespace-nowrap">
              <time dateTime={day}>{when}</time>
            </td>
            <th scope="row" className="w-full py-3 font-normal">
              <strong className="font-semibold">
                <ShownWords words={title} />
              </strong>{" "}
              <span className="print:hidden">
                <ShownWords words={detail} />{" "}
              </span>
              <span className="block text-slate">{time}</span>
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CountryFactsProps = { country: PlanContent["countries"][number]; unconfirmed: string };

/** What the home country says of papers, licence and tax, and what of it nobody has confirmed. */
function CountryFacts({ country, unconfirmed }: CountryFactsProps) {
  return (
    <dl className="grid gap-3.5 text-small">
      {country.facts.map(({ label, words }) => (
        <div key={label}>
          <dt className="font-semibold">
            {label}, {country.name}
          </dt>
          <dd className="text-slate">{words ? <ShownWords words={words} /> : unconfirmed}</dd>
        </div>
      ))}
    </dl>
  );
}
