"use client";

import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import { CallLink } from "../call-link.tsx";
import { plainTextOf, type ToolProps } from "../tool.ts";
import { ToolQuestions } from "../tool-fields.tsx";
import { ToolForm } from "../tool-form.tsx";
import { useTool } from "../use-tool.ts";
import { calendarAddress } from "./calendar-address.ts";
import { makePlan } from "./make-plan.ts";
import { PlanResult } from "./plan-result.tsx";
import { askedQuestions, type PlanContent, planAsText, shortDay } from "./plan-words.ts";
import { type MoveProblems, readMove } from "./read-move.ts";

const people = { inputMode: "numeric" } as const;

const entries = {
  month: { type: "month" },
  adults: people,
  children: people,
  company: {},
  pets: {},
  car: {},
  country: {},
} as const;

/** A plan of a visitor's own move, with dates, papers and a file for the calendar. */
export function MovePlan(props: ToolProps<"move-plan"> & PlanContent) {
  const { tool, rules, countries, defaults } = props;
  const { form, answers } = useTool(props);
  const today = dubaiDay();
  const read = answers && readMove(tool, answers, { countries, today });
  const problems: MoveProblems = read?.problems ?? {};
  const planned =
    answers && read?.move
      ? { answers, move: read.move, plan: makePlan(read.move, rules, today) }
      : undefined;
  const text = (name: TextName<"move-plan">) => plainTextOf(tool, name);
  return (
    <div className="grid gap-12">
      <div className={planned && "print:hidden"}>
        <ToolForm {...form} tool={tool}>
          <ToolQuestions
            tool={tool}
            questions={askedQuestions(props)}
            answers={props.answers ?? defaults}
            problems={problems}
            entries={entries}
          />
        </ToolForm>
      </div>
      <div className="grid gap-6">
        <p role="status" className="sr-only">
          {planned && `${text("landing")}: ${shortDay(planned.plan.landing)}.`}
        </p>
        {planned && (
          <>
            <h3>{text("result")}</h3>
            <PlanResult content={props} {...planned} />
            <div className="flex flex-wrap gap-3.5 print:hidden">
              <a href={calendarAddress(tool.path, planned.answers)} className="btn btn-primary">
                {text("calendar")}
              </a>
              <CallLink message={planAsText(props, planned.answers, planned.plan)}>
                {text("call")}
              </CallLink>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
