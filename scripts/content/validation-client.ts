import type { SanityClient } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { type ContentDocument, isRecord, stableJson } from "./document.ts";

/**
 * A client whose queries see `documents` instead of the lake: validation rules judge the content as
 * it will be, with every other document of the same import, and ask nobody over the network.
 */
export function validationClient(
  client: SanityClient,
  documents: readonly ContentDocument[],
): SanityClient {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const answers = new Map<string, Promise<unknown>>();
  const indexes = new Map<string, Map<unknown, ContentDocument[]>>();

  async function answer(query: string, params: Record<string, unknown>): Promise<unknown> {
    const tree = parse(query, { params });
    const dataset = candidates(tree, params) ?? documents;
    const dereference = async ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null;
    return (await evaluate(tree, { dataset, params, dereference })).get();
  }

  /** The documents that can pass a filter such as `_type == $type && order == $value`. */
  function candidates(tree: unknown, params: Record<string, unknown>) {
    const filters = filtersOfEverything(tree);
    if (filters.length !== 1) return undefined;
    const lists = equalities(filters[0], params).map(
      ({ field, value }) => indexOf(field).get(value) ?? [],
    );
    return lists.sort((a, b) => a.length - b.length)[0];
  }

  function indexOf(field: string): Map<unknown, ContentDocument[]> {
    const known = indexes.get(field);
    if (known) return known;
    const index = new Map<unknown, ContentDocument[]>();
    for (const document of documents) {
      const list = index.get(document[field]);
      if (list) list.push(document);
      else index.set(document[field], [document]);
    }
    indexes.set(field, index);
    return index;
  }

  const fetch = (query: string, params: Record<string, unknown> = {}) => {
    const key = stableJson([query, params]);
    const known = answers.get(key);
    if (known) return known;
    const asked = answer(query, params);
    answers.set(key, asked);
    return asked;
  };

  const proxy: SanityClient = new Proxy(client, {
    get(target, name, receiver) {
      if (name === "fetch") return fetch;
      if (name === "withConfig" || name === "clone") return () => proxy;
      return Reflect.get(target, name, receiver);
    },
  });
  return proxy;
}

/** The condition of every `*[…]` in a query; undefined for a bare `*`. */
function filtersOfEverything(node: unknown, condition?: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap((each) => filtersOfEverything(each));
  if (!isRecord(node)) return [];
  if (node.type === "Everything") return [condition];
  if (node.type === "Filter" && isRecord(node.base) && node.base.type === "Everything") {
    return [node.expr, ...filtersOfEverything(node.expr)];
  }
  return Object.values(node).flatMap((child) => filtersOfEverything(child));
}

/** The fields that a condition demands to be equal to a string or a number. */
function equalities(
  node: unknown,
  params: Record<string, unknown>,
): { field: string; value: unknown }[] {
  if (!isRecord(node)) return [];
  if (node.type === "Group") return equalities(node.base, params);
  if (node.type === "And") {
    return [...equalities(node.left, params), ...equalities(node.right, params)];
  }
  const { left, right } = node;
  if (node.type !== "OpCall" || node.op !== "==" || !isRecord(left) || !isRecord(right)) return [];
  if (left.type !== "AccessAttribute" || left.base !== undefined) return [];
  const value =
    right.type === "Parameter" && typeof right.name === "string"
      ? params[right.name]
      : right.type === "Value"
        ? right.value
        : undefined;
  return typeof left.name === "string" && (typeof value === "string" || typeof value === "number")
    ? [{ field: left.name, value }]
    : [];
}
