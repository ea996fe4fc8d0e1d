import { zoneKinds } from "../fields/zone-kinds.ts";
import { isRecord } from "../record.ts";

/** Warns of kinds of zones that no section of an emirate's page lists: such a zone would not show. */
export function warnOnUnlistedKinds(sections: unknown): true | string {
  const listing = (Array.isArray(sections) ? sections : []).filter(
    (section: unknown) =>
      isRecord(section) &&
      (section._type === "zoneCardsSection" || section._type === "zoneListSection"),
  );
  const kinds: unknown[][] = listing.map(({ kinds }) => (Array.isArray(kinds) ? kinds : []));
  if (kinds.some((chosen) => chosen.length === 0)) return true;
  const unlisted = zoneKinds.filter(({ value }) => !kinds.flat().includes(value));
  return unlisted.length === 0
    ? true
    : `No section lists zones of these kinds, so they would not show on the page: ${unlisted.map(({ title }) => title).join(", ")}.`;
}
