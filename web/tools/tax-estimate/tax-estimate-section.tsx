import { siteUrl } from "#schemas/environment/addresses.ts";
import { Island } from "#web/asleep/island.tsx";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { today } from "#web/content/today.ts";
import { Section, type SectionPlacement } from "#web/sections/section.tsx";
import { type Answers, type Asked, addressOfAnswers } from "../answers.ts";
import { examplesOf, type Tool, type ToolContent, textOf, toolOf } from "../tool.ts";
import { TOOL_ID } from "../tool-form.tsx";
import { plainWords } from "../words.ts";
import { inDirhams } from "./amounts.ts";
import { readTaxCase } from "./read-case.ts";
import { readTaxRules } from "./read-rules.ts";
import { estimateTax } from "./rules.ts";
import { TaxEstimate } from "./tax-estimate.tsx";
import { TaxResult } from "./tax-result.tsx";

type TaxEstimateSectionProps = SectionPlacement & {
  content: ToolContent | null;
  /** Path of the page. */
  path: string;
  asked: Asked | undefined;
};

/** The tax estimate with its worked examples; nothing where a figure of its rules cannot be read. */
export function TaxEstimateSection(props: TaxEstimateSectionProps) {
  const { content, path, asked, ...placement } = props;
  const tool = toolOf("tax-estimate", content, { path, site: siteUrl() });
  if (content === null || tool === null) return null;
  if (readTaxRules(tool) === undefined) {
    console.warn(`${path} shows no tax estimate: a figure of its rules holds no number.`);
    return null;
  }
  const examples = examplesOf(content);
  const island = {
    tool,
    answers: asked?.kind === tool.kind ? asked.answers : undefined,
    // Most companies keep the calendar year.
    defaults: { periodEnd: `${today().slice(0, 4)}-12-31` },
  };
  return (
    <div id={TOOL_ID}>
      <Section {...placement} heading={content.heading} intro={content.text}>
        <Island name="tax-estimate" props={island}>
          <TaxEstimate {...island} />
        </Island>
        {examples.length > 0 && (
          <div className="mt-12 print:hidden">
            <h3 className="mb-4">{plainWords(textOf(tool, "examples"))}</h3>
            <div className="border-t border-line">
              {examples.map(({ key, ...example }, index) => (
                <Example key={key} tool={tool} {...example} isWhole={index === 0} />
              ))}
            </div>
          </div>
        )}
      </Section>
    </div>
  );
}

type ExampleProps = {
  tool: Tool<"tax-estimate">;
  label: string;
  answers: Answers;
  /** With every line; the others open theirs by their link, for all of them would double the page. */
  isWhole: boolean;
};

/** A case with its two taxes in one line; a touch opens how they come about. */
function Example({ tool, label, answers, isWhole }: ExampleProps) {
  const rules = readTaxRules(tool);
  const { company, currency } = readTaxCase(tool, answers);
  // An editor has not finished it.
  if (company === undefined || rules === undefined) return null;
  const estimate = estimateTax(company, rules);
  const [mainland, freeZone] = [estimate.mainland, estimate.freeZone].map(({ tax }) =>
    inDirhams(tax),
  );
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <span className="font-semibold">{label}</span>
        <span className="flex items-center gap-4 text-small text-slate">
          {plainWords(textOf(tool, "mainland"))} {mainland}, {plainWords(textOf(tool, "freeZone"))}{" "}
          {freeZone}
          <Icon drawing={chevronDrawing} className="nav-chevron" />
        </span>
      </summary>
      <div className="grid gap-6 pb-6">
        <p className="text-small">
          <a href={`${addressOfAnswers(tool.path, { kind: tool.kind, answers })}#${TOOL_ID}`}>
            {answersLine(tool, answers)}
          </a>
        </p>
        {isWhole && <TaxResult tool={tool} estimate={estimate} currency={currency} />}
      </div>
    </details>
  );
}

/** What an example answers, in one line. */
function answersLine({ questions }: Tool<"tax-estimate">, answers: Answers): string {
  return questions
    .flatMap(({ name, label }) => (answers[name] ? [`${label}: ${answers[name]}`] : []))
    .join("; ");
}
