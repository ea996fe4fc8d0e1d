"use client";

import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import { CallLink } from "../call-link.tsx";
import { ShownWords } from "../shown-words.tsx";
import { plainTextOf, type ToolProps, textOf } from "../tool.ts";
import { ToolQuestions } from "../tool-fields.tsx";
import { ToolForm } from "../tool-form.tsx";
import { useTool } from "../use-tool.ts";
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
} as const;

/** Corporate tax on the mainland and in a free zone, on a visitor's own numbers. */
export function TaxEstimate(props: ToolProps<"tax-estimate">) {
  const { tool, defaults } = props;
  const { form, answers } = useTool(props);
  const result = answers && readTaxCase(tool, answers);
  const problems: TaxProblems = result?.problems ?? {};
  const rules = readTaxRules(tool);
  const estimated =
    answers && result?.company && rules
      ? { answers, currency: result.currency, estimate: estimateTax(result.company, rules) }
      : undefined;
  const text = (name: TextName<"tax-estimate">) => plainTextOf(tool, name);
  return (
    <div className="grid gap-12">
      <ToolForm {...form} tool={tool}>
        <ToolQuestions
          tool={tool}
          questions={tool.questions}
          answers={props.answers ?? defaults}
          problems={problems}
          entries={entries}
        />
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
