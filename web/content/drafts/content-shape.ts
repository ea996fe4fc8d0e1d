import type { ContentSourceMapParsedPath, FilterDefault } from "@sanity/client";
import { parse, type TypeNode, typeEvaluate } from "groq-js";
import { contentSchema } from "#schemas/generated/schema.generated.ts";

const known = new Map<string, TypeNode>();

/** What a query returns of complete documents, by the content model: the source of its TypeScript type. */
export function resultShape(query: string): TypeNode {
  const shape = known.get(query) ?? typeEvaluate(parse(query), contentSchema);
  known.set(query, shape);
  return shape;
}

/** The types that a value may have, each written out: without names, unions and parts elsewhere. */
export function alternatives(node: TypeNode): TypeNode[] {
  switch (node.type) {
    case "inline": {
      const named = contentSchema.find(({ name }) => name === node.name);
      return named?.type === "type" ? alternatives(named.value) : [node];
    }
    case "union":
      return node.of.flatMap(alternatives);
    case "object": {
      const { rest, attributes } = node;
      if (rest === undefined) return [node];
      return alternatives(rest).flatMap((part) =>
        part.type === "object"
          ? [{ type: "object", attributes: { ...part.attributes, ...attributes } }]
          : [],
      );
    }
    default:
      return [node];
  }
}

/**
 * Fields of the content lake's own, and those that become part of an address; the unit, which
 * decides how a figure is written; what a tool's code knows a part of its document by, and what its
 * rules are answered.
 */
const FOR_CODE = /^(_.*|unit|part|answer|slug|current|url|href|path|source|target|email|phone)$/;

/** A text that is a date or an address of its own, whatever its field is called. */
const DATE_OR_ADDRESS = /^(\d{4}-\d\d-\d\d|[a-z][a-z\d+.-]*:\S|\/)/i;

/** Do people read what stands in the field? The code reads the rest. */
export function isForReading(name: string): boolean {
  return !FOR_CODE.test(name);
}

/**
 * Whether a text may carry the invisible mark of where it can be edited: any that an editor types
 * for people to read. A choice from a list may not, for the code compares it.
 */
export const isEditableText: FilterDefault = ({ sourcePath, sourceDocument, value }) => {
  const name = sourcePath.findLast((step) => typeof step === "string");
  if (name === undefined || !isForReading(name) || DATE_OR_ADDRESS.test(value)) return false;
  const types = typesAt(String(sourceDocument._type), sourcePath);
  return types.some((type) => type.type === "string" && type.value === undefined);
};

/** What the content model says about a place in a document. */
function typesAt(documentType: string, path: ContentSourceMapParsedPath): TypeNode[] {
  const document = contentSchema.find(({ name }) => name === documentType);
  if (document?.type !== "document") return [];
  const root: TypeNode = { type: "object", attributes: document.attributes };
  return path.reduce<TypeNode[]>(
    (types, step) => types.flatMap((type) => typesBelow(type, step)).flatMap(alternatives),
    [root],
  );
}

function typesBelow(type: TypeNode, step: ContentSourceMapParsedPath[number]): TypeNode[] {
  if (type.type === "array") return typeof step === "string" ? [] : [type.of];
  const attribute = type.type === "object" && typeof step === "string" && type.attributes[step];
  return attribute ? [attribute.value] : [];
}
