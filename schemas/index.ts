import type { SchemaTypeDefinition } from "@sanity/types";
import { documents } from "./documents/index.ts";
import { objects } from "./objects/index.ts";
import { singletons } from "./singletons/index.ts";

export const schemaTypes: SchemaTypeDefinition[] = [...singletons, ...documents, ...objects];

/** Types of which there is exactly one document, whose id is the name of the type. */
export const singletonTypes: readonly string[] = singletons.map((singleton) => singleton.name);

export function isSingletonType(type: string): boolean {
  return singletonTypes.includes(type);
}
