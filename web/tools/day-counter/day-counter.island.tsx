"use client";

import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { type FieldsProps, ToolField } from "../tool-field.tsx";
import { formOf } from "../tool-form.tsx";
import { plainWords, ShownWords } from "../words.tsx";
import { dayCounter } from "./day-counter.tsx";
import { MOST_ROWS, rowsIn } from "./read-stays.ts";

export const Form = formOf(dayCounter, StayFields);

/** Number of visible rows, of rows that can be opened, and of empty rows after a result. */
const ROWS_IN_SIGHT = 4;
const FEWEST_ROWS = 8;
const ROWS_TO_GO_ON = 2;

/** Arrival and departure of each stay, with more rows as needed. */
function StayFields(props: FieldsProps<"day-counter">) {
  const { tool, hasResult } = props;
  const given = rowsIn(props.given ?? {});
  const current = rowsIn(props.entries ?? {});
  const filled = Math.max(given.length, current.length);
  const last = given.at(-1)?.number ?? 0;
  const rows = Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, last, filled + ROWS_TO_GO_ON));
  const fields = Array.from({ length: rows }, (_, index) => {
    const number = index + 1;
    // Empty rows are not printed with a result.
    const isPrinted = !hasResult || current.some((row) => row.number === number);
    return (
      <fieldset key={number} className={isPrinted ? "" : "print:hidden"}>
        <legend className="pb-2 text-small font-semibold text-slate">
          {`${plainWords(tool.texts.stay)} ${number}`}
        </legend>
        <div className="flex flex-wrap gap-3 max-xs:grid">
          {tool.questions.map((question) => (
            <div key={question.name} className="flex-1">
              <ToolField form={props} question={question} row={number} />
            </div>
          ))}
        </div>
      </fieldset>
    );
  });
  const note = (name: "counted" | "privacy") => (
    <p className="max-w-measure text-small text-slate print:hidden">
      <ShownWords words={tool.texts[name]} />
    </p>
  );
  return (
    <>
      {note("counted")}
      <div className="grid gap-6 lg:grid-cols-2">{fields.slice(0, ROWS_IN_SIGHT)}</div>
      <details open={last > ROWS_IN_SIGHT}>
        <summary className="flex min-h-14 items-center gap-4 font-semibold print:hidden">
          {plainWords(tool.texts.moreStays)}
          <Icon drawing={chevronDrawing} className="nav-chevron" />
        </summary>
        <div className="grid gap-6 lg:grid-cols-2">{fields.slice(ROWS_IN_SIGHT)}</div>
      </details>
      {note("privacy")}
    </>
  );
}
