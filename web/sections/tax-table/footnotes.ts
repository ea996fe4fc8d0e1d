import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";

/** A number in a cell that leads to its footnote; `id` lets the footnote lead back to it. */
export type FootnoteMarker = { id: string; number: number };

export type Footnote = { id: string; number: number; figure: Figure; markers: FootnoteMarker[] };

/** Fragment id of a footnote. */
export function footnoteId(number: number): string {
  return `footnote-${number}`;
}

/**
 * Numbers the footnotes of a table in reading order. A figure that several cells name has one
 * number and one footnote with a way back to each of them; one without a condition has none.
 * @param cells for every cell the figures whose condition it needs
 * @returns the footnotes, and the markers of each cell in the order of `cells`
 */
export function numberFootnotes(cells: readonly (readonly Figure[] | null)[]) {
  const footnotes = new Map<string, Footnote>();
  const markers = cells.map((figures) =>
    (figures ?? []).flatMap((figure) => {
      if (!figure.qualifier) return [];
      const number = footnotes.get(figure._id)?.number ?? footnotes.size + 1;
      const id = footnoteId(number);
      const footnote = footnotes.get(figure._id) ?? { id, number, figure, markers: [] };
      const marker = { id: `${id}-marker-${footnote.markers.length + 1}`, number };
      footnotes.set(figure._id, { ...footnote, markers: [...footnote.markers, marker] });
      return [marker];
    }),
  );
  return { footnotes: [...footnotes.values()], markers };
}
