import { getPublishedId } from "@sanity/client/csm";
import type { SanityDocument } from "@sanity/types";
import { at, defineMigration, patch, set, unset } from "sanity/migrate";
import type { ZoneFactName, zoneFactStates } from "../../../schemas/fields/zone-facts.ts";
import { isRecord } from "../../../schemas/shared/record.ts";

/** A fact as it was stored: a field of the zone, and the values that it could have. */
const oldFacts: Readonly<Record<string, Readonly<Record<string, ZoneFactName>>>> = {
  activity: {
    trading: "trading",
    manufacturing: "manufacturing",
    logistics: "logistics",
    services: "services",
    technology: "technology",
    media: "media",
    finance: "finance",
    health: "health",
  },
  // Every zone served customers abroad, so that value said nothing.
  customers: { mainland: "mainland" },
  premises: {
    none: "noPremises",
    desk: "desk",
    office: "office",
    workshop: "workshop",
    warehouse: "warehouse",
    land: "land",
  },
  visas: { sponsored: "visas" },
  regulator: { yes: "regulator" },
  designated: { yes: "designated" },
};

const oldFields = Object.keys(oldFacts);

type Row = {
  _key: string;
  fact: ZoneFactName;
  stated: keyof typeof zoneFactStates;
  source?: { _type: "reference"; _ref: string };
};

/**
 * Turns the facts of free zones, which were fields of the zone with the zones listed in their
 * sources, into rows that state yes, no or nothing, each with its source. A value without a source
 * becomes “not stated”. Drafts and versions are migrated too. A second run changes nothing.
 */
export default defineMigration({
  title: "Give each fact of a free zone a row with its source",
  documentTypes: ["freeZone", "zoneSource"],
  async *migrate(documents) {
    const zones: SanityDocument[] = [];
    const sources: SanityDocument[] = [];
    for await (const document of documents()) {
      if (document._type === "freeZone") zones.push(document);
      if (document._type === "zoneSource") sources.push(document);
    }
    for (const zone of zones) {
      const old = oldFields.filter((name) => name in zone);
      if (old.length === 0) continue;
      const steps = [
        at("facts", set(factRows(zone, sources))),
        ...old.map((name) => at(name, unset())),
      ];
      yield patch(zone._id, steps, { ifRevision: zone._rev });
    }
    for (const source of sources) {
      const old = ["kind", "zones"].filter((name) => name in source);
      if (old.length === 0) continue;
      const steps = old.map((name) => at(name, unset()));
      yield patch(source._id, steps, { ifRevision: source._rev });
    }
  },
});

/**
 * The rows for a zone. Rows that it has already stay.
 * @param sources as they were stored, each with its kind of fact and its zones
 */
export function factRows(zone: SanityDocument, sources: readonly SanityDocument[]) {
  const rows = Array.isArray(zone.facts) ? zone.facts.filter(isRecord) : [];
  const known = new Set(rows.map(({ fact }) => fact));
  const added = oldFields.flatMap((name): Row[] => {
    const values: unknown[] = [zone[name] ?? []].flat();
    if (values.length === 0) return [];
    const source = sourceOf(name, zone, sources);
    return Object.entries(oldFacts[name] ?? {}).flatMap(([value, fact]): Row[] => {
      if (known.has(fact)) return [];
      const has = values.includes(value);
      const row = { _key: fact, fact };
      // A list with a source was complete, so what it did not contain was a no.
      if (source) return [{ ...row, stated: has ? "yes" : "no", source }];
      return has ? [{ ...row, stated: "notStated" }] : [];
    });
  });
  return [...rows, ...added];
}

/** The published source of a zone's values of a field. A draft cannot be referred to. */
function sourceOf(field: string, zone: SanityDocument, sources: readonly SanityDocument[]) {
  const id = getPublishedId(zone._id);
  const source = sources.find(
    ({ _id, kind, zones }) =>
      _id === getPublishedId(_id) &&
      kind === field &&
      Array.isArray(zones) &&
      zones.some((each) => isRecord(each) && each._ref === id),
  );
  return source && { _type: "reference" as const, _ref: source._id };
}
