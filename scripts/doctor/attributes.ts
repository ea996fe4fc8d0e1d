import { isRecord } from "#schemas/shared/record.ts";
import { advice, type Finding, good, missing } from "./finding.ts";

/** What this project may use of the free plan's 2,000; the rest is the client's to grow into. */
export const ATTRIBUTE_BUDGET = 1_600;
const FREE_PLAN = 2_000;

/**
 * Counts unique attributes as Sanity's plans do: each path with each type of value, over all documents;
 * elements of an array share one path, whatever their number.
 */
export function countAttributes(documents: Iterable<unknown>): number {
  const found = new Set<string>();
  for (const document of documents) visit(document, "");
  return found.size;

  function visit(value: unknown, path: string): void {
    if (path !== "") found.add(`${path} ${typeOf(value)}`);
    if (Array.isArray(value)) for (const element of value) visit(element, `${path}[]`);
    else if (isRecord(value)) {
      for (const [name, child] of Object.entries(value)) {
        visit(child, path === "" ? name : `${path}.${name}`);
      }
    }
  }
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** @param limit the plan's own, where it is known */
export function judgeAttributes(used: number, limit = FREE_PLAN): Finding {
  const subject = "Attributes";
  const says = `${used} of the ${limit} unique attributes of the plan are used.`;
  if (used >= limit) {
    return missing(
      subject,
      says,
      "Nothing with a new field can be written. Remove fields that no document needs, or take a larger plan.",
    );
  }
  const budget = (limit * ATTRIBUTE_BUDGET) / FREE_PLAN;
  if (used <= budget) return good(subject, says);
  return advice(
    subject,
    says,
    `More than ${budget} leave little room. Reuse objects and references instead of new fields.`,
  );
}
