import { parse, type TypeNode, typeEvaluate } from "groq-js";
import { contentSchema } from "#schemas/generated/schema.generated.ts";

const known = new Map<string, TypeNode>();

/** What a query returns of complete documents, by the content model: the source of its TypeScript type. */
export function resultShape(query: string): TypeNode {
  const shape = known.get(query) ?? typeEvaluate(parse(query), contentSchema);
  known.set(query, shape);
  return shape;
}

/** The types that a value may have, each written out: without names, unions and parts elsewhere. */
export function alternatives(node: TypeNode): TypeNode[] {
  switch (node.type) {
    case "inline": {
      const named = contentSchema.find(({ name }) => name === node.name);
      return named?.type === "type" ? alternatives(named.value) : [node];
    }
    case "union":
      return node.of.flatMap(alternatives);
    case "object": {
      const { rest, attributes } = node;
      if (rest === undefined) return [node];
      return alternatives(rest).flatMap((part) =>
        part.type === "object"
          ? [{ type: "object", attributes: { ...part.attributes, ...attributes } }]
          : [],
      );
    }
    default:
      return [node];
  }
}
