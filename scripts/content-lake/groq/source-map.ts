import { type ContentSourceMap, jsonPath } from "@sanity/client/csm";
import type { LakeDocument } from "../store/document.ts";
import { isRecord } from "../values.ts";
import { type GroqNode, isNode, mapNodes } from "./syntax.ts";

/**
 * A content source map tells for every value of a result in which field of which document it is
 * stored: https://www.sanity.io/docs/visual-editing/content-source-maps. Documents first get a
 * hidden field with the place of each object. The query then passes it on in hidden attributes.
 * Both are finally removed from the result. Filters, sorting and comparisons never see them, so the
 * evaluator is unchanged.
 */

/** The hidden field with the place of an object. No field of a schema has this name. */
const PLACE = "@place";
/** The prefix of the hidden attribute with the source of another attribute. */
const SOURCE = "@source:";

/** A document and a JSONPath in it, as one string, because GROQ passes strings on unchanged. */
type Place = string;

const SEPARATOR = "\n";

const pathStep = (segment: string | number | { _key: string; _index: number }): string =>
  jsonPath([segment]).slice(1);

/** Items of an array are addressed by their `_key`, if they have one. */
const itemPath = (item: unknown, _index: number): string =>
  pathStep(isRecord(item) && typeof item._key === "string" ? { _key: item._key, _index } : _index);

const known = new WeakMap<LakeDocument, LakeDocument>();

/** A copy of the document in which every object contains its place. */
export function withPlaces(document: LakeDocument): LakeDocument {
  const made = known.get(document);
  if (made !== undefined) return made;
  const id = typeof document._originalId === "string" ? document._originalId : document._id;
  const copyObject = (fields: Record<string, unknown>, place: Place) => {
    const copies = Object.entries(fields).map(([name, value]) => [
      name,
      copyOf(value, place + pathStep(name)),
    ]);
    return { ...Object.fromEntries(copies), [PLACE]: place };
  };
  const copyOf = (value: unknown, place: Place): unknown => {
    if (Array.isArray(value)) {
      return value.map((item, index) => copyOf(item, place + itemPath(item, index)));
    }
    return isRecord(value) ? copyObject(value, place) : value;
  };
  const root = [id, document._type, "$"].join(SEPARATOR);
  const copy: LakeDocument = { ...document, ...copyObject(document, root) };
  known.set(document, copy);
  return copy;
}

/** Adds its place, and the source of each attribute, to every object that a query creates. */
export function traceQuery(tree: GroqNode): GroqNode {
  return mapNodes(tree, (node) => {
    if (node.type === "Projection" && isNode(node.expr) && node.expr.type === "Object") {
      const traced = withSources(node.expr);
      const own = attribute(PLACE, access(undefined, PLACE));
      return {
        ...node,
        ...(isNode(node.base) && { base: traceQuery(node.base) }),
        expr: { ...traced, attributes: [...nodesIn(traced.attributes), own] },
      };
    }
    return node.type === "Object" ? withSources(node) : undefined;
  });
}

function withSources(object: GroqNode): GroqNode {
  const attributes = nodesIn(object.attributes).flatMap((each) => {
    const { type, name, value } = each;
    const isChosen = type === "ObjectAttributeValue" && isNode(value);
    return [
      traceQuery(each),
      ...(isChosen ? [attribute(`${SOURCE}${name}`, sourceOf(value))] : []),
    ];
  });
  return { ...object, attributes };
}

/** An expression for the place of a value, or null. */
function sourceOf(value: GroqNode): GroqNode {
  if (value.type === "AccessAttribute" && typeof value.name === "string") {
    const path: GroqNode = { type: "Value", value: pathStep(value.name) };
    return { type: "OpCall", op: "+", left: access(value.base, PLACE), right: path };
  }
  if (value.type === "Group" && isNode(value.base)) return sourceOf(value.base);
  if (value.type === "FuncCall" && value.name === "coalesce") {
    const alternatives = nodesIn(value.args).map((arg) => ({
      type: "SelectAlternative",
      condition: { type: "OpCall", op: "!=", left: arg, right: NOTHING },
      value: sourceOf(arg),
    }));
    return { type: "Select", alternatives };
  }
  if (value.type === "Select") {
    const alternatives = nodesIn(value.alternatives).map((alternative) => ({
      ...alternative,
      value: isNode(alternative.value) ? sourceOf(alternative.value) : NOTHING,
    }));
    const { fallback } = value;
    return { ...value, alternatives, ...(isNode(fallback) && { fallback: sourceOf(fallback) }) };
  }
  return NOTHING;
}

const NOTHING: GroqNode = { type: "Value", value: null };

const nodesIn = (value: unknown): GroqNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

const attribute = (name: string, value: GroqNode): GroqNode => ({
  type: "ObjectAttributeValue",
  name,
  value,
});

const access = (base: unknown, name: string): GroqNode => ({
  type: "AccessAttribute",
  ...(isNode(base) && { base }),
  name,
});

/**
 * Removes the hidden fields from the result of a traced query and returns them as a content source
 * map. A mapping covers everything below it that has no mapping of its own.
 */
export function readTrace(traced: unknown): { result: unknown; resultSourceMap: ContentSourceMap } {
  const documents = new Map<string, { index: number; _type: string }>();
  const paths = new Map<string, number>();
  const mappings: ContentSourceMap["mappings"] = {};

  function add(resultPath: string, place: Place): void {
    const [_id = "", _type = "", path = ""] = place.split(SEPARATOR);
    const { index } = documents.get(_id) ?? { index: documents.size };
    const pathIndex = paths.get(path) ?? paths.size;
    documents.set(_id, { index, _type });
    paths.set(path, pathIndex);
    const source = { type: "documentValue" as const, document: index, path: pathIndex };
    mappings[resultPath] = { type: "value", source };
  }

  /** @param implied the place that the mappings above imply for this value */
  function read(value: unknown, path: string, at?: Place, implied?: Place): unknown {
    if (Array.isArray(value)) {
      return value.map((item, index) => {
        const step = `[${index}]`;
        return read(item, path + step, below(at, step), below(implied, step));
      });
    }
    if (isPlainObject(value)) return readObject(value, path, implied);
    if (at !== undefined && at !== implied) add(path, at);
    return value;
  }

  function readObject(fields: Record<string, unknown>, path: string, implied?: Place): unknown {
    const own = typeof fields[PLACE] === "string" ? fields[PLACE] : undefined;
    const names = Object.keys(fields).filter((name) => name !== PLACE && !name.startsWith(SOURCE));
    // A stored value, if the query selected nothing within it.
    const isComplete = own !== undefined && names.length === Object.keys(fields).length - 1;
    if (isComplete && own !== implied) add(path, own);
    const copies = names.map((name) => {
      const step = pathStep(name);
      const said = fields[SOURCE + name];
      const chosen = typeof said === "string" ? said : undefined;
      // The source that the query names, or the object that contains the value.
      const at = Object.hasOwn(fields, SOURCE + name) ? chosen : below(own, step);
      return [name, read(fields[name], path + step, at, isComplete ? below(own, step) : undefined)];
    });
    return Object.fromEntries(copies);
  }

  const result = read(traced, "$");
  return {
    result,
    resultSourceMap: {
      documents: [...documents].map(([_id, { _type }]) => ({ _id, _type })),
      paths: [...paths.keys()],
      mappings,
    },
  };
}

const below = (place: Place | undefined, step: string): Place | undefined =>
  place === undefined ? undefined : place + step;

/** A date, for instance, has no place: GROQ computes it, and JSON writes it as a string. */
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
