/** Narrows to an object whose fields may be read; neither null nor a list is one. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
