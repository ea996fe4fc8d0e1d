import { type ObjectTypeNode, parse, type SchemaType, type TypeNode, typeEvaluate } from "groq-js";
import {
  emirateSectionFields,
  freePageSectionFields,
  sectionFields,
} from "#schemas/generated/section-queries.generated.ts";
import type { SectionPart, SectionParts } from "#schemas/shared/section-parts.ts";
import { extractContentSchema } from "./content-schema.ts";

/** Queries that together contain every section. */
const queries = [
  `*[_type == "freePage"][0]{ "sections": sections[]{ ${sectionFields}, ${freePageSectionFields} } }`,
  `*[_type == "emirate"][0]{ "sections": sections[]{ ${sectionFields}, ${emirateSectionFields} } }`,
];

/**
 * Source text of `schemas/generated/section-parts.generated.ts`: the parts that a query's result
 * always has of each section if the Studio's rules were kept. It is the TypeScript type of a
 * section for use at run time.
 */
export function generateSectionParts(): string {
  const schema = extractContentSchema();
  const parts: Record<string, SectionParts> = {};
  for (const query of queries) {
    const page = objectsOf(typeEvaluate(parse(query), schema), schema);
    const sections = page.flatMap(({ attributes }) =>
      objectsOf(attributes.sections?.value, schema),
    );
    for (const section of sections) {
      const name = section.attributes._type?.value;
      if (name?.type === "string" && name.value) parts[name.value] = partsOf([section], schema);
    }
  }
  return `// Generated from schemas/sections/ by: npm run typegen
// Do not edit: the next run overwrites it.

import type { SectionParts } from "../shared/section-parts.ts";

/** What the result of a query always has of a section, by the name of its type. */
export const sectionParts: Readonly<Record<string, SectionParts>> = ${JSON.stringify(parts, null, 2)};
`;
}

/** The parts that all of the objects have. */
function partsOf(objects: readonly ObjectTypeNode[], schema: SchemaType): SectionParts {
  const [first, ...others] = objects;
  const parts: Record<string, SectionPart> = {};
  for (const [name, { value, optional = false }] of Object.entries(first?.attributes ?? {})) {
    const isInAll = others.every(({ attributes }) => attributes[name]?.optional === false);
    if (name.startsWith("_") || (others.length > 0 && !isInAll)) continue;
    const part = partOf(value, optional, schema);
    if (part.missing !== "optional" || part.parts !== undefined) parts[name] = part;
  }
  return parts;
}

function partOf(node: TypeNode, isOptional: boolean, schema: SchemaType): SectionPart {
  const types = alternatives(node, schema);
  const objects = objectsOf(node, schema);
  const isPicture = objects.some(({ attributes }) => "decorative" in attributes);
  // The inside of a text or an image belongs to the content lake.
  const isLeaf = isPicture || objects.some(isRichTextBlock);
  const inner = isLeaf ? {} : partsOf(objects, schema);
  const parts = Object.keys(inner).length > 0 ? { parts: inner } : {};
  if (isOptional || types.some(({ type }) => type === "null" || type === "unknown")) {
    return { missing: "optional", ...parts };
  }
  // Code reads a choice from a list, and people read free text.
  const isWords = types.some((type) => type.type === "string" && type.value === undefined);
  return { missing: isWords || isPicture ? "shown" : "leftOut", ...parts };
}

function isRichTextBlock({ attributes: { _type } }: ObjectTypeNode): boolean {
  return _type?.value.type === "string" && _type.value.value === "block";
}

/** The objects that a value or a list may contain. */
function objectsOf(node: TypeNode | undefined, schema: SchemaType): ObjectTypeNode[] {
  if (node === undefined) return [];
  return alternatives(node, schema).flatMap((type) => {
    if (type.type === "array") return objectsOf(type.of, schema);
    return type.type === "object" ? [type] : [];
  });
}

/** All types that a value may have, resolved. */
function alternatives(node: TypeNode, schema: SchemaType): TypeNode[] {
  if (node.type === "union") return node.of.flatMap((each) => alternatives(each, schema));
  if (node.type === "inline") {
    const found = schema.find(({ type, name }) => type === "type" && name === node.name);
    return found?.type === "type" ? alternatives(found.value, schema) : [node];
  }
  if (node.type !== "object" || node.rest === undefined) return [node];
  return alternatives(node.rest, schema).flatMap((rest) =>
    rest.type === "object"
      ? [{ type: "object", attributes: { ...rest.attributes, ...node.attributes } }]
      : [],
  );
}
