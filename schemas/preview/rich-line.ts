import type { PreviewValue } from "@sanity/types";
import { isRecord } from "../shared/record.ts";
import { previewFigure, selectFigure } from "./figure.ts";

/** The number of parts of a line whose figures a preview resolves. Later figures show as "…". */
const FOLLOWED_PARTS = 8;

/** The entries of a list. The Studio passes a list with resolved references as an object. */
function entriesOf(list: unknown): unknown[] {
  if (Array.isArray(list)) return list;
  return isRecord(list) ? Object.values(list) : [];
}

function childrenOf(block: unknown): unknown[] {
  return isRecord(block) ? entriesOf(block.children) : [];
}

/**
 * The selection of a preview for a line of rich text. References in a list cannot be resolved by a
 * wildcard, so the first parts are named by their index.
 * @param from path of the line, if it is not a field of the previewed value itself
 */
export function selectRichLine(field: string, from: string = field): Record<string, string> {
  const parts = Array.from({ length: FOLLOWED_PARTS }, (_, index) =>
    selectFigure(`${field}.${index}`, `${from}.0.children.${index}.figure`),
  );
  return Object.assign({ [field]: from }, ...parts);
}

function textOf(part: unknown): string {
  if (!isRecord(part)) return "";
  if (typeof part.text === "string") return part.text;
  return previewFigure(part.figure, part.show) ?? "…";
}

/** Plain text of a line that was selected with `selectRichLine`. Figures appear as their value. */
export function previewRichLine(
  selection: Readonly<Record<string, unknown>>,
  field: string,
): string {
  const [block] = entriesOf(selection[field]);
  return childrenOf(block).map(textOf).join("").trim();
}

type Selection = Readonly<Record<string, unknown>>;
type Media = PreviewValue["media"];

/** Preview of a line of rich text. */
export const previewLine = (line: string) => ({
  select: selectRichLine(line),
  prepare: (selection: Selection) => ({ title: previewRichLine(selection, line) }),
});

/** Preview with a plain title, a line of rich text below it, and an optional image. */
export const previewTitled = (title: string, line = "text") => ({
  select: { title, media: "image", ...selectRichLine("line", line) },
  prepare: ({ title: words, media, ...selection }: Selection & { media?: Media }) => ({
    title: String(words ?? ""),
    subtitle: previewRichLine(selection, "line"),
    media,
  }),
});

/** Preview of two lines of rich text, the first as the title. */
export const previewLines = (title: string, text: string) => ({
  select: { ...selectRichLine(title), ...selectRichLine(text) },
  prepare: (selection: Selection) => ({
    title: previewRichLine(selection, title),
    subtitle: previewRichLine(selection, text),
  }),
});

/** Whether the blocks contain a visible character or a figure. */
export function hasText(blocks: unknown): boolean {
  return entriesOf(blocks).some((block) =>
    childrenOf(block).some(
      (part) => !isRecord(part) || part.text === undefined || textOf(part).trim() !== "",
    ),
  );
}

/** The text of each block. A figure is one character in it. */
export const textsOf = (blocks: unknown): string[] =>
  entriesOf(blocks).map((block) => childrenOf(block).map(textOf).join(""));

/** Number of characters in the blocks. A figure counts as one. */
export const textLength = (blocks: unknown): number => textsOf(blocks).join("").length;
