import { plainTextOf, textOf } from "../tool.ts";
import { ShownWords } from "../words.tsx";
import type { PaperTask, Plan, Task } from "./make-plan.ts";
import { inWords, type PlanContent, shortDay } from "./plan-words.ts";
import type { Move } from "./read-move.ts";

type PlanResultProps = { content: PlanContent; move: Move; plan: Plan };

/** A plan as one line down the page: the five phases with their dated steps, each with its papers. */
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
      <ol className="border-l-2 border-iron pl-3.5">
        {phases.map((title, phase) => (
          <li key={title} className="mb-6 grid gap-3">
            <h4>{title}</h4>
            <ol className="grid gap-3 text-small">
              {plan.tasks
                .filter((task) => task.phase === phase)
                .map((task) => (
                  <Step
                    key={task.name}
                    content={content}
                    task={task}
                    papers={plan.papers.filter(({ step }) => step === task.name)}
                  />
                ))}
            </ol>
          </li>
        ))}
      </ol>
      {country && (
        <dl className="grid gap-3.5 text-small">
          {country.facts.map(({ label, words }) => (
            <div key={label}>
              <dt className="font-semibold">
                {label}, {country.name}
              </dt>
              <dd className="text-slate">
                <ShownWords words={words} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type StepProps = { content: PlanContent; task: Task; papers: readonly PaperTask[] };

/** What begins when, and beside it the papers that it asks for first. */
function Step({ content, task, papers }: StepProps) {
  const { when, title, detail, time } = inWords(content, task);
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line pt-3 sm:grid-cols-2">
      <div>
        <time dateTime={task.day} className="figures block text-slate">
          {when}
        </time>
        <strong className="font-semibold">
          <ShownWords words={title} />
        </strong>{" "}
        <span className="print:hidden">
          <ShownWords words={detail} />{" "}
        </span>
        <span className="block text-slate">{time}</span>
      </div>
      {papers.length > 0 && (
        <div className="border-l-2 border-mist pl-3.5">
          <p className="text-slate">{plainTextOf(content.tool, "papers")}</p>
          <ul>
            {papers.map((paper) => {
              const words = inWords(content, paper);
              return (
                <li key={paper.name}>
                  <ShownWords words={words.title} />
                  <time dateTime={paper.day} className="figures block text-slate">
                    {words.when}
                  </time>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </li>
  );
}
