import { expect } from "vitest";
import { readFigure } from "#schemas/shared/figures/figure-number.ts";
import { type Rules, toolNeeds } from "#schemas/shared/tools/tool-kinds.ts";
import type { ToolKind } from "#schemas/shared/tools/tool-query.ts";
import { seededOfType } from "#tests/support/first-content.ts";
import { holds } from "#web/tools/tool-content.ts";

const figureDocuments = seededOfType("figure");
const tools = seededOfType("tool");

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
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

/** Checks many cases that chance makes, the same in every run; a failure shows which. */
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

/** Rules, and the names of those that were read. */
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

/** Expects texts that are in the tool's document, and among them what shows every figure that was read. */
export function expectCited(kind: ToolKind, read: Iterable<string>, shown: readonly string[]) {
  const { texts } = toolNeeds(kind);
  const cited = shown.flatMap((name) => texts[name] ?? [`no text ${name}`]);
  expect([...read].filter((name) => !cited.includes(name))).toEqual([]);
  expect(cited.filter((name) => name.startsWith("no text"))).toEqual([]);
}

/** What the rules of a tool read in its figures, as they are seeded: those of 2026. */
export function seededRules<Kind extends ToolKind>(kind: Kind): Rules<Kind> {
  const { figures } = toolNeeds(kind);
  const rules: Record<string, unknown> = {};
  for (const row of tools.find((tool) => tool.kind === kind)?.rows ?? []) {
    if (row._type !== "toolFigure") continue;
    const figure = figureDocuments.find(({ _id }) => _id === row.figure._ref);
    const read = readFigure(figure?.value ?? "", figures[row.part]);
    if (read !== undefined) rules[row.part] = read;
  }
  if (!holds<Rules<Kind>>(rules, Object.keys(figures))) throw new Error(`${kind} lacks a figure.`);
  return rules;
}
