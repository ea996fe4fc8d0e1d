import { isRecord } from "../shared/record.ts";

function childrenOf(block: unknown): unknown[] {
  return isRecord(block) && Array.isArray(block.children) ? block.children : [];
}

/** Number of words in running text; a figure counts as one. */
export function countWords(blocks: unknown): number {
  if (!Array.isArray(blocks)) return 0;
  const text = blocks
    .map((block: unknown) =>
      childrenOf(block)
        .map((part) => (isRecord(part) && typeof part.text === "string" ? part.text : " 0 "))
        .join(""),
    )
    .join("\n");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function wordsBetween(min: number, max: number) {
  return (blocks: unknown): true | string => {
    const words = countWords(blocks);
    if (words === 0 || (words >= min && words <= max)) return true;
    return `The text has ${words} words; ${min} to ${max} suit the page.`;
  };
}

export function headingsBetween(min: number, max: number) {
  return (blocks: unknown): true | string => {
    if (!Array.isArray(blocks)) return true;
    const headings = blocks.filter((block) => isRecord(block) && block.style === "h2").length;
    return (
      (headings >= min && headings <= max) ||
      `The text has ${headings} headings; ${min} to ${max} suit the page.`
    );
  };
}
