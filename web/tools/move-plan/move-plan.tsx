import { defineTool } from "../define-tool.ts";
import { plainTextOf, type ToolProps } from "../tool.ts";
import type { ToolPlace } from "../tool-place.ts";
import { wordsOf } from "../words.tsx";
import { exampleMove } from "./example-move.ts";
import { makePlan } from "./make-plan.ts";
import { PlanResult } from "./plan-result.tsx";
import {
  askedQuestions,
  calendarAddress,
  type PlanContent,
  planLines,
  shortDay,
} from "./plan-words.ts";
import { readMove } from "./read-move.ts";
import { PHASES } from "./steps.ts";

const people = { inputMode: "numeric" } as const;

/** What of a page a plan is made from; undefined where a phase of the home page's process is missing. */
export function planPlace({ page, settings }: Pick<ToolPlace, "page" | "settings">) {
  const { phases, homeCountries } = page;
  if (phases?.length !== PHASES) return undefined;
  const labels = settings.homeCountryLabels;
  return {
    defaults: { adults: "1", children: "0" },
    phases: phases.map(({ title }) => title),
    countries: (homeCountries ?? []).map(({ _id, name, papers, licence, treaty }) => ({
      id: _id,
      name,
      facts: [
        { label: labels.papers, words: papers && wordsOf(papers) },
        { label: labels.licence, words: licence && wordsOf(licence) },
        { label: labels.treaty, words: wordsOf(treaty) },
      ],
    })),
    unconfirmed: labels.unconfirmed,
  };
}

/** A plan of a visitor's own move, with dates, papers and a file for the calendar. */
export const movePlan = defineTool({
  kind: "move-plan",
  prepare: planPlace,
  entries: { month: { type: "month" }, adults: people, children: people },
  questions: (props: ToolProps<"move-plan"> & Omit<PlanContent, "tool">) => askedQuestions(props),
  printsResultAlone: true,
  /** The next such month that leaves time for everything in it. */
  ofToday({ tool, countries }, given, today) {
    const { move } = readMove(tool, given, { countries });
    if (move === undefined) return given;
    return { ...given, month: exampleMove(move, tool, today).month.slice(0, "2027-08".length) };
  },
  answer(props, answers, today) {
    const { tool, countries } = props;
    const { move, problems } = readMove(tool, answers, { countries, today });
    if (move === undefined) return { problems };
    const plan = makePlan(move, tool, today);
    const outcome = `${plainTextOf(tool, "landing")}: ${plainTextOf(tool, "weekOf").toLowerCase()} ${shortDay(plan.landing)}`;
    return {
      summary: `${outcome}.`,
      outcome,
      details: <PlanResult content={props} move={move} plan={plan} />,
      lines: ["", ...planLines(props, plan), ""],
      actions: (
        <a href={calendarAddress(tool, answers)} className="btn btn-primary">
          {plainTextOf(tool, "calendar")}
        </a>
      ),
    };
  },
});
