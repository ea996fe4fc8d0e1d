import { createHash } from "node:crypto";
import { isRecord } from "#schemas/shared/record.ts";

/** A figure inside a line, as a cell shows it: `{figure-vat-rate}`, or without its unit. */
const FIGURE = /(\{[\w-]+(?:\|valueOnly)?\})/;

/** A line of rich text as plain words; figures stand in braces, emphasis is not shown. */
export function lineText(value: unknown): string {
  if (!Array.isArray(value)) return "";
  return value.map((block) => childrenOf(block).map(childText).join("")).join(" ");
}

function childText(child: unknown): string {
  if (!isRecord(child)) return "";
  if (typeof child.text === "string") return child.text;
  if (!isRecord(child.figure)) return "";
  return `{${String(child.figure._ref)}${child.show === "valueOnly" ? "|valueOnly" : ""}}`;
}

/** Whether words of a line are bold or italic, which a cell cannot say. */
export function hasEmphasis(value: unknown): boolean {
  const blocks = Array.isArray(value) ? value : [];
  return blocks
    .flatMap(childrenOf)
    .some((child) => isRecord(child) && Array.isArray(child.marks) && child.marks.length > 0);
}

/**
 * The line of plain words with figures in braces. Keys come from the places, so that the same text
 * always is the same line; a span stands on both sides of a figure, as the Studio keeps it.
 */
export function lineOfText(text: string): unknown[] {
  const children = text.split(FIGURE).map((part, index) => {
    const _key = `child-${index + 1}`;
    const figure = index % 2 === 1 ? /^\{([\w-]+)(\|valueOnly)?\}$/.exec(part) : null;
    if (figure === null) return { _key, _type: "span", marks: [], text: part };
    return {
      _key,
      _type: "figureValue",
      figure: { _type: "reference", _ref: figure[1] },
      show: figure[2] === undefined ? "withUnit" : "valueOnly",
    };
  });
  return [{ _key: "block-1", _type: "block", style: "normal", markDefs: [], children }];
}

/** A key for a member of a list that stays the same as long as its text does. */
export function keyOfText(text: string): string {
  return createHash("sha1").update(text).digest("hex").slice(0, 12);
}

function childrenOf(block: unknown): unknown[] {
  return isRecord(block) && Array.isArray(block.children) ? block.children : [];
}
