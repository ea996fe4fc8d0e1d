/** The parameter that names a day in an address of the preview. Public pages ignore it. */
export const AS_OF_PARAMETER = "as-of";

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads a day from outside: an ISO date, or undefined for any other text. */
export function readAsOf(text: unknown): string | undefined {
  return typeof text === "string" && ISO_DAY.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;
}

/** The address of a page in the preview on a day, or without a day. */
export function asOfAddress(path: string, day: string | undefined): string {
  return day === undefined ? path : `${path}?${AS_OF_PARAMETER}=${day}`;
}
