/**
 * How deep a document may be nested: itself, an object in it, a list in that … Far more than an
 * editor makes (Sanity allows 20) and far less than what readers of JSON can take.
 */
export const MAX_DOCUMENT_DEPTH = 100;

/** Whether JSON is nested deeper than `max` levels. Looks level by level, so any depth is safe. */
export function isDeeperThan(value: unknown, max: number): boolean {
  let level = [value].filter(isNested);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > max) return true;
    level = level.flatMap((item) => Object.values(item).filter(isNested));
  }
  return false;
}

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;
