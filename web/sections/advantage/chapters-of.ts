import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";

/** A heading of a text with what follows up to the next; no heading before the first. */
export type Chapter = { key: string; heading: RichTextValue; text: RichTextValue };

/** A text cut before each of its large headings. Nothing is left out. */
export function chaptersOf(body: RichTextValue): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of body) {
    const isHeading = block.style === "h2";
    const open = isHeading ? undefined : chapters.at(-1);
    if (open) open.text.push(block);
    else {
      const [heading, text] = isHeading ? [[block], []] : [[], [block]];
      chapters.push({ key: block._key, heading, text });
    }
  }
  return chapters;
}
