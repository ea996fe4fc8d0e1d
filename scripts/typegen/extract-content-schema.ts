import { extractSchema } from "@sanity/schema/_internal";
import type { SchemaType } from "groq-js";
import { createSchema } from "sanity";
import { schemaTypes } from "#schemas/index.ts";

/** The content model as GROQ's type checker reads it; fields that the Studio requires are never null. */
export function extractContentSchema(): SchemaType {
  return extractSchema(createSchema({ name: "default", types: schemaTypes }), {
    enforceRequiredFields: true,
  });
}

/**
 * Source text of `schemas/generated/schema.generated.ts`, from which the preview of drafts knows
 * what an unfinished document lacks. The Studio's own code, which this needs, is no part of the site.
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
