import type { SchemaType } from "@sanity/types";
import { createSchema } from "sanity";
import { schemaTypes } from "#schemas/index.ts";
import { isRecord } from "#schemas/shared/record.ts";

const schema = createSchema({ name: "site", types: schemaTypes });

/** Addresses, keys and code, in fields that hold plain strings; none of them is text to read. */
const notText = new Set(["path", "source", "target", "lang", "structuredData", "marks"]);

/**
 * A document with `text` added to everything that an editor types freely, and every web address,
 * empty ones too, replaced by `address`. Choices from lists, slugs and references stay, so that
 * pages still exist.
 */
export function hostileCopy<Document extends { _type: string }>(
  document: Document,
  { text, address }: { text: string; address: string },
): Document {
  const type = schema.get(document._type);
  if (type === undefined) throw new Error(`There is no document type ${document._type}.`);
  const fill = (value: unknown, of: SchemaType): unknown => {
    if (isKind(of, "url")) return address;
    if (value === undefined || value === null) return value;
    if (["slug", "reference", "crop", "hotspot"].some((name) => isKind(of, name))) return value;
    if (of.jsonType === "array" && Array.isArray(value)) {
      if (of.options?.list !== undefined) return value;
      return value.map((item) =>
        fill(item, of.of.find(({ name }) => name === typeName(item)) ?? of),
      );
    }
    if (of.jsonType === "object" && isRecord(value)) {
      const filled = of.fields.map(({ name, type: fieldType }) => [
        name,
        notText.has(name) ? value[name] : fill(value[name], fieldType),
      ]);
      return { ...value, ...Object.fromEntries(filled.filter(([, item]) => item !== undefined)) };
    }
    return isFreeText(of) && typeof value === "string" ? value + text : value;
  };
  return Object.assign({}, document, fill(document, type));
}

function isFreeText(type: SchemaType): boolean {
  return type.jsonType === "string" && type.options?.list === undefined && !isKind(type, "date");
}

/** True for a type of that name, and for what is made from one. */
function isKind(type: SchemaType, name: string): boolean {
  return type.name === name || (type.type ? isKind(type.type, name) : false);
}

function typeName(item: unknown): string {
  return isRecord(item) && typeof item._type === "string" ? item._type : typeof item;
}
