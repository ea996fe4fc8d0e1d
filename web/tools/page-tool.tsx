import type { ReactNode } from "react";
import { isToolKind, type ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import { DayCounterSection } from "./day-counter/section.tsx";
import type { PageToolProps } from "./define-tool.tsx";
import { MovePlanSection } from "./move-plan/section.tsx";
import { TaxEstimateSection } from "./tax-estimate/section.tsx";
import { VisaRouteSection } from "./visa-route/section.tsx";
import { ZoneFinderSection } from "./zone-finder/section.tsx";

/** Every tool; one without its section does not compile. */
const tools: Record<ToolKind, (props: PageToolProps) => ReactNode> = {
  "tax-estimate": TaxEstimateSection,
  "visa-route": VisaRouteSection,
  "zone-finder": ZoneFinderSection,
  "day-counter": DayCounterSection,
  "move-plan": MovePlanSection,
};

/** The tool that a page's document chooses, if it chooses one. */
export function PageTool(props: PageToolProps) {
  const kind = props.page.tool?.kind;
  if (!isToolKind(kind)) return null;
  const ToolOfPage = tools[kind];
  return <ToolOfPage {...props} />;
}
