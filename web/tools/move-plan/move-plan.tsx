import { addDays } from "#schemas/shared/figures/review-day.ts";
import { WHO } from "#schemas/shared/tools/clients.ts";
import { ANSWER_ID } from "#schemas/shared/tools/tool-query.ts";
import { useLanguage } from "#web/components/language-context.ts";
import { shortDay } from "#web/lib/short-day.ts";
import { addressOfEntries } from "../entries.ts";
import { Horizon } from "../horizon.tsx";
import type { Tool } from "../tool.ts";
import { defineTool } from "../tool.ts";
import { plainWords, ShownWords } from "../words.tsx";
import { makePlan, type Plan, type Task } from "./make-plan.ts";
import { askedQuestions, inWords, type PlanPlace } from "./plan-words.ts";
import { type Move, readMove } from "./read-move.ts";

const people = { inputMode: "numeric" } as const;

/** A plan of a visitor's move, with dates, documents and a calendar file. */
export const movePlan = defineTool<"move-plan", PlanPlace>({
  kind: "move-plan",
  inputKinds: { month: { type: "month" }, adults: people, children: people, calendarName: {} },
  questions: askedQuestions,
  answer(props, entries, today, language) {
    const { tool, times } = props;
    const read = readMove(entries, { ...props, today });
    if ("problems" in read) return read;
    const { move } = read;
    const plan = makePlan(move, { times, rules: tool.rules }, today);
    const days = plan.tasks.map(({ day }) => day).sort();
    const [from = plan.landing, to = plan.landing] = [days[0], days.at(-1)];
    const start = Date.parse(from);
    const lines = plan.tasks.map((task) => {
      const { when, title } = inWords(props, task, language);
      return `${when}: ${plainWords(title)}`;
    });
    const landing = plainWords(tool.texts.landing);
    const outcome = `${landing}: ${plainWords(tool.texts.weekOf).toLowerCase()} ${shortDay(plan.landing, language)}`;
    return {
      summary: `${outcome}.`,
      outcome,
      headline: { value: shortDay(plan.landing, language), label: landing },
      scale: (
        <Horizon
          sun={((Date.parse(plan.landing) - start) / (Date.parse(to) - start)) * 100}
          posts={[from, to].map((day, index) => ({
            at: index * 100,
            label: shortDay(day, language),
          }))}
        />
      ),
      details: <PlanResult {...props} move={move} plan={plan} />,
      lines: ["", ...lines, ""],
      actions: (
        <>
          <a
            href={addressOfEntries(`/api/calendar${tool.path}`, { kind: tool.kind, entries })}
            className="btn btn-secondary"
          >
            {plainWords(tool.texts.calendar)}
          </a>
          <DutiesLink duties={props.duties} move={move} plan={plan} />
        </>
      ),
    };
  },
});

type DutiesLinkProps = Pick<PlanPlace, "duties"> & { move: Move; plan: Plan };

/**
 * Leads from the day on which the plan expects the licence to the duties after it. What the plan
 * does not ask is the usual case, which the visitor can change there.
 */
function DutiesLink({ duties, move, plan }: DutiesLinkProps) {
  const licence = plan.tasks.find(({ name }) => name === move.company);
  if (duties === null || licence === undefined) return null;
  const entries = {
    [WHO]: "newCompany",
    issued: addDays(licence.day, (licence.weeks ?? 0) * DAYS_OF_WEEK),
    company: move.company,
    customers: "companies",
    visas: "owners",
    periodEnd: "12",
  };
  const address = addressOfEntries(duties.path, { kind: "company-duties", entries });
  return (
    <a href={`${address}#${ANSWER_ID}`} rel="nofollow">
      {duties.label}
    </a>
  );
}

const DAYS_OF_WEEK = 7;

type PlanResultProps = PlanPlace & { tool: Tool<"move-plan">; move: Move; plan: Plan };

/** A plan as a line down the page: five phases with dated steps, each with its documents. */
function PlanResult({ tool, times, phases, countries, move, plan }: PlanResultProps) {
  const language = useLanguage();
  const country = countries.find(({ id }) => id === move.country);
  return (
    <div className="grid gap-6">
      {plan.isLater && (
        <p className="border-l-2 border-mist pl-3.5">
          <ShownWords words={tool.texts.tooSoon} />{" "}
          <strong className="font-semibold">{`${plainWords(tool.texts.weekOf).toLowerCase()} ${shortDay(plan.landing, language)}.`}</strong>
        </p>
      )}
      <ol className="border-l-2 border-iron pl-3.5">
        {phases.map((title, phase) => (
          <li key={title} className="mb-6 grid gap-3">
            <h4>{title}</h4>
            <ol className="grid gap-3 text-small print:gap-2">
              {plan.tasks
                .filter((task) => task.phase === phase)
                .map((task) => (
                  <Step
                    key={task.name}
                    tool={tool}
                    times={times}
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
            <div key={plainWords(words)}>
              <dt className="font-semibold">{`${label}, ${country.name}`}</dt>
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

type StepProps = Pick<PlanPlace, "times"> & {
  tool: Tool<"move-plan">;
  task: Task;
  papers: readonly Task[];
};

/** A step with its date, and the documents that it needs first. */
function Step({ tool, times, task, papers }: StepProps) {
  const language = useLanguage();
  const { when, title, detail, time } = inWords({ tool, times }, task, language);
  return (
    <li
      className={`grid gap-x-6 gap-y-2 border-t border-line pt-3 print:pt-2 ${papers.length > 0 ? "sm:grid-cols-2" : ""}`}
    >
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
          <p className="text-slate">{plainWords(tool.texts.papers)}</p>
          <ul>
            {papers.map((paper) => {
              const words = inWords({ tool, times }, paper, language);
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
