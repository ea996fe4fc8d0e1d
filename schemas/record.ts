/** Narrows to an object whose fields may be read; a list counts as one. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
