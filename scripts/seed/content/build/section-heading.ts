import { type Block, subheading } from "./rich-text.ts";

/** A heading of the larger size: it opens a section of a page that is mostly running text. */
export type SectionHeading = Omit<Block, "style"> & { style: "h2" };

export function sectionHeading(text: string): SectionHeading {
  return { ...subheading(text), style: "h2" };
}
