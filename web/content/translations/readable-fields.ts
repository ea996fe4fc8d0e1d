import { parse, type TypeNode, typeEvaluate } from "groq-js";
import { contentSchema } from "#schemas/generated/schema.generated.ts";
import { alternatives, isReadableField } from "#web/content/drafts/content-shape.ts";

/** The fields of a query's result with texts for people: `true` for a text, and those within. */
export type ReadableFields = true | { [name: string]: ReadableFields };

const known = new Map<string, ReadableFields>();

/**
 * The fields of a query's result that people read, computed from the content model. A choice from a
 * list is not among them, because code compares it. Members of a list have the fields of the list.
 */
export function readableFields(query: string): ReadableFields {
  const fields = known.get(query) ?? fieldsOf(typeEvaluate(parse(query), contentSchema)) ?? {};
  known.set(query, fields);
  return fields;
}

/** @param path the names of the field and of the objects that it is in, the field first */
function fieldsOf(node: TypeNode, path: readonly string[] = []): ReadableFields | undefined {
  let fields: ReadableFields | undefined;
  for (const type of alternatives(node)) fields = merged(fields, fieldsOfOne(type, path));
  return fields;
}

function fieldsOfOne(type: TypeNode, path: readonly string[]): ReadableFields | undefined {
  if (type.type === "string") {
    const [name = "", within] = path;
    return type.value === undefined && isReadableField(name, within) ? true : undefined;
  }
  if (type.type === "array") return fieldsOf(type.of, path);
  if (type.type !== "object") return undefined;
  const fields = Object.entries(type.attributes).flatMap(([name, { value }]) => {
    const within = fieldsOf(value, [name, ...path]);
    return within === undefined ? [] : [[name, within] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** The fields of a value that may have either of two types. */
function merged(
  one: ReadableFields | undefined,
  other: ReadableFields | undefined,
): ReadableFields | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one === true || other === true) return one === true ? other === true || other : one;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const both = merged(one[name], other[name]);
      return both === undefined ? [] : [[name, both] as const];
    }),
  );
}
