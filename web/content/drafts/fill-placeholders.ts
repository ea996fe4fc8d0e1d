import type { ObjectTypeNode, TypeNode } from "groq-js";
import { nameInWords } from "#schemas/shared/name-in-words.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { alternatives, isEditable, textKindIn } from "./content-shape.ts";

/**
 * Puts placeholders where an unfinished document lacks something, such as "Heading is missing".
 * Pages are written for complete documents, because the Studio publishes no others.
 * @param shape the type of the result for complete documents
 */
export function fillPlaceholders(result: unknown, shape: TypeNode): void {
  if (Array.isArray(result)) {
    const items = result.map((item) => orPlaceholder(item, itemType(shape), "item"));
    result.splice(0, result.length, ...items.filter((item) => item !== null));
    return;
  }
  if (!isRecord(result)) return;
  const object = objectType(result, shape);
  for (const [name, { value: type, optional }] of Object.entries(object?.attributes ?? {})) {
    if (optional && result[name] === undefined) continue;
    result[name] = orPlaceholder(result[name], type, name);
  }
}

function orPlaceholder(value: unknown, type: TypeNode, name: string): unknown {
  if (value !== null && value !== undefined) {
    fillPlaceholders(value, type);
    return value;
  }
  const types = alternatives(type);
  const [first] = types;
  return first === undefined || types.some(({ type }) => type === "null")
    ? null
    : placeholder(first, name);
}

/** A value of the type that says what is missing. */
function placeholder(type: TypeNode, name: string): unknown {
  switch (type.type) {
    case "string":
      return type.value ?? (isEditable(textKindIn(type)) ? missing(name) : "");
    case "number":
      return type.value ?? 0;
    case "boolean":
      return type.value ?? false;
    case "array":
      return alternatives(type.of).some(isBlock) ? [block(missing(name))] : [];
    case "object": {
      const object = {};
      fillPlaceholders(object, type);
      return object;
    }
    default:
      return null;
  }
}

/** For `benefitsHeading` the text is "Benefits heading is missing". */
function missing(name: string): string {
  return `${nameInWords(name)} is missing`;
}

function block(text: string) {
  const children = [{ _type: "span", _key: "missing", text, marks: [] }];
  return { _type: "block", _key: "missing", style: "normal", markDefs: [], children };
}

const isBlock = (type: TypeNode): boolean =>
  type.type === "object" && isLiteral(type.attributes._type?.value, "block");

const isLiteral = (type: TypeNode | undefined, text: unknown): boolean =>
  type?.type === "string" && type.value === text;

function itemType(shape: TypeNode): TypeNode {
  const array = alternatives(shape).find((type) => type.type === "array");
  return array?.of ?? { type: "unknown" };
}

/** The type of an object among the types it may have. They differ in their `_type`. */
function objectType(value: Record<string, unknown>, shape: TypeNode): ObjectTypeNode | undefined {
  const objects = alternatives(shape).filter((type) => type.type === "object");
  const named = objects.find(({ attributes }) => isLiteral(attributes._type?.value, value._type));
  return named ?? objects[0];
}
