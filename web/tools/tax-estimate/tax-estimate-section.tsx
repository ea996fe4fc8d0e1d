import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { today } from "#web/content/today.ts";
import { Island } from "#web/islands/index.ts";
import type { Answers } from "../answers.ts";
import { examplesOf, plainTextOf, type Tool, toolOf } from "../tool.ts";
import { ToolExamples, WorkedExample } from "../tool-examples.tsx";
import { answersTo, ToolSection, type ToolSectionProps } from "../tool-section.tsx";
import { UnreadableTool } from "../unreadable-tool.tsx";
import { inDirhams } from "./amounts.ts";
import { readTaxCase } from "./read-case.ts";
import { readTaxRules } from "./read-rules.ts";
import { estimateTax } from "./rules.ts";
import { TaxEstimate } from "./tax-estimate.tsx";
import { TaxResult } from "./tax-result.tsx";

/** The tax estimate with its worked examples; nothing where a figure of its rules cannot be read. */
export function TaxEstimateSection(props: ToolSectionProps) {
  const { content, path, asked, ...placement } = props;
  const tool = toolOf("tax-estimate", content, { path, site: siteUrl() });
  if (content === null || tool === null) return null;
  if (readTaxRules(tool) === undefined) {
    const warning = `${path} shows no tax estimate: a figure of its rules holds no number.`;
    return <UnreadableTool {...placement} content={content} warning={warning} />;
  }
  const examples = examplesOf(content);
  const island = {
    tool,
    answers: answersTo(tool, asked),
    // Most companies keep the calendar year.
    defaults: { periodEnd: `${today().slice(0, 4)}-12-31` },
  };
  return (
    <ToolSection {...placement} content={content}>
      <Island name="tax-estimate" props={island}>
        <TaxEstimate {...island} />
      </Island>
      {examples.length > 0 && (
        <ToolExamples heading={plainTextOf(tool, "examples")}>
          {examples.map(({ key, ...example }) => (
            <Example key={key} tool={tool} {...example} />
          ))}
        </ToolExamples>
      )}
    </ToolSection>
  );
}

type ExampleProps = {
  tool: Tool<"tax-estimate">;
  label: string;
  answers: Answers;
};

/** A case with its two taxes in one line, and with every line of both beneath. */
function Example({ tool, label, answers }: ExampleProps) {
  const rules = readTaxRules(tool);
  const { company, currency } = readTaxCase(tool, answers);
  // An editor has not finished it.
  if (company === undefined || rules === undefined) return null;
  const estimate = estimateTax(company, rules);
  const [mainland, freeZone] = [estimate.mainland, estimate.freeZone].map(({ tax }) =>
    inDirhams(tax),
  );
  return (
    <WorkedExample
      tool={tool}
      label={label}
      answers={answers}
      outcome={`${plainTextOf(tool, "mainland")} ${mainland}, ${plainTextOf(tool, "freeZone")} ${freeZone}`}
    >
      <TaxResult tool={tool} estimate={estimate} currency={currency} />
    </WorkedExample>
  );
}
