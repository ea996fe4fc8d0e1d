import { extractSchema } from "@sanity/schema/_internal";
import type { ObjectAttribute, SchemaType, TypeNode } from "groq-js";
import { createSchema } from "sanity";
import { schemaTypes, singletons } from "#schemas/index.ts";
import { pageTypes } from "#schemas/shared/routes.ts";

/** The content model for GROQ's type checker. Required fields are never null. */
export function extractContentSchema(): SchemaType {
  return extractSchema(createSchema({ name: "default", types: schemaTypes }), {
    enforceRequiredFields: true,
  });
}

/**
 * Source text of `schemas/generated/schema.generated.ts`, which tells the preview what an
 * unfinished document lacks. Creating it needs the Studio's code, which is not part of the site.
 */
export function generateContentSchema(): string {
  const lines = extractContentSchema().map((type) => `  ${JSON.stringify(type)},\n`);
  return `// Generated from schemas/ by: npm run typegen
// Do not edit: the next run overwrites it.

import type { SchemaType } from "groq-js";

export const contentSchema: SchemaType = [
${lines.join("")}];
`;
}

type Parts = { [name: string]: Parts };

/**
 * Source text of `schemas/generated/required-parts.generated.ts`: the required objects and lists of
 * singletons and pages, with those within them. The site uses it for documents that are older than
 * its code.
 */
export function generateRequiredParts(): string {
  const schema = extractContentSchema();
  const types = new Set<string>([...pageTypes, ...singletons.map(({ name }) => name)]);
  const documents = schema.flatMap((type) =>
    type.type === "document" && types.has(type.name)
      ? [[type.name, requiredParts(type.attributes, schema)] as const]
      : [],
  );
  return `// Generated from schemas/ by: npm run typegen
// Do not edit: the next run overwrites it.

/** Objects and lists that the Studio requires, by the type of the document, each with those in it. */
export const requiredParts = ${JSON.stringify(Object.fromEntries(documents), null, 2)} as const;
`;
}

function requiredParts(attributes: Record<string, ObjectAttribute>, schema: SchemaType): Parts {
  const parts: Parts = {};
  for (const [name, { value, optional }] of Object.entries(attributes)) {
    const type = named(value, schema);
    if (optional || name.startsWith("_")) continue;
    if (type.type === "array") parts[name] = {};
    // The inside of an image or a reference belongs to the content lake, and queries name it
    // otherwise.
    else if (type.type === "object") {
      const isOwn = !("asset" in type.attributes || "_ref" in type.attributes);
      parts[name] = isOwn ? requiredParts(type.attributes, schema) : {};
    }
  }
  return parts;
}

/** A type of the content model by its name. */
function named(node: TypeNode, schema: SchemaType): TypeNode {
  if (node.type !== "inline") return node;
  const found = schema.find(({ type, name }) => type === "type" && name === node.name);
  return found?.type === "type" ? named(found.value, schema) : node;
}
