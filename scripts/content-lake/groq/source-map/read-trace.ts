import type { ContentSourceMap } from "@sanity/client";
import { isRecord } from "../../values.ts";
import { fieldPath, PLACE, type Place, placeOf, readPlace } from "./places.ts";
import { SOURCE } from "./trace-query.ts";

/** A value without the hidden fields, and the map that they were made for. */
export type Mapped = { result: unknown; resultSourceMap: ContentSourceMap };

/**
 * Takes the hidden fields out of the result of a traced query, and says what they said as a content
 * source map. A mapping holds for everything below it that has none of its own, as clients read it:
 * https://www.sanity.io/docs/visual-editing/content-source-maps
 */
export function readTrace(traced: unknown): Mapped {
  const map = createMap();

  /** @param implied the place that the mappings above give to this value */
  function read(value: unknown, path: string, at?: Place, implied?: Place): unknown {
    if (Array.isArray(value)) {
      return value.map((item, index) => {
        const step = `[${index}]`;
        return read(item, path + step, below(at, step), below(implied, step));
      });
    }
    if (isPlainObject(value)) return readObject(value, path, implied);
    if (at !== undefined && at !== implied) map.add(path, at);
    return value;
  }

  function readObject(fields: Record<string, unknown>, path: string, implied?: Place): unknown {
    const own = typeof fields[PLACE] === "string" ? fields[PLACE] : undefined;
    const names = Object.keys(fields).filter((name) => name !== PLACE && !name.startsWith(SOURCE));
    // As it is stored, when nothing in it was chosen by the query.
    const isWhole = own !== undefined && names.length === Object.keys(fields).length - 1;
    if (isWhole && own !== implied) map.add(path, own);
    const copies = names.map((name) => {
      const step = fieldPath(name);
      const at = sourceOf(fields, name, own);
      return [name, read(fields[name], path + step, at, isWhole ? below(own, step) : undefined)];
    });
    return Object.fromEntries(copies);
  }

  return { result: read(traced, "$"), resultSourceMap: map.done() };
}

/** Where a field of a result comes from: what the query says of it, or the object it stands in. */
function sourceOf(fields: Record<string, unknown>, name: string, own?: Place): Place | undefined {
  if (!Object.hasOwn(fields, SOURCE + name)) return below(own, fieldPath(name));
  const source = fields[SOURCE + name];
  if (!Array.isArray(source) || typeof source[0] !== "string") return undefined;
  return below(source[0], fieldPath(String(source[1])));
}

function below(place: Place | undefined, step: string): Place | undefined {
  if (place === undefined) return undefined;
  const { id, type, path } = readPlace(place);
  return placeOf({ id, type, path: path + step });
}

/** Not a date, for instance, which GROQ makes and JSON writes as a string. */
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));

function createMap() {
  const documents = new Map<string, { index: number; type: string }>();
  const paths = new Map<string, number>();
  const mappings: ContentSourceMap["mappings"] = {};
  return {
    add(resultPath: string, place: Place): void {
      const { id, type, path } = readPlace(place);
      const document = documents.get(id) ?? { index: documents.size, type };
      const pathIndex = paths.get(path) ?? paths.size;
      documents.set(id, document);
      paths.set(path, pathIndex);
      const source = { type: "documentValue" as const, document: document.index, path: pathIndex };
      mappings[resultPath] = { type: "value", source };
    },
    done: (): ContentSourceMap => ({
      documents: [...documents].map(([_id, { type }]) => ({ _id, _type: type })),
      paths: [...paths.keys()],
      mappings,
    }),
  };
}
