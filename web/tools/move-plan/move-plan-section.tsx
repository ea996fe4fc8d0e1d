import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { today } from "#web/content/today.ts";
import { Island } from "#web/islands/index.ts";
import { examplesOf, plainTextOf, type ToolExample } from "../tool.ts";
import { ToolExamples, WorkedExample } from "../tool-examples.tsx";
import { answersTo, ToolSection, type ToolSectionProps } from "../tool-section.tsx";
import { UnreadableTool } from "../unreadable-tool.tsx";
import { exampleMove } from "./example-move.ts";
import { makePlan } from "./make-plan.ts";
import { MovePlan } from "./move-plan.tsx";
import { type PlanSources, planContent } from "./plan-content.ts";
import { PlanResult } from "./plan-result.tsx";
import { askedQuestions, type PlanContent, shortDay } from "./plan-words.ts";
import { readMove } from "./read-move.ts";

type MovePlanSectionProps = ToolSectionProps & Omit<PlanSources, "content" | "path" | "site">;

/** The plan of the move with its worked examples; nothing where a time or figure of its rules cannot be read. */
export function MovePlanSection(props: MovePlanSectionProps) {
  const { content, path, phases, countries, labels, asked, ...placement } = props;
  if (content === null) return null;
  const plan = planContent({ content, path, site: siteUrl(), phases, countries, labels });
  if (plan === null) return null;
  if (plan === undefined) {
    const warning = `${path} shows no plan of the move: a time, a figure or a phase of it is missing.`;
    return <UnreadableTool {...placement} content={content} warning={warning} />;
  }
  const examples = examplesOf(content);
  const island = {
    ...plan,
    answers: answersTo(plan.tool, asked),
    defaults: { adults: "1", children: "0" },
  };
  return (
    <ToolSection {...placement} content={content}>
      <Island name="move-plan" props={island}>
        <MovePlan {...island} />
      </Island>
      {examples.length > 0 && (
        <ToolExamples heading={plainTextOf(plan.tool, "examples")}>
          {examples.map((example) => (
            <Example key={example.key} plan={plan} example={example} />
          ))}
        </ToolExamples>
      )}
    </ToolSection>
  );
}

/** A plan of the next such month that leaves time for everything in it, whatever day it is. */
function Example({ plan, example }: { plan: PlanContent; example: ToolExample }) {
  const { tool, rules, countries } = plan;
  const read = readMove(tool, example.answers, { countries });
  // An editor has not finished it.
  if (read.move === undefined) return null;
  const move = exampleMove(read.move, rules, today());
  const made = makePlan(move, rules, today());
  return (
    <WorkedExample
      tool={{ ...tool, questions: askedQuestions(plan) }}
      label={example.label}
      answers={{ ...example.answers, month: move.month.slice(0, "2027-08".length) }}
      outcome={`${plainTextOf(tool, "landing")}: ${shortDay(made.landing)}`}
    >
      <PlanResult content={plan} move={move} plan={made} />
    </WorkedExample>
  );
}
