import { isRecord } from "./record.ts";

/** An object, and its place in the document in Sanity's notation: `next`, `rows[_key=="fact-1"]`. */
export type PlacedObject = { field: string | undefined; object: Record<string, unknown> };

/**
 * A document and the objects in it, each before those that it holds. Members of lists without a key
 * are left out.
 * @param field of the object in the document; undefined for the document itself
 */
export function* objectsIn(
  object: Record<string, unknown>,
  field?: string,
): Generator<PlacedObject> {
  yield { field, object };
  for (const [name, value] of Object.entries(object)) {
    const path = field === undefined ? name : `${field}.${name}`;
    if (isRecord(value)) yield* objectsIn(value, path);
    for (const each of Array.isArray(value) ? value : []) {
      if (isRecord(each) && typeof each._key === "string") {
        yield* objectsIn(each, `${path}[_key=="${each._key}"]`);
      }
    }
  }
}
