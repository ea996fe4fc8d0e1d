"use client";

import { useEffect, useState } from "react";
import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { CallLink } from "../call-link.tsx";
import { ShownWords } from "../shown-words.tsx";
import { plainTextOf, type ToolProps, textOf } from "../tool.ts";
import { OwnResult, TOOL_ID, ToolForm } from "../tool-form.tsx";
import { useTool } from "../use-tool.ts";
import { callMessage, resultPath, summary } from "./call-message.ts";
import { dayFacts } from "./day-facts.ts";
import { DayResult } from "./day-result.tsx";
import { isFilled, MOST_ROWS, readStays, rowsIn } from "./read-stays.ts";
import { countDays, type DayRules } from "./rules.ts";
import { StayFields } from "./stay-fields.tsx";

type DayCounterProps = ToolProps<"day-counter"> & {
  rules: DayRules;
  /** ISO date after which nobody plans a stay. */
  latest: string;
};

/** Rows in sight; those that a touch opens, too; and empty ones after an answer. */
const ROWS_IN_SIGHT = 4;
const FEWEST_ROWS = 8;
const ROWS_TO_GO_ON = 2;

/**
 * Days in the UAE against the tests of tax residency, and absences against what ends a visa. In the
 * browser the stays go nowhere, not even into the address, unless a visitor follows the link to it.
 */
export function DayCounter(props: DayCounterProps) {
  const { tool, rules, latest } = props;
  const { form, answers } = useTool(props, { isPrivate: true });
  const given = rowsIn(props.answers ?? {});
  const wanted = Math.max(FEWEST_ROWS, given.length, given.filter(isFilled).length + ROWS_TO_GO_ON);
  const [rows, setRows] = useState(Math.min(MOST_ROWS, wanted));
  const [canAdd, setCanAdd] = useState(false);
  useEffect(() => setCanAdd(true), []);

  const read = answers && readStays(answers, latest);
  const groups = read?.stays && dayFacts(countDays(read.stays, rules), rules);
  const text = (name: TextName<"day-counter">) => plainTextOf(tool, name);
  const current = rowsIn(answers ?? {});
  const fields = Array.from({ length: rows }, (_, index) => (
    <StayFields
      // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place
      key={index}
      tool={tool}
      number={index + 1}
      answer={given[index]}
      isPrinted={groups === undefined || (current[index] !== undefined && isFilled(current[index]))}
      problems={read?.problems?.[index]}
    />
  ));
  return (
    <div className="grid gap-12">
      <ToolForm {...form} tool={tool}>
        <p className="max-w-measure text-small text-slate print:hidden">
          <ShownWords words={textOf(tool, "counted")} />
        </p>
        <div className="grid gap-6 lg:grid-cols-2">{fields.slice(0, ROWS_IN_SIGHT)}</div>
        <details open={given.slice(ROWS_IN_SIGHT).some(isFilled)}>
          <summary className="flex min-h-14 items-center gap-4 font-semibold print:hidden">
            {text("moreStays")}
            <Icon drawing={chevronDrawing} className="nav-chevron" />
          </summary>
          <div className="grid gap-6 lg:grid-cols-2">{fields.slice(ROWS_IN_SIGHT)}</div>
          {canAdd && rows < MOST_ROWS && (
            <button
              type="button"
              className="btn btn-secondary mt-6"
              onClick={() => setRows(rows + 1)}
            >
              {text("addStay")}
            </button>
          )}
        </details>
        <p className="max-w-measure text-small text-slate print:hidden">
          <ShownWords words={textOf(tool, "privacy")} />
        </p>
      </ToolForm>
      <OwnResult
        heading={text("ownResult")}
        summary={groups && summary(tool, groups).join(" ")}
        remark={textOf(tool, "leavesOut")}
        actions={
          answers &&
          groups && (
            <div className="grid justify-items-start gap-6 print:hidden">
              <a href={`${resultPath(tool, answers)}#${TOOL_ID}`}>{text("address")}</a>
              <CallLink message={callMessage(tool, answers, groups)}>{text("call")}</CallLink>
            </div>
          )
        }
      >
        {groups && <DayResult tool={tool} groups={groups} />}
      </OwnResult>
    </div>
  );
}
