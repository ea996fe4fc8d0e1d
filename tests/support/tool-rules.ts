import { expect } from "vitest";
import { readFigure } from "#schemas/shared/figures/figure-number.ts";
import { figuresNamedIn } from "#schemas/shared/tools/tool-text.ts";
import { namesIn, tools } from "#schemas/tools/index.ts";
import type { ToolKind } from "#schemas/tools/list.ts";
import { seeded, seededOfType } from "#tests/support/first-content.ts";
import type { Rules, Tool } from "#web/tools/tool.ts";
import { holds } from "#web/tools/tool-content.ts";
import type { Words } from "#web/tools/words.tsx";

const figureDocuments = seededOfType("figure");

/** Pseudo-random numbers from 0 to 1 that are the same each time (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<Item>(random: () => number, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Checks many pseudo-random cases, the same in every run. A failure shows its case. */
export function eachOfMany<Case>(
  make: (random: () => number) => Case,
  check: (each: Case, random: () => number) => void,
  rounds = 2_000,
): void {
  const random = seededRandom(20261122);
  for (let round = 0; round < rounds; round += 1) {
    const each = make(random);
    try {
      check(each, random);
    } catch (error) {
      throw new Error(`Of ${JSON.stringify(each)}`, { cause: error });
    }
  }
}

/** Rules that record which of them were read. */
export function watched<Read extends object>(rules: Read): { read: Set<string>; seen: Read } {
  const read = new Set<string>();
  const seen = new Proxy(rules, {
    get(target, name, receiver) {
      read.add(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
  return { read, seen };
}

/** Expects that the texts of a tool's document show every figure that was read. */
export function expectCited(read: Iterable<string>, texts: readonly string[]) {
  const cited = texts.flatMap(figuresNamedIn);
  expect([...read].filter((name) => !cited.includes(name))).toEqual([]);
}

/** The first document of a tool. */
export function seededTool<Kind extends ToolKind>(kind: Kind) {
  const type: (typeof tools)[Kind]["document"]["name"] = tools[kind].document.name;
  return seeded(type, type);
}

/** The values of a tool's rules with the seeded figures of 2026. */
export function seededRules<Kind extends ToolKind>(kind: Kind): Rules<Kind> {
  const wanted: Readonly<Record<string, "number" | "day">> = tools[kind].figures;
  const { figures } = seededTool(kind);
  const rules: Record<string, unknown> = {};
  for (const { name, figure } of figures) {
    const stored = figureDocuments.find(({ _id }) => _id === figure._ref);
    const as = wanted[name];
    const read = as && readFigure(stored?.value ?? "", as);
    if (read !== undefined) rules[name] = read;
  }
  if (!holds<Rules<Kind>>(rules, Object.keys(wanted))) throw new Error(`${kind} lacks a figure.`);
  return rules;
}

/** A tool with empty texts and messages. */
export function withoutWords<Kind extends ToolKind>(
  kind: Kind,
): Pick<Tool<Kind>, "texts" | "messages"> {
  const emptyWords = (names: readonly string[]) =>
    Object.fromEntries(names.map((name): [string, Words] => [name, []]));
  const { texts: shared, messages: common } = seeded("toolWords");
  const texts = emptyWords([...namesIn(kind, "texts"), ...Object.keys(shared)]);
  const messages = emptyWords([...namesIn(kind, "messages"), ...Object.keys(common)]);
  if (!holds<Tool<Kind>["texts"]>(texts, []) || !holds<Tool<Kind>["messages"]>(messages, [])) {
    throw new Error(`${kind} has no words.`);
  }
  return { texts, messages };
}
