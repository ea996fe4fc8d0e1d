import { countOf } from "./count.ts";

/** Preview of a section that holds a list: its heading, its kind and how much it holds. */
export function previewSection({
  kind,
  list,
  one,
  many,
}: {
  /** What the section is, as editors call it. */
  kind: string;
  /** Name of the field that holds the list. */
  list: string;
  one: string;
  many: string;
}) {
  return {
    select: { heading: "heading", members: list },
    prepare: ({ heading, members }: { heading?: unknown; members?: unknown }) => ({
      title: typeof heading === "string" ? heading : kind,
      subtitle: `${kind}, ${countOf(members, one, many)}`,
    }),
  };
}
