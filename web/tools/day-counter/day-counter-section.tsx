import { siteUrl } from "#schemas/environment/addresses.ts";
import { addMonths } from "#schemas/figures/review-day.ts";
import { Island } from "#web/asleep/island.tsx";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { today } from "#web/content/today.ts";
import { Section, type SectionPlacement } from "#web/sections/section.tsx";
import type { Answers, Asked } from "../answers.ts";
import { examplesOf, type Tool, type ToolContent, textOf, toolOf } from "../tool.ts";
import { TOOL_ID } from "../tool-form.tsx";
import { plainWords } from "../words.ts";
import { resultAddress } from "./call-message.ts";
import { DayCounter } from "./day-counter.tsx";
import { dayFacts } from "./day-facts.ts";
import { DayResult } from "./day-result.tsx";
import { readDayRules } from "./read-rules.ts";
import { isFilled, readStays, rowsIn } from "./read-stays.ts";
import { countDays, type DayRules } from "./rules.ts";

type DayCounterSectionProps = SectionPlacement & {
  content: ToolContent | null;
  /** Path of the page. */
  path: string;
  asked: Asked | undefined;
};

/** So far ahead a stay may be planned. */
const MONTHS_AHEAD = 60;

/** The day counter with a worked example; nothing where a figure of its rules cannot be read. */
export function DayCounterSection(props: DayCounterSectionProps) {
  const { content, path, asked, ...placement } = props;
  const tool = toolOf("day-counter", content, { path, site: siteUrl() });
  if (content === null || tool === null) return null;
  const rules = readDayRules(tool);
  if (rules === undefined) {
    console.warn(`${path} shows no day counter: a figure of its rules holds no number.`);
    return null;
  }
  const latest = addMonths(today(), MONTHS_AHEAD);
  const island = {
    tool,
    rules,
    latest,
    answers: asked?.kind === tool.kind ? asked.answers : undefined,
  };
  return (
    <div id={TOOL_ID}>
      <Section {...placement} heading={content.heading} intro={content.text}>
        <Island name="day-counter" props={island}>
          <DayCounter {...island} />
        </Island>
        <div className="mt-12 border-t border-line print:hidden">
          {examplesOf(content).map(({ key, ...example }) => (
            <Example key={key} tool={tool} rules={rules} latest={latest} {...example} />
          ))}
        </div>
      </Section>
    </div>
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
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-x-6 py-3">
        <span className="font-semibold">
          {plainWords(textOf(tool, "example"))}: {label}
        </span>
        <Icon drawing={chevronDrawing} className="nav-chevron" />
      </summary>
      <div className="grid gap-6 pb-6">
        <p className="text-small">
          <a href={`${resultAddress(tool, answers)}#${TOOL_ID}`}>
            {rowsIn(answers)
              .filter(isFilled)
              .map(({ arrival, departure }) => `${arrival} – ${departure}`)
              .join("; ")}
          </a>
        </p>
        <DayResult tool={tool} groups={dayFacts(countDays(stays, rules), rules)} />
      </div>
    </details>
  );
}
