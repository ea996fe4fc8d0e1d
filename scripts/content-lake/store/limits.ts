/**
 * How deep a document may be nested: itself, an object in it, a list in that … As in
 * Sanity: https://www.sanity.io/docs/content-lake/technical-limits
 */
export const MAX_DOCUMENT_DEPTH = 20;

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

/** As Sanity has them; what else GROQ could not name. */
const ATTRIBUTE_NAME = /^[a-zA-Z_][a-zA-Z0-9_]*$/;

/** The first attribute, however deep, whose name Sanity refuses. */
export function badAttributeIn(document: object): string | undefined {
  const open: object[] = [document];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const bad = Array.isArray(next)
      ? undefined
      : Object.keys(next).find((name) => !ATTRIBUTE_NAME.test(name));
    if (bad !== undefined) return bad;
    for (const value of Object.values(next)) if (isNested(value)) open.push(value);
  }
  return undefined;
}
