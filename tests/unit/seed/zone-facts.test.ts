import { expect, test } from "vitest";
import { zoneFacts } from "#scripts/seed/content/free-zones/facts.ts";
import { type FreeZoneSlug, freeZoneSlugs } from "#scripts/seed/content/free-zones/slugs.ts";
import { zoneSources } from "#scripts/seed/content/free-zones/sources.ts";

const slugOf = (id: string): FreeZoneSlug => {
  const slug = freeZoneSlugs.find((each) => `freeZone-${each}` === id);
  if (slug === undefined) throw new Error(`${id} is no seeded zone.`);
  return slug;
};

test("every zone has what its own text says of the business done there", () => {
  const without = freeZoneSlugs.filter((slug) => (zoneFacts[slug].activity ?? []).length === 0);
  expect(without).toEqual([]);
});

test("every source confirms something that stands in each of its zones", () => {
  const empty = zoneSources.flatMap(({ _id, kind, zones }) =>
    zones.flatMap(({ _ref }) => (zoneFacts[slugOf(_ref)][kind] === undefined ? [[_id, _ref]] : [])),
  );
  expect(empty).toEqual([]);
});

test("no fact has two sources", () => {
  const confirmed = zoneSources.flatMap(({ kind, zones }) =>
    zones.map(({ _ref }) => `${_ref} ${kind}`),
  );
  expect(new Set(confirmed).size).toBe(confirmed.length);
});
