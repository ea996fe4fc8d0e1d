// Apart from the pages with tools, and from what a tool asks of its document, so that no browser
// fetches the route table and all of these names.

/** The tools, by the names of their folders in web/tools, each with its title for editors. */
export const toolTitles = {
  "tax-estimate": "Tax estimate",
  "visa-route": "Visa route",
  "zone-finder": "Zone finder",
  "day-counter": "Day counter",
  "move-plan": "Plan of the move",
} as const;

export type ToolKind = keyof typeof toolTitles;

export function isToolKind(kind: unknown): kind is ToolKind {
  return typeof kind === "string" && Object.hasOwn(toolTitles, kind);
}

/** What an address with a visitor's answers begins with: `?tool=tax-estimate&revenue=…`. */
export const TOOL_PARAMETER = "tool";

/** Where on its page a tool stands. */
export const TOOL_ID = "tool";

/** Where what its form asks opens: at the result, or at the form where something is wrong. */
export const ANSWER_ID = "answer";

/** What the fragment of an address begins with that carries a result to the contact form. */
export const RESULT_MARK = `${TOOL_PARAMETER}=`;

/** What an address asks, also where only that, or no "?", was copied. */
export function questionIn(address: string): URLSearchParams {
  return new URLSearchParams(address.slice(address.indexOf("?") + 1).replace(/#.*/, ""));
}
