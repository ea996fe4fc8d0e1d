import { isRecord } from "../shared/record.ts";

/** A section that lists free zones of its emirate. Without kinds it lists all of them. */
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
