import { zoneKinds } from "../fields/zone-kinds.ts";
import { isRecord } from "../shared/record.ts";

/** A section that lists free zones of its emirate; without kinds it lists them all. */
export type ZoneSection = { key: string; heading: string; kinds: readonly unknown[] };

export function zoneSections(sections: unknown): ZoneSection[] {
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown) => {
    if (!isRecord(section)) return [];
    const { _type, _key, heading, kinds } = section;
    if (_type !== "zoneCardsSection" && _type !== "zoneListSection") return [];
    return [
      {
        key: typeof _key === "string" ? _key : "",
        heading: typeof heading === "string" ? heading : "",
        kinds: Array.isArray(kinds) ? kinds : [],
      },
    ];
  });
}

export function listsKind({ kinds }: ZoneSection, kind: unknown): boolean {
  return kinds.length === 0 || kinds.includes(kind);
}

/** Warns of kinds of zones that no section of an emirate's page lists: such a zone would not show. */
export function warnOnUnlistedKinds(sections: unknown): true | string {
  const listing = zoneSections(sections);
  const unlisted = zoneKinds.filter(
    ({ value }) => !listing.some((section) => listsKind(section, value)),
  );
  return unlisted.length === 0
    ? true
    : `No section lists zones of these kinds, so they would not show on the page: ${unlisted.map(({ title }) => title).join(", ")}.`;
}
