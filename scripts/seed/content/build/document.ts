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

export type Reference = { _type: "reference"; _ref: string };

/** A strong reference: the lake refuses to delete the document it points at. */
export function reference(id: string): Reference {
  return { _type: "reference", _ref: id };
}

/** A document as the seed writes it: everything but what the lake itself adds. */
export type { ContentDocument as SeedDocument } from "@nordune/content-tool";

/** A generated document type without the fields that the lake sets by itself. */
export type Seeded<Stored> = Omit<Stored, "_createdAt" | "_updatedAt" | "_rev">;

/** Place of a document in lists of its type, counted from 0, as dragging in the Studio writes it. */
export const place = (index: number) => `0|${String(index + 1).padStart(5, "0")}0:`;
