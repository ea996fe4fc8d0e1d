import type { CustomValidatorResult, ValidationContext } from "@sanity/types";
import { isRecord } from "../shared/record.ts";

/** Refuses a yes or a no without the source that says so. */
export function sourceOfFact(
  source: unknown,
  { parent }: Pick<ValidationContext, "parent">,
): true | string {
  const stated = isRecord(parent) ? parent.stated : undefined;
  const needsSource = stated === "yes" || stated === "no";
  const hasSource = isRecord(source) && typeof source._ref === "string";
  if (!needsSource || hasSource) return true;
  return `Choose the source that says “${stated}”, or set the fact to “Not stated”.`;
}

/** Refuses a list that states a fact twice. */
export function factOnce(facts: unknown): CustomValidatorResult {
  const rows = Array.isArray(facts) ? facts.filter(isRecord) : [];
  const names = rows.map(({ fact }) => fact);
  const problems = rows
    .filter(({ fact }, index) => fact !== undefined && names.indexOf(fact) < index)
    .map(({ _key }) => ({
      message: "This fact is in the list already: keep one row of it.",
      path: [{ _key: `${_key}` }, "fact"],
    }));
  return problems.length === 0 || problems;
}
