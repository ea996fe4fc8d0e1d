import type { LakeDocument } from "../../store/document.ts";
import { isRecord } from "../../values.ts";

/** How the paths of a source map name the items of an array: by their `_key`, or by their number. */
export type ItemNames = "key" | "index";

/**
 * The hidden field by which every object of a document says where it stands; no field of a schema
 * can have this name.
 */
export const PLACE = "@place";

/** A document and a JSONPath in it. As one string, because GROQ hands those on as they are. */
export type Place = string;

const SEPARATOR = "\n";

export const placeOf = ({ id, type, path }: { id: string; type: string; path: string }): Place =>
  [id, type, path].join(SEPARATOR);

export function readPlace(place: Place): { id: string; type: string; path: string } {
  const [id = "", type = "", path = ""] = place.split(SEPARATOR);
  return { id, type, path };
}

const ESCAPES: Record<string, string> = {
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "'": "\\'",
  "\\": "\\\\",
};

const escaped = (text: string) =>
  text.replace(/[\f\n\r\t'\\]/g, (found) => ESCAPES[found] ?? found);

/** The JSONPath of a field, as `@sanity/client` writes it. */
export const fieldPath = (name: string): string => `['${escaped(name)}']`;

const known: Record<ItemNames, WeakMap<LakeDocument, LakeDocument>> = {
  key: new WeakMap(),
  index: new WeakMap(),
};

/** A copy of the document in which every object says where it stands. */
export function withPlaces(document: LakeDocument, items: ItemNames): LakeDocument {
  const made = known[items].get(document);
  if (made !== undefined) return made;
  const id = typeof document._originalId === "string" ? document._originalId : document._id;
  const copyObject = <Fields extends Record<string, unknown>>(fields: Fields, path: string) => {
    const copies = Object.entries(fields).map(([name, value]) => [
      name,
      copyOf(value, path + fieldPath(name)),
    ]);
    return { ...Object.fromEntries(copies), [PLACE]: placeOf({ id, type: document._type, path }) };
  };
  const copyOf = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      return value.map((item, index) => copyOf(item, path + itemPath(item, index, items)));
    }
    return isRecord(value) ? copyObject(value, path) : value;
  };
  const copy: LakeDocument = { ...document, ...copyObject(document, "$") };
  known[items].set(document, copy);
  return copy;
}

function itemPath(item: unknown, index: number, items: ItemNames): string {
  const hasKey = items === "key" && isRecord(item) && typeof item._key === "string";
  return hasKey ? `[?(@._key=='${escaped(String(item._key))}')]` : `[${index}]`;
}
