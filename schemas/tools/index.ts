import { companyDuties } from "./company-duties.ts";
import { dayCounter } from "./day-counter.ts";
import type { ToolKind, toolList } from "./list.ts";
import { movePlan } from "./move-plan.ts";
import { taxEstimate } from "./tax-estimate.ts";
import { visaRoute } from "./visa-route.ts";
import { zoneFinder } from "./zone-finder.ts";

/** A tool of the list that has no document here, or one of another type, does not compile. */
type DocumentsOfList = { [Kind in ToolKind]: { document: { name: (typeof toolList)[Kind] } } };

/** The tools of the list, each with its document's schema and the figures that its rules read. */
export const tools = {
  "tax-estimate": taxEstimate,
  "visa-route": visaRoute,
  "zone-finder": zoneFinder,
  "day-counter": dayCounter,
  "move-plan": movePlan,
  "company-duties": companyDuties,
} as const satisfies DocumentsOfList;

/** Names of the sentences of a tool that depend on the case. */
export function caseNamesOf(kind: ToolKind): string[] {
  const tool = tools[kind];
  return "cases" in tool ? Object.keys(tool.cases) : [];
}

/** Names of the fields in a group of a tool's document, in their order. */
export function namesIn(kind: ToolKind, group: "questions" | "texts" | "messages"): string[] {
  const field = tools[kind].document.fields.find(({ name }) => name === group);
  return field !== undefined && "fields" in field
    ? (field.fields ?? []).map(({ name }) => name)
    : [];
}
