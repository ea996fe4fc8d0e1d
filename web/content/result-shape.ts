import { type ObjectTypeNode, parse, type SchemaType, type TypeNode, typeEvaluate } from "groq-js";
import { contentSchema as schemaWithoutKinds } from "#schemas/generated/schema.generated.ts";
import { textKindsOfTypes } from "#schemas/generated/text-kinds.generated.ts";
import { type TextKind, textKindNamed } from "#schemas/shared/translations/text-kind.ts";
import { alternativesIn } from "#schemas/shared/type-alternatives.ts";

type KindsByPath = Readonly<Record<string, TextKind>>;

/** The content model with the kind of each text, which GROQ's type checker keeps in its results. */
export const contentSchema: SchemaType = schemaWithoutKinds.map((type) => {
  const kinds = textKindsOfTypes[type.name] ?? {};
  return type.type === "document"
    ? { ...type, attributes: attributesWithKinds(type.attributes, kinds, "") }
    : { ...type, value: withKinds(type.value, kinds, "") };
});

function plainType(name: string): TypeNode | undefined {
  const found = schemaWithoutKinds.find((type) => type.type === "type" && type.name === name);
  return found?.type === "type" ? found.value : undefined;
}

/** A type with the kinds of its texts. @param path from the named type that it stands in */
function withKinds(type: TypeNode, kinds: KindsByPath, path: string): TypeNode {
  switch (type.type) {
    case "string": {
      const textKind = kinds[path];
      return textKind === undefined ? type : Object.assign({ textKind }, type);
    }
    case "array":
      return { ...type, of: withKinds(type.of, kinds, `${path}[]`) };
    case "union":
      return { ...type, of: type.of.map((each) => withKinds(each, kinds, path)) };
    case "object": {
      const attributes = attributesWithKinds(type.attributes, kinds, path);
      return { ...type, attributes };
    }
    case "inline": {
      // An object that several fields share is a type in GROQ's schema, and none in the content model.
      const shared = type.name in textKindsOfTypes ? undefined : plainType(type.name);
      return shared === undefined ? type : withKinds(shared, kinds, path);
    }
    default:
      return type;
  }
}

function attributesWithKinds(
  attributes: ObjectTypeNode["attributes"],
  kinds: KindsByPath,
  path: string,
): ObjectTypeNode["attributes"] {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const place = path === "" ? name : `${path}.${name}`;
      return [name, { ...attribute, value: withKinds(attribute.value, kinds, place) }];
    }),
  );
}

const shapes = new Map<string, TypeNode>();

/**
 * The type of a query's result for complete documents, computed from the content model. The
 * TypeScript types are generated from the same source. A query is evaluated once in a process.
 *
 * The result is a copy, because groq-js 2.0.0 keeps a text that describes a type as long as the type
 * itself: 9 MB for all queries.
 */
export function resultShape(query: string): TypeNode {
  const shape =
    shapes.get(query) ??
    withSharedParts(structuredClone(typeEvaluate(parse(query), contentSchema)));
  shapes.set(query, shape);
  return shape;
}

/** Each part of a shape, by what it says. Objects in it are called by their numbers. */
const parts = new Map<string, object>();
const numbers = new WeakMap<object, string>();

/** Replaces equal parts by one object, also those of other shapes: most queries return menus. */
function withSharedParts<Node extends object>(node: Node): Node {
  for (const [name, value] of Object.entries(node)) {
    if (value instanceof Object) Object.assign(node, { [name]: sharedPart(value) });
  }
  return node;
}

function sharedPart(part: object): object {
  if (numbers.has(part)) return part;
  const text = JSON.stringify(withSharedParts(part), (name, value) =>
    name !== "" && value instanceof Object ? numbers.get(value) : value,
  );
  const known = parts.get(text) ?? part;
  parts.set(text, known);
  if (known === part) numbers.set(part, `#${parts.size}`);
  return known;
}

const resolved = new WeakMap<TypeNode, readonly TypeNode[]>();

/** All types that a value may have. */
export function alternatives(node: TypeNode): readonly TypeNode[] {
  const types = resolved.get(node) ?? alternativesIn(node, contentSchema);
  resolved.set(node, types);
  return types;
}

/** The kind of a text that an editor types; undefined for any other value. */
export const textKindIn = (type: TypeNode): TextKind | undefined =>
  "textKind" in type ? textKindNamed(type.textKind) : undefined;

/** Whether a text may say where it stands in the Studio. What code compares may not. */
export const isEditable = (kind: TextKind | undefined): boolean =>
  kind !== undefined && kind !== "code" && kind !== "unit";
