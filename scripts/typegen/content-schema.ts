import { extractSchema } from "@sanity/schema/_internal";
import type { SchemaType } from "groq-js";
import { createSchema } from "sanity";
import { schemaTypes } from "#schemas/index.ts";

/** The content model for GROQ's type checker. Required fields are never null. */
export function extractContentSchema(): SchemaType {
  return extractSchema(createSchema({ name: "default", types: schemaTypes }), {
    enforceRequiredFields: true,
  });
}

/**
 * Source text of `schemas/generated/schema.generated.ts`, by which the site knows
 * what a document lacks. Creating it needs the Studio's code, which is not part of the site.
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
