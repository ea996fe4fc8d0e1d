import { createHash } from "node:crypto";
import type { LineFormat } from "../config.ts";
import { isRecord } from "../document.ts";

/** A line of rich text as plain words; inline objects stand in braces, emphasis is not shown. */
export function lineText(value: unknown, write: LineFormat["write"] = refIn): string {
  if (!Array.isArray(value)) return "";
  const textOf = (child: unknown) => {
    if (!isRecord(child)) return "";
    return typeof child.text === "string" ? child.text : `{${write(child) ?? "…"}}`;
  };
  return value.map((block) => childrenOf(block).map(textOf).join("")).join(" ");
}

/** What an inline object refers to, whatever its field is called. */
function refIn(child: Record<string, unknown>): string | undefined {
  const target = Object.values(child).find((value) => isRecord(value) && "_ref" in value);
  return isRecord(target) ? String(target._ref) : undefined;
}

/** Whether words of a line are bold or italic, which a cell cannot say. */
export function hasEmphasis(value: unknown): boolean {
  const blocks = Array.isArray(value) ? value : [];
  return blocks
    .flatMap(childrenOf)
    .some((child) => isRecord(child) && Array.isArray(child.marks) && child.marks.length > 0);
}

/**
 * The line of plain words with inline objects in braces. Keys come from the places, so that the same
 * text always is the same line; a span stands on both sides of an object, as the Studio keeps it.
 */
export function lineOfText(text: string, read: LineFormat["read"] = () => undefined): unknown[] {
  const parts: (string | Record<string, unknown>)[] = [""];
  for (const [index, part] of text.split(/\{([^{}]*)\}/).entries()) {
    const inline = index % 2 === 1 ? read(part) : undefined;
    if (inline !== undefined) parts.push(inline, "");
    else parts.push(`${parts.pop()}${index % 2 === 1 ? `{${part}}` : part}`);
  }
  const children = parts.map((part, index) => ({
    _key: `child-${index + 1}`,
    ...(typeof part === "string" ? { _type: "span", marks: [], text: part } : part),
  }));
  return [{ _key: "block-1", _type: "block", style: "normal", markDefs: [], children }];
}

/** A key for a member of a list that stays the same as long as its text does. */
export function keyOfText(text: string): string {
  return createHash("sha1").update(text).digest("hex").slice(0, 12);
}

function childrenOf(block: unknown): unknown[] {
  return isRecord(block) && Array.isArray(block.children) ? block.children : [];
}
