// This file is separate, so that no browser loads the route table and the content model.

/** The parameter of a tool's query: `?tool=tax-estimate&revenue=…`. */
export const TOOL_PARAMETER = "tool";

/**
 * The parameter that follows it in the address of a result: a checksum of the entries after it. An
 * address that was cut off or changed on its way has another one.
 */
export const CHECK_PARAMETER = "check";

/**
 * The last field of a tool's form. A form that is sent without a script has no checksum, and its
 * address is whole when it ends with this.
 */
export const END_PARAMETER = "end";

/** The entry of the zones to compare, which each zone of the finder has a checkbox for. */
export const COMPARE_PARAMETER = "compare";

/** Mail programs and pages may write "&" as "&amp;", and keep it so in an address. */
const ESCAPED_AMPERSAND = /^(?:amp;)+/i;

/** The name of a parameter as it was before programs changed the address. */
export const parameterName = (name: string): string => name.replace(ESCAPED_AMPERSAND, "");

/** The id of the tool's element on its page. */
export const TOOL_ID = "tool";

/** The id at which a tool's form opens after a submit: the result, or the errors. */
export const ANSWER_ID = "answer";

/** The beginning of a fragment that carries a result to the contact form. */
export const RESULT_MARK = `${TOOL_PARAMETER}=`;

/** The longest time that a step is planned with, in weeks. */
export const LONGEST_TIME = 104;

/** Reads a query, even if only a part of the address was copied. */
export function questionIn(address: string): URLSearchParams {
  return new URLSearchParams(address.slice(address.indexOf("?") + 1).replace(/#.*/, ""));
}
