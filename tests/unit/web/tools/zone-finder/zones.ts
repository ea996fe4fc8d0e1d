import { zoneFactNames } from "#schemas/fields/zone-facts.ts";
import type { Fact, FactName, FinderZone } from "#web/tools/zone-finder/finder-zone.ts";

export const described = (...values: string[]): Fact => ({ values });
export const sourced = (...values: string[]): Fact => ({ values, source: 0 });

/** A zone of which nothing is known but what is given. */
export function zone(
  id: string,
  facts: Partial<Record<FactName, Fact>> = {},
  slugs: readonly string[] = ["dubai"],
): FinderZone {
  return {
    id,
    name: id.toUpperCase(),
    emirates: slugs.map((slug) => ({ slug, name: slug, path: `/free-zones/${slug}` })),
    facts,
  };
}

export const options = {
  activity: ["trading", "media", "finance"],
  customers: ["abroad", "mainland"],
  premises: ["none", "desk", "land"],
  visas: ["sponsored", "none"],
  regulator: ["yes", "no"],
  designated: ["yes", "no"],
  emirate: ["dubai", "ajman", "sharjah"],
} as const;

/** A zone of which chance says what is known, and whether by a source. */
export function anyZone(id: string, random: () => number): FinderZone {
  const some = (values: readonly string[]) => values.filter(() => random() < 0.4);
  const facts = zoneFactNames.flatMap(({ value: name }): [FactName, Fact][] => {
    const values = some(options[name]);
    if (values.length === 0) return [];
    return [[name, random() < 0.5 ? sourced(...values) : described(...values)]];
  });
  return zone(id, Object.fromEntries(facts), ["dubai", ...some(["ajman", "sharjah"])]);
}
