/** A member of a stored array: the lake and the Studio tell members apart by `_key`. */
export type Keyed<Value extends object> = Value & { _key: string };

/**
 * Adds array keys made from the position, so that the same content always has the same keys
 * and a second run of the seed finds nothing to change.
 */
export function keyed<const Value extends object>(
  prefix: string,
  values: readonly Value[],
): Keyed<Value>[] {
  return values.map((value, index) => ({ ...value, _key: `${prefix}-${index + 1}` }));
}
