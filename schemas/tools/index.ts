import { dayCounter } from "./day-counter.ts";
import { movePlan } from "./move-plan.ts";
import { taxEstimate } from "./tax-estimate.ts";
import { visaRoute } from "./visa-route.ts";
import { zoneFinder } from "./zone-finder.ts";

/**
 * The tools by the names of their folders in `web/tools`, each with its document's type and the
 * figures that its rules read. There is one document of each type, with the type's name as its id.
 */
export const tools = {
  "tax-estimate": taxEstimate,
  "visa-route": visaRoute,
  "zone-finder": zoneFinder,
  "day-counter": dayCounter,
  "move-plan": movePlan,
} as const;

export type ToolKind = keyof typeof tools;

export type ToolType = (typeof tools)[ToolKind]["document"]["name"];

export function isToolKind(kind: unknown): kind is ToolKind {
  return typeof kind === "string" && Object.hasOwn(tools, kind);
}

/** The types of the tools' documents. */
export const toolTypes: readonly ToolType[] = Object.values(tools).map(
  ({ document }) => document.name,
);

/** Names of the fields in a group of a tool's document, in their order. */
export function namesIn(kind: ToolKind, group: "questions" | "texts" | "messages"): string[] {
  const field = tools[kind].document.fields.find(({ name }) => name === group);
  return field !== undefined && "fields" in field
    ? (field.fields ?? []).map(({ name }) => name)
    : [];
}
