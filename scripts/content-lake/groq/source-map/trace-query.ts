import { type GroqNode, isNode, mapNodes } from "../syntax.ts";
import { PLACE } from "./places.ts";

/** Before the name of an attribute: the hidden one that says where its value comes from. */
export const SOURCE = "@source:";

/**
 * Adds to every object that a query makes where it comes from, and where each of its attributes
 * does, as hidden attributes. The evaluator is left as it is: what it filters, sorts and compares
 * never sees them.
 */
export function traceQuery(tree: GroqNode): GroqNode {
  return mapNodes(tree, (node) => {
    if (node.type === "Projection" && isNode(node.expr) && node.expr.type === "Object") {
      const traced = withSources(node.expr);
      const own = attribute(PLACE, access(undefined, PLACE));
      return {
        ...node,
        ...(isNode(node.base) && { base: traceQuery(node.base) }),
        expr: { ...traced, attributes: [...nodesIn(traced.attributes), own] },
      };
    }
    return node.type === "Object" ? withSources(node) : undefined;
  });
}

function withSources(object: GroqNode): GroqNode {
  const attributes = nodesIn(object.attributes).flatMap((each) => {
    const traced = traceChildren(each);
    const { name, value } = each;
    if (each.type !== "ObjectAttributeValue" || !isNode(value)) return [traced];
    return [traced, attribute(`${SOURCE}${name}`, sourceOf(value))];
  });
  return { ...object, attributes };
}

function traceChildren(node: GroqNode): GroqNode {
  const fields = Object.entries(node).map(([name, field]) => [
    name,
    isNode(field) ? traceQuery(field) : field,
  ]);
  return { ...Object.fromEntries(fields), type: node.type };
}

/** What evaluates to the place of a value's object and the value's name in it, or to null. */
function sourceOf(value: GroqNode): GroqNode {
  if (value.type === "AccessAttribute" && typeof value.name === "string") {
    return pair(access(value.base, PLACE), { type: "Value", value: value.name });
  }
  if (value.type === "Group" && isNode(value.base)) return sourceOf(value.base);
  if (value.type === "FuncCall" && value.name === "coalesce") {
    const alternatives = nodesIn(value.args).map((arg) => ({
      type: "SelectAlternative",
      condition: { type: "OpCall", op: "!=", left: arg, right: NOTHING },
      value: sourceOf(arg),
    }));
    return { type: "Select", alternatives };
  }
  if (value.type === "Select") {
    const alternatives = nodesIn(value.alternatives).map((alternative) => ({
      ...alternative,
      value: isNode(alternative.value) ? sourceOf(alternative.value) : NOTHING,
    }));
    const { fallback } = value;
    return { ...value, alternatives, ...(isNode(fallback) && { fallback: sourceOf(fallback) }) };
  }
  return NOTHING;
}

const NOTHING: GroqNode = { type: "Value", value: null };

const nodesIn = (value: unknown): GroqNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

const attribute = (name: string, value: GroqNode): GroqNode => ({
  type: "ObjectAttributeValue",
  name,
  value,
});

const access = (base: unknown, name: string): GroqNode =>
  isNode(base) ? { type: "AccessAttribute", base, name } : { type: "AccessAttribute", name };

function pair(...values: GroqNode[]): GroqNode {
  const elements = values.map((value) => ({ type: "ArrayElement", value, isSplat: false }));
  return { type: "Array", elements };
}
