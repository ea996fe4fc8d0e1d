import { isRecord } from "../values.ts";
import { type GroqNode, isNode, mapNodes, parseGroq } from "./syntax.ts";

/** A hidden field that holds all text of a document, for `[@, …] match text::query(…)`. */
const TEXT_FIELD = "__text";

/**
 * groq-js has no search engine and throws on `text::query()`, which every Studio list uses.
 * We read it as `match` with the same words: all must be there, `*` stands for the rest of a word.
 */
export function lowerTextSearch(tree: GroqNode): { tree: GroqNode; searchesText: boolean } {
  let searchesText = false;
  const lowered = mapNodes(tree, (node) => {
    if (node.type !== "OpCall" || node.op !== "match" || !isTextQuery(node.right)) return undefined;
    const pattern = node.right.args[0];
    if (isNode(pattern) && pattern.type === "Value" && isEmptyPattern(pattern.value)) {
      return { type: "Value", value: true };
    }
    searchesText = true;
    const left = mentionsThis(node.left)
      ? { type: "AccessAttribute", name: TEXT_FIELD }
      : node.left;
    return { ...node, left, right: pattern };
  });
  return { tree: lowered, searchesText };
}

function isTextQuery(node: unknown): node is GroqNode & { args: unknown[] } {
  const isCall = isNode(node) && node.type === "FuncCall" && node.namespace === "text";
  return isCall && node.name === "query" && Array.isArray(node.args);
}

const isEmptyPattern = (value: unknown): boolean =>
  typeof value !== "string" || value.replaceAll("*", "").trim() === "";

/** `@` alone or in an array: the whole document is searched. */
function mentionsThis(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "This") return true;
  const elements = node.type === "Array" && Array.isArray(node.elements) ? node.elements : [];
  return elements.some((element) => isNode(element) && mentionsThis(element.value));
}

/** A copy of the document that also answers the hidden text field; projections do not show it. */
export function withText<T extends Record<string, unknown>>(document: T): T {
  return Object.defineProperty({ ...document }, TEXT_FIELD, {
    get: () => [...textsIn(document)].join(" "),
    enumerable: false,
  });
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (isRecord(value)) {
    for (const [name, field] of Object.entries(value)) {
      if (!name.startsWith("_") || name === "_id") yield* textsIn(field);
    }
  }
}

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
