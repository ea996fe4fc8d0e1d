import type { FigureName } from "#schemas/shared/tools/tool-kinds.ts";
import { defineTool } from "../define-tool.tsx";
import { ruleNumber } from "../rule-number.ts";
import type { Tool } from "../tool.ts";
import { readVisaCase } from "./read-case.ts";
import { openLine } from "./route-lines.ts";
import { findRoutes, type VisaRules } from "./rules.ts";
import { VisaResult } from "./visa-result.tsx";
import { VisaRoute } from "./visa-route.tsx";

/** The rules as the tool's figures state them; undefined where one states no number. */
function readVisaRules(tool: Tool<"visa-route">): VisaRules | undefined {
  const number = (name: FigureName<"visa-route">) => ruleNumber(tool, name);
  const rules = {
    goldenProperty: number("goldenProperty"),
    retirementAge: number("retirementAge"),
    absenceLimit: number("absenceLimit"),
  };
  return Object.values(rules).some(Number.isNaN) ? undefined : rules;
}

export const VisaRouteSection = defineTool({
  kind: "visa-route",
  unreadable: "visa route: a figure of its rules holds no number",
  prepare(tool) {
    const rules = readVisaRules(tool);
    return rules && { rules };
  },
  Form: VisaRoute,
  examples: {
    heading: "examples",
    workOut({ tool, rules }, answers, place) {
      const { person } = readVisaCase(answers);
      if (person === undefined) return undefined;
      const routes = findRoutes(person, rules);
      // A whole result is long: one shows what they are like.
      const details = place === 0 && <VisaResult tool={tool} routes={routes} />;
      return { outcome: openLine(tool, routes), details };
    },
  },
});
