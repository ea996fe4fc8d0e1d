import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { Island } from "#web/islands/index.ts";
import { examplesOf, plainTextOf, toolOf } from "../tool.ts";
import { ToolExamples, WorkedExample } from "../tool-examples.tsx";
import { answersTo, ToolSection, type ToolSectionProps } from "../tool-section.tsx";
import { UnreadableTool } from "../unreadable-tool.tsx";
import { openLine } from "./call-message.ts";
import { readVisaCase } from "./read-case.ts";
import { readVisaRules } from "./read-rules.ts";
import { findRoutes } from "./rules.ts";
import { VisaResult } from "./visa-result.tsx";
import { VisaRoute } from "./visa-route.tsx";

/** The visa route with its worked examples; nothing where a figure of its rules cannot be read. */
export function VisaRouteSection(props: ToolSectionProps) {
  const { content, path, asked, ...placement } = props;
  const tool = toolOf("visa-route", content, { path, site: siteUrl() });
  if (content === null || tool === null) return null;
  const rules = readVisaRules(tool);
  if (rules === undefined) {
    const warning = `${path} shows no visa route: a figure of its rules holds no number.`;
    return <UnreadableTool {...placement} content={content} warning={warning} />;
  }
  const island = { tool, answers: answersTo(tool, asked) };
  const examples = examplesOf(content).flatMap((example) => {
    const { person } = readVisaCase(example.answers);
    // Without a case, an editor has not finished it.
    return person === undefined ? [] : [{ ...example, routes: findRoutes(person, rules) }];
  });
  return (
    <ToolSection {...placement} content={content}>
      <Island name="visa-route" props={island}>
        <VisaRoute {...island} />
      </Island>
      {examples.length > 0 && (
        <ToolExamples heading={plainTextOf(tool, "examples")}>
          {examples.map(({ key, label, answers, routes }, index) => (
            <WorkedExample
              key={key}
              tool={tool}
              label={label}
              answers={answers}
              outcome={openLine(tool, routes)}
            >
              {index === 0 && <VisaResult tool={tool} routes={routes} />}
            </WorkedExample>
          ))}
        </ToolExamples>
      )}
    </ToolSection>
  );
}
