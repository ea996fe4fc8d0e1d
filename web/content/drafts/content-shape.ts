import type { ContentSourceMapParsedPath, FilterDefault } from "@sanity/client";
import { parse, type TypeNode, typeEvaluate } from "groq-js";
import { contentSchema } from "#schemas/generated/schema.generated.ts";
import { alternativesIn } from "#schemas/shared/type-alternatives.ts";

const known = new Map<string, TypeNode>();

/**
 * The type of a query's result for complete documents, computed from the content model. The
 * TypeScript types are generated from the same source.
 */
export function resultShape(query: string): TypeNode {
  const shape = known.get(query) ?? typeEvaluate(parse(query), contentSchema);
  known.set(query, shape);
  return shape;
}

/** All types that a value may have. */
export const alternatives = (node: TypeNode): TypeNode[] => alternativesIn(node, contentSchema);

/**
 * Names of texts that code reads, not people: the content lake's own fields, parts of addresses, a
 * figure's unit, the values by which a tool's code knows its document, and ids.
 */
const FOR_CODE = /^(_.*|unit|part|answer|slug|url|href|path|sourceId|target|email|phone)$/;

/** A text that is a date or an address, whatever its field is called. */
const DATE_OR_ADDRESS = /^(\d{4}-\d\d-\d\d|[a-z][a-z\d+.-]*:\S|\/)/i;

/**
 * Whether people read the text of a field. Code reads the other texts. An object may have any name.
 * @param name the name of the text's field
 * @param within the name of the object that the field is in
 */
export function isReadableField(name: string, within?: string): boolean {
  return !FOR_CODE.test(name) && within !== "slug";
}

/**
 * Whether a text may carry the invisible mark of its field in the Studio. Texts that an editor
 * types for people may. A choice from a list may not, because code compares it.
 */
export const isEditableText: FilterDefault = ({ sourcePath, sourceDocument, value }) => {
  const [name, within] = sourcePath.filter((step) => typeof step === "string").reverse();
  if (name === undefined || !isReadableField(name, within) || DATE_OR_ADDRESS.test(value))
    return false;
  const types = typesAt(String(sourceDocument._type), sourcePath);
  return types.some((type) => type.type === "string" && type.value === undefined);
};

/** The types that the content model allows at a path in a document. */
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
