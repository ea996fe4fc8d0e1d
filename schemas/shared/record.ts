/** Narrows a value to an object that is neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A record with a value for each name. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  const record: Partial<Record<Name, Value>> = {};
  for (const name of names) record[name] = make(name);
  if (hasAll(record, names)) return record;
  throw new TypeError("A name without a value is left.");
}

const hasAll = <Name extends string, Value>(
  record: Partial<Record<Name, Value>>,
  names: readonly Name[],
): record is Record<Name, Value> => names.every((name) => Object.hasOwn(record, name));
