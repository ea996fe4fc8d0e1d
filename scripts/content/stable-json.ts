/**
 * JSON that is the same for the same content: fields in alphabetical order, those that begin with
 * an underscore first; members of arrays as they are.
 * @param indent spaces per level; none for one line
 */
export function stableJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, sortFields, indent) ?? "null";
}

/** Whether two values are the same content, whatever the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || stableJson(a) === stableJson(b);
}

function sortFields(_field: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(byName));
}

/** "_" stands between the capitals and the small letters: fields of the lake would not be first. */
function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  const [rankA, rankB] = [a.startsWith("_") ? 0 : 1, b.startsWith("_") ? 0 : 1];
  return rankA - rankB || (a < b ? -1 : 1);
}
