"use client";

import type { QuestionName } from "#schemas/tools/tool-kinds.ts";
import { CallLink } from "../call-link.tsx";
import { ShownWords } from "../shown-words.tsx";
import { type ToolProps, textOf } from "../tool.ts";
import { ToolField } from "../tool-field.tsx";
import { ToolForm } from "../tool-form.tsx";
import { useTool } from "../use-tool.ts";
import { plainWords } from "../words.ts";
import { inDirhams } from "./amounts.ts";
import { callMessage } from "./call-message.ts";
import { readTaxCase, type TaxProblems } from "./read-case.ts";
import { readTaxRules } from "./read-rules.ts";
import { estimateTax } from "./rules.ts";
import { TaxResult } from "./tax-result.tsx";

const amount = { inputMode: "decimal" } as const;

const entries = {
  revenue: amount,
  profit: amount,
  currency: {},
  share: amount,
  periodEnd: { type: "date" },
  earlierRevenue: amount,
} as const satisfies Record<QuestionName<"tax-estimate">, object>;

const isQuestion = (name: string): name is keyof typeof entries => Object.hasOwn(entries, name);

/** Corporate tax on the mainland and in a free zone, on a visitor's own numbers. */
export function TaxEstimate(props: ToolProps<"tax-estimate">) {
  const { tool, defaults = {} } = props;
  const { form, answers, onSubmit, onChange } = useTool(props);
  const result = answers && readTaxCase(tool, answers);
  const problems: TaxProblems = result?.problems ?? {};
  const rules = readTaxRules(tool);
  const estimated =
    answers && result?.company && rules
      ? { answers, currency: result.currency, estimate: estimateTax(result.company, rules) }
      : undefined;
  const text = (name: Parameters<typeof textOf<"tax-estimate">>[1]) =>
    plainWords(textOf(tool, name));
  return (
    <div className="grid gap-12">
      <ToolForm
        ref={form}
        tool={tool}
        submitLabel={text("submit")}
        onSubmit={onSubmit}
        onChange={onChange}
      >
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {tool.questions.map((question) => {
            const { name } = question;
            const problem = isQuestion(name) ? problems[name] : undefined;
            return (
              <ToolField
                key={name}
                question={question}
                answer={(props.answers ?? defaults)[name]}
                error={problem && text(problem)}
                entry={isQuestion(name) ? entries[name] : {}}
              />
            );
          })}
        </div>
      </ToolForm>
      <div className="grid gap-6">
        <p role="status" className="sr-only">
          {estimated &&
            `${text("mainland")}: ${inDirhams(estimated.estimate.mainland.tax)}. ${text("freeZone")}: ${inDirhams(estimated.estimate.freeZone.tax)}.`}
        </p>
        {estimated && (
          <>
            <h3>{text("ownResult")}</h3>
            <TaxResult tool={tool} {...estimated} />
          </>
        )}
        <p className="max-w-measure text-small text-slate">
          <ShownWords words={textOf(tool, "leavesOut")} />
        </p>
        {estimated && (
          <div className="print:hidden">
            <CallLink message={callMessage(tool, estimated.answers, estimated.estimate)}>
              {text("call")}
            </CallLink>
          </div>
        )}
      </div>
    </div>
  );
}
