import { zoneKindTitle } from "../fields/zone-kinds.ts";
import { countOf } from "./subtitle.ts";

/**
 * Preview of a section that holds a list: its heading, its kind and how much it holds.
 * @param kind what the section is, as editors call it
 * @param list name of the field that holds the list
 */
export function previewSection(kind: string, list: string, one: string, many: string) {
  return {
    select: { heading: "heading", members: list },
    prepare: ({ heading, members }: { heading?: unknown; members?: unknown }) => ({
      title: typeof heading === "string" ? heading : kind,
      subtitle: `${kind}, ${countOf(members, one, many)}`,
    }),
  };
}

/** Preview of a section that lists free zones: its heading, what it is and which kinds it lists. */
export function previewZoneSection(section: string) {
  return {
    select: { heading: "heading", kinds: "kinds" },
    prepare: ({ heading, kinds }: { heading?: unknown; kinds?: unknown }) => {
      const titles = (Array.isArray(kinds) ? kinds : []).flatMap(
        (kind: unknown) => zoneKindTitle(kind) ?? [],
      );
      return {
        title: typeof heading === "string" ? heading : section,
        subtitle: `${section}: ${titles.length === 0 ? "all kinds" : titles.join(", ").toLowerCase()}`,
      };
    },
  };
}
