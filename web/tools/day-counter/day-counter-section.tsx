import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { addMonths } from "#schemas/shared/figures/review-day.ts";
import { today } from "#web/content/today.ts";
import { Island } from "#web/islands/index.ts";
import type { Answers } from "../answers.ts";
import { examplesOf, plainTextOf, type Tool, toolOf } from "../tool.ts";
import { ToolExamples, WorkedExample } from "../tool-examples.tsx";
import { answersTo, ToolSection, type ToolSectionProps } from "../tool-section.tsx";
import { UnreadableTool } from "../unreadable-tool.tsx";
import { DayCounter } from "./day-counter.tsx";
import { dayFacts } from "./day-facts.ts";
import { DayResult } from "./day-result.tsx";
import { readDayRules } from "./read-rules.ts";
import { filledAnswers, isFilled, readStays, rowsIn } from "./read-stays.ts";
import { countDays, type DayRules } from "./rules.ts";

/** So far ahead a stay may be planned. */
const MONTHS_AHEAD = 60;

/** The day counter with its worked examples; nothing where a figure of its rules cannot be read. */
export function DayCounterSection(props: ToolSectionProps) {
  const { content, path, asked, ...placement } = props;
  const tool = toolOf("day-counter", content, { path, site: siteUrl() });
  if (content === null || tool === null) return null;
  const rules = readDayRules(tool);
  if (rules === undefined) {
    const warning = `${path} shows no day counter: a figure of its rules holds no number.`;
    return <UnreadableTool {...placement} content={content} warning={warning} />;
  }
  const latest = addMonths(today(), MONTHS_AHEAD);
  const examples = examplesOf(content);
  const island = {
    tool,
    rules,
    latest,
    answers: answersTo(tool, asked),
  };
  return (
    <ToolSection {...placement} content={content}>
      <Island name="day-counter" props={island}>
        <DayCounter {...island} />
      </Island>
      {examples.length > 0 && (
        <ToolExamples heading={plainTextOf(tool, "example")}>
          {examples.map(({ key, ...example }) => (
            <Example key={key} tool={tool} rules={rules} latest={latest} {...example} />
          ))}
        </ToolExamples>
      )}
    </ToolSection>
  );
}

type ExampleProps = {
  tool: Tool<"day-counter">;
  rules: DayRules;
  latest: string;
  label: string;
  answers: Answers;
};

/** Somebody's stays with what comes of them, which a touch opens. */
function Example({ tool, rules, latest, label, answers }: ExampleProps) {
  const { stays } = readStays(answers, latest);
  // An editor has not finished it.
  if (stays === undefined) return null;
  const asked = rowsIn(answers)
    .filter(isFilled)
    .map(({ arrival, departure }) => `${arrival} – ${departure}`);
  const count = countDays(stays, rules);
  return (
    <WorkedExample
      tool={tool}
      label={label}
      answers={filledAnswers(answers)}
      asked={asked.join("; ")}
      outcome={`${plainTextOf(tool, "most")}: ${count.most.days}`}
    >
      <DayResult tool={tool} groups={dayFacts(count, rules)} />
    </WorkedExample>
  );
}
