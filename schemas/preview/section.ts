import { zoneKindTitle } from "../fields/zone-kinds.ts";
import { countOf } from "./subtitle.ts";

type Selection = Readonly<Record<string, unknown>>;

/** Previews of sections, made for the name that editors have for the kind. */
const headed = (select: Record<string, string>, detail: (selection: Selection) => string) => {
  return (kind: string) => ({
    select: { heading: "heading", ...select },
    prepare: ({ heading, ...selection }: Selection) => ({
      title: typeof heading === "string" ? heading : kind,
      subtitle: kind + detail(selection),
    }),
  });
};

/** Of a section that holds a list, a field of it: its heading, its kind and how much it holds. */
export const counting = (list: string, one: string, many: string) =>
  headed({ members: list }, ({ members }) => `, ${countOf(members, one, many)}`);

/** Of a section that lists free zones: its heading, what it is and which kinds it lists. */
export const listingZones = headed({ kinds: "kinds" }, ({ kinds }) => {
  const titles = (Array.isArray(kinds) ? kinds : []).flatMap(
    (kind: unknown) => zoneKindTitle(kind) ?? [],
  );
  return `: ${titles.length === 0 ? "all kinds" : titles.join(", ").toLowerCase()}`;
});

/** Of any other section: what names it, its kind, and its picture where it has one. */
export const headedBy = (title: string, media?: string) => (subtitle: string) => ({
  select: { title, ...(media === undefined ? {} : { media }) },
  prepare: (selection: Selection) => ({ ...selection, subtitle }),
});
