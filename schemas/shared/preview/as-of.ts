/** The parameter by which an address in the preview names a day. Visitors' pages know none. */
export const AS_OF_PARAMETER = "as-of";

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads a day that came from outside: an ISO date, or undefined for anything else. */
export function readAsOf(text: unknown): string | undefined {
  return typeof text === "string" && ISO_DAY.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;
}

/** The address at which the preview shows a page as of a day; the page as it is without one. */
export function asOfAddress(path: string, day: string | undefined): string {
  return day === undefined ? path : `${path}?${AS_OF_PARAMETER}=${day}`;
}
