import type { SchemaType, TypeNode } from "groq-js";

/**
 * All types that a value of GROQ's type checker may have. Named types, unions and object spreads are
 * resolved.
 */
export function alternativesIn(node: TypeNode, schema: SchemaType): TypeNode[] {
  switch (node.type) {
    case "inline": {
      const named = schema.find(({ type, name }) => type === "type" && name === node.name);
      return named?.type === "type" ? alternativesIn(named.value, schema) : [node];
    }
    case "union":
      return node.of.flatMap((each) => alternativesIn(each, schema));
    case "object": {
      const { rest, attributes } = node;
      if (rest === undefined) return [node];
      return alternativesIn(rest, schema).flatMap((part) =>
        part.type === "object"
          ? [{ type: "object", attributes: { ...part.attributes, ...attributes } }]
          : [],
      );
    }
    default:
      return [node];
  }
}
