import { type GroqNode, isNode, mapNodes, parseGroq } from "./syntax.ts";

/** What a match in a field is worth: half as much again in a text of one word, less in a longer one. */
const worth = parseGroq(
  `select(matches => weight * (1 + 1 / (1 + coalesce(count(string::split(field, " ")), 0))), 0)`,
);

/**
 * Lets a boosted match count only where all its words are, and for more the shorter its field is,
 * as in the search engine of the hosted lake: "Federal corporate tax rate" then comes before a long
 * label with the same words. groq-js boosts what holds any of the words, however long it is.
 */
export function favourShortTexts(tree: GroqNode): GroqNode {
  return mapNodes(tree, (node) => {
    const [matches, weight] = Array.isArray(node.args) ? node.args : [];
    if (node.type !== "FuncCall" || node.name !== "boost") return undefined;
    const field = matchedField(matches);
    if (field === undefined || !isNode(weight)) return undefined;
    return { ...node, args: [matches, withOperands({ matches, field, weight })] };
  });
}

/** The field that a condition holds against words, alone or after `&&`. */
function matchedField(condition: unknown): GroqNode | undefined {
  if (!isNode(condition)) return undefined;
  if (condition.type === "And") return matchedField(condition.right);
  const isMatch = condition.type === "OpCall" && condition.op === "match";
  return isMatch && isNode(condition.left) ? condition.left : undefined;
}

function withOperands(operands: Record<string, GroqNode>): GroqNode {
  return mapNodes(worth, ({ type, name }) =>
    type === "AccessAttribute" && typeof name === "string" ? operands[name] : undefined,
  );
}
