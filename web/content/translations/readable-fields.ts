import type { TypeNode } from "groq-js";
import type { TextKind } from "#schemas/shared/translations/text-kind.ts";
import { alternatives, resultShape, textKindIn } from "#web/content/result-shape.ts";

/** The kind of a text that people read. */
type ReadableKind = Exclude<TextKind, "code">;

/** The fields of a query's result that people read: the kind of a text, and fields with such texts. */
export type ReadableFields = ReadableKind | { [name: string]: ReadableFields };

const known = new Map<string, ReadableFields>();

/**
 * The fields of a query's result that people read, computed from the content model. Members of a
 * list have the fields of the list.
 */
export function readableFields(query: string): ReadableFields {
  const fields = known.get(query) ?? fieldsOf(resultShape(query)) ?? {};
  known.set(query, fields);
  return fields;
}

function fieldsOf(node: TypeNode): ReadableFields | undefined {
  let fields: ReadableFields | undefined;
  for (const type of alternatives(node)) fields = merged(fields, fieldsOfOne(type));
  return fields;
}

function fieldsOfOne(type: TypeNode): ReadableFields | undefined {
  if (type.type === "string") {
    const kind = textKindIn(type);
    return kind === "code" ? undefined : kind;
  }
  if (type.type === "array") return fieldsOf(type.of);
  if (type.type !== "object") return undefined;
  const fields = Object.entries(type.attributes).flatMap(([name, { value }]) => {
    const within = fieldsOf(value);
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
  if (typeof one === "string") return other;
  if (typeof other === "string") return one;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const both = merged(one[name], other[name]);
      return both === undefined ? [] : [[name, both] as const];
    }),
  );
}
