import type { ZoneFactName } from "#schemas/fields/zone-facts.ts";
import type { FreeZonesPageQueryResult } from "#schemas/generated/types.generated.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import { questions } from "./find-zones.ts";

/** What is known of a zone, besides where it lies. */
export type FactName = ZoneFactName;

/** Who says so, and when somebody looked. */
export type FactSource = { title: string; url: string | null; day: string };

/** What is known in one respect: nothing, something, or something that one of the sources says. */
export type Fact = { values: readonly string[]; source?: number };

/** A free zone as the zone finder knows it. */
export type FinderZone = {
  /** Short, for addresses. */
  id: string;
  name: string;
  /** Emirates in which it licenses companies, by their slugs; its own first. */
  emirates: readonly { slug: string; name: string; path: string }[];
  /** What nobody knows has no entry. */
  facts: Readonly<Partial<Record<FactName, Fact>>>;
  /** Address of its picture, twice as wide as high. */
  picture?: string | undefined;
};

type Page = NonNullable<FreeZonesPageQueryResult>;

/** A free zone, and what confirms facts of zones, as the query of the free zones page returns them. */
type StoredZone = Page["zones"][number];
type StoredSource = Page["zoneSources"][number];

/** Seeded zones have names for ids, others what the Studio makes. */
const ID_PREFIX = /^freeZone-/;

/** Makes the finder's zones of the stored ones; the source of a fact is a place in `sources`. */
export function finderZones(
  zones: readonly StoredZone[],
  sources: readonly StoredSource[],
  pictureOf: (image: StoredZone["image"]) => string | undefined,
): FinderZone[] {
  return zones.map(({ _id, name, emirate, otherEmirates, image, ...stored }) => ({
    id: _id.replace(ID_PREFIX, ""),
    name,
    emirates: [emirate, ...(otherEmirates ?? [])].flatMap((each) => {
      if (!each?.slug) return [];
      const path = pathOf({ _type: "emirate", ...each }) ?? "";
      return [{ slug: each.slug, name: each.name, path }];
    }),
    facts: Object.fromEntries(
      questions.flatMap((factName): [FactName, Fact][] => {
        const values = factName === "emirate" ? [] : [stored[factName] ?? []].flat();
        // A source of nothing would make everything a no.
        if (factName === "emirate" || values.length === 0) return [];
        const source = sources.findIndex(
          ({ kind, zones }) => kind === factName && zones.some((zone) => zone._id === _id),
        );
        return [[factName, source === -1 ? { values } : { values, source }]];
      }),
    ),
    picture: pictureOf(image),
  }));
}
