import { plainTextOf, textOf } from "../tool.ts";
import { plainWords, ShownWords, type Words } from "../words.tsx";
import type { Plan } from "./make-plan.ts";
import {
  detailOf,
  type PlanContent,
  paperName,
  planFor,
  shortDay,
  timeOf,
  titleOf,
} from "./plan-words.ts";
import type { Move } from "./read-move.ts";

type PlanResultProps = { content: PlanContent; move: Move; plan: Plan };

/** A plan: the five phases with their dated steps, then the papers and what the home country says. */
export function PlanResult({ content, move, plan }: PlanResultProps) {
  const { tool, phases, countries } = content;
  const isTight = [...plan.tasks, ...plan.papers].some(({ isLate }) => isLate);
  const country = countries.find(({ id }) => id === move.country);
  return (
    <div className="grid gap-6">
      {isTight && (
        <p className="border-l-2 border-mist pl-3.5">
          <ShownWords words={textOf(tool, "hurry")} />
        </p>
      )}
      <div className="gap-6 sm:columns-2">
        {phases.map((title, phase) => (
          <DatedTable
            key={title}
            caption={title}
            late={textOf(tool, "late")}
            rows={plan.tasks
              .filter((task) => task.phase === phase)
              .map((task) => ({
                ...task,
                title: titleOf(content, task),
                detail: detailOf(content, task),
                time: timeOf(content, task),
              }))}
          />
        ))}
        <DatedTable
          caption={plainTextOf(tool, "papers")}
          late={textOf(tool, "late")}
          rows={plan.papers.map((paper) => ({
            ...paper,
            title: [paperName(content, paper)],
            detail: [],
            time: planFor(content, paper.weeks),
          }))}
        />
      </div>
      {country && <CountryFacts country={country} unconfirmed={content.unconfirmed} />}
    </div>
  );
}

type DatedTableProps = {
  caption: string;
  /** Stands at what begins later than planned. */
  late: Words;
  rows: {
    name: string;
    day: string;
    isLate: boolean;
    title: Words;
    detail: Words;
    time: string;
  }[];
};

/** What begins when, one row each. */
function DatedTable({ caption, late, rows }: DatedTableProps) {
  return (
    <table className="mb-6 w-full break-inside-avoid text-left text-small">
      <caption className="pb-3 text-left font-semibold">{caption}</caption>
      <tbody>
        {rows.map(({ name, day, isLate, title, detail, time }) => (
          <tr key={name} className="border-t border-line align-top max-xs:grid">
            <td className="figures py-3 pr-3.5 whitespace-nowrap">
              <time dateTime={day}>{shortDay(day)}</time>
            </td>
            <th scope="row" className="w-full py-3 font-normal">
              <strong className="font-semibold">
                <ShownWords words={title} />
              </strong>{" "}
              <span className="print:hidden">
                <ShownWords words={detail} />{" "}
              </span>
              <span className="block text-slate">
                {isLate && `${plainWords(late)} `}
                {time}
              </span>
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
