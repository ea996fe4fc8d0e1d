import { findQueriesInPath } from "@sanity/codegen";
import { type ObjectTypeNode, parse, type SchemaType, type TypeNode, typeEvaluate } from "groq-js";
import {
  emirateSectionFields,
  freePageSectionFields,
  sectionFields,
} from "#schemas/generated/section-queries.generated.ts";
import type { ContentPart, ContentParts } from "#schemas/shared/content-parts.ts";
import { pageTypes } from "#schemas/shared/routes.ts";
import { alternativesIn } from "#schemas/shared/type-alternatives.ts";
import { extractContentSchema } from "./content-schema.ts";

/** Queries that together contain every section. */
const queriesOfSections = [
  `*[_type == "freePage"][0]{ "sections": sections[]{ ${sectionFields}, ${freePageSectionFields} } }`,
  `*[_type == "emirate"][0]{ "sections": sections[]{ ${sectionFields}, ${emirateSectionFields} } }`,
];

/** The site's queries, by their names. */
async function siteQueries(): Promise<Map<string, string>> {
  const byName = new Map<string, string>();
  const { queries } = findQueriesInPath({ path: ["web/content/queries/*.ts", "!**/*.test.ts"] });
  for await (const module of queries) {
    for (const { variable, query } of module.queries) byName.set(variable.id.name, query);
  }
  return byName;
}

/** The query of each type of page. */
function pageQueries(queries: ReadonlyMap<string, string>): [string, string][] {
  return pageTypes.map((type) => {
    // The type of a page definition asks for this beginning.
    const start = `*[_type == "${type}" `;
    const [query, ...others] = [...queries.values()].filter((each) => each.startsWith(start));
    if (query === undefined || others.length > 0) {
      throw new Error(`One query in web/content/queries has to begin with ${start.trim()}.`);
    }
    return [type, query];
  });
}

/** What the query of every page returns, with the type of the document. */
const PARTS_OF_SITE = { settings: "siteSettings", navigation: "navigation", lists: "pageLists" };

/** Parts of pages that are complete or not as a whole. A page is shown without an incomplete tool. */
const OF_THEIR_OWN = ["tool"];

/**
 * Source text of `schemas/generated/content-parts.generated.ts`: the parts that a query's result
 * always has if the Studio's rules were kept. It is the TypeScript type of sections and pages for
 * use at run time.
 */
export async function generateContentParts(): Promise<string> {
  const schema = extractContentSchema();
  const resultOf = (query: string) => objectsOf(typeEvaluate(parse(query), schema), schema);
  const sectionParts: Record<string, ContentParts> = {};
  for (const { attributes } of queriesOfSections.flatMap(resultOf)) {
    for (const section of objectsOf(attributes.sections?.value, schema)) {
      sectionParts[typeNameOf(section)] = partsOf([section], schema);
    }
  }
  const isSection = (object: ObjectTypeNode) => typeNameOf(object) in sectionParts;
  const outsideSections = ({ attributes, ...object }: ObjectTypeNode) => ({
    ...object,
    attributes: Object.fromEntries(
      Object.entries(attributes).filter(
        ([name, { value }]) =>
          !OF_THEIR_OWN.includes(name) && !objectsOf(value, schema).some(isSection),
      ),
    ),
  });
  const documentParts: Record<string, ContentParts> = {};
  const queries = await siteQueries();
  for (const [type, query] of pageQueries(queries)) {
    documentParts[type] = partsOf(resultOf(query).map(outsideSections), schema);
  }
  for (const { attributes } of resultOf(queries.get("siteQuery") ?? "")) {
    for (const [name, type] of Object.entries(PARTS_OF_SITE)) {
      documentParts[type] = partsOf(objectsOf(attributes[name]?.value, schema), schema);
    }
  }
  return `// Generated from schemas/ and the queries by: npm run typegen
// Do not edit: the next run overwrites it.

import type { ContentParts } from "../shared/content-parts.ts";

/** What the result of a query always has of a section, by the name of its type. */
export const sectionParts: Readonly<Record<string, ContentParts>> = ${JSON.stringify(sectionParts, null, 2)};

/** The same of a page outside its sections, by the type of its document, and of what every page shows. */
export const documentParts: Readonly<Record<string, ContentParts>> = ${JSON.stringify(documentParts, null, 2)};
`;
}

/** The parts that all of the objects have. */
function partsOf(objects: readonly ObjectTypeNode[], schema: SchemaType): ContentParts {
  const [first, ...others] = objects;
  const parts: Record<string, ContentPart> = {};
  for (const [name, { value, optional = false }] of Object.entries(first?.attributes ?? {})) {
    const isInAll = others.every(({ attributes }) => attributes[name]?.optional === false);
    if (name.startsWith("_") || (others.length > 0 && !isInAll)) continue;
    const part = partOf(value, optional, schema);
    if (part.missing !== "optional" || part.parts || part.types) parts[name] = part;
  }
  return parts;
}

function partOf(node: TypeNode, isOptional: boolean, schema: SchemaType): ContentPart {
  const types = alternativesIn(node, schema);
  const objects = objectsOf(node, schema);
  const isPicture = objects.some(({ attributes }) => "decorative" in attributes);
  // The inside of a text or an image belongs to the content lake.
  const isLeaf = isPicture || objects.some((object) => typeNameOf(object) === "block");
  const isList = types.some(({ type }) => type === "array");
  const parts = isLeaf ? {} : within(objects, isList, schema);
  if (isOptional || types.some(({ type }) => type === "null" || type === "unknown")) {
    return { missing: "optional", ...parts };
  }
  if (isPicture) return { missing: "shown", ...parts };
  // Code reads a choice from a list, and people read free text.
  const isText = types.some((type) => type.type === "string" && type.value === undefined);
  return { missing: isText ? "blank" : "leftOut", ...parts };
}

/** The parts of a value. The members of a list may be of several types. */
function within(
  objects: readonly ObjectTypeNode[],
  isList: boolean,
  schema: SchemaType,
): Pick<ContentPart, "parts" | "types"> {
  const byType = objects.map((object) => [typeNameOf(object), partsOf([object], schema)] as const);
  const types = new Map(byType);
  if (isList && !types.has("") && types.size === objects.length && types.size > 1) {
    return { types: Object.fromEntries(types) };
  }
  const parts = partsOf(objects, schema);
  return Object.keys(parts).length > 0 ? { parts } : {};
}

/** The name of an object's type; empty for an object without one. */
function typeNameOf({ attributes: { _type } }: ObjectTypeNode): string {
  return _type?.value.type === "string" ? (_type.value.value ?? "") : "";
}

/** The objects that a value or a list may contain. */
function objectsOf(node: TypeNode | undefined, schema: SchemaType): ObjectTypeNode[] {
  if (node === undefined) return [];
  return alternativesIn(node, schema).flatMap((type) => {
    if (type.type === "array") return objectsOf(type.of, schema);
    return type.type === "object" ? [type] : [];
  });
}
