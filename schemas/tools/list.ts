/**
 * Every tool by the name of its folder in `web/tools`, with the type of its document. There is one
 * document of each type, with the type's name as its id.
 */
export const toolList = {
  "tax-estimate": "taxEstimate",
  "visa-route": "visaRoute",
  "zone-finder": "zoneFinder",
  "day-counter": "dayCounter",
  "move-plan": "movePlan",
  "company-duties": "companyDuties",
} as const;

export type ToolKind = keyof typeof toolList;

export type ToolType = (typeof toolList)[ToolKind];

export function isToolKind(kind: unknown): kind is ToolKind {
  return typeof kind === "string" && Object.hasOwn(toolList, kind);
}

/** The types of the tools' documents. */
export const toolTypes: readonly ToolType[] = Object.values(toolList);
