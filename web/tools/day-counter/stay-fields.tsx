import { plainTextOf, type Tool } from "../tool.ts";
import { ToolField } from "../tool-fields.tsx";
import type { RowProblems, StayRow } from "./read-stays.ts";

type StayFieldsProps = {
  tool: Tool<"day-counter">;
  /** Which stay this is; the first is 1. */
  number: number;
  answer: StayRow | undefined;
  problems: RowProblems | undefined;
  /** Empty rows leave a sheet to the result. */
  isPrinted: boolean;
};

const date = { type: "date" } as const;

/** Arrival and departure of one stay. */
export function StayFields({ tool, number, answer, problems = {}, isPrinted }: StayFieldsProps) {
  return (
    <fieldset className={isPrinted ? "" : "print:hidden"}>
      <legend className="pb-2 text-small font-semibold text-slate">
        {`${plainTextOf(tool, "stay")} ${number}`}
      </legend>
      <div className="flex flex-wrap gap-3">
        {tool.questions.map((question) => {
          const { name } = question;
          if (name !== "arrival" && name !== "departure") return null;
          const problem = problems[name];
          return (
            <div key={name} className="grow basis-43">
              <ToolField
                question={question}
                row={number}
                answer={answer?.[name]}
                error={problem && plainTextOf(tool, problem)}
                entry={date}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
