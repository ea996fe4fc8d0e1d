"use client";

import { QuestionTool } from "../question-tool.tsx";
import type { ToolProps } from "../tool.ts";
import { readVisaCase } from "./read-case.ts";
import { closedLine, openLine } from "./route-lines.ts";
import { findRoutes, type VisaRules } from "./rules.ts";
import { VisaResult } from "./visa-result.tsx";

const entries = {
  age: { inputMode: "numeric" },
  property: { inputMode: "decimal" },
  monthsAway: { inputMode: "decimal" },
} as const;

/** Which of the routes to a residence card are open to a visitor, and what each of them is like. */
export function VisaRoute(props: ToolProps<"visa-route"> & { rules: VisaRules }) {
  const { tool, rules } = props;
  return (
    <QuestionTool
      {...props}
      entries={entries}
      heading="ownResult"
      call="call"
      remark="leavesOut"
      answer={(answers) => {
        const { person, problems } = readVisaCase(answers);
        if (person === undefined) return { problems };
        const routes = findRoutes(person, rules);
        return {
          summary: openLine(tool, routes),
          details: <VisaResult tool={tool} routes={routes} />,
          lines: [openLine(tool, routes), closedLine(tool, routes)],
        };
      }}
    />
  );
}
