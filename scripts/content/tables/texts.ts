import { hash } from "node:crypto";
import * as z from "zod";
import type { LineFormat } from "../config.ts";
import { isRecord, objectsIn, referencesIn } from "../document.ts";

/** A line of rich text as plain words; inline objects stand in braces, emphasis is not shown. */
export function lineText(
  value: unknown,
  write: LineFormat["write"] = (child) => referencesIn(child)[0]?.id,
): string {
  const textOf = (child: unknown) => {
    if (!isRecord(child)) return "";
    return typeof child.text === "string" ? child.text : `{${write(child) ?? "…"}}`;
  };
  const blocks = membersOf(value).map((block) => membersOf(isRecord(block) && block.children));
  return blocks.map((children) => children.map(textOf).join("")).join(" ");
}

/** Whether words of a line are bold or italic, which a cell cannot say. */
export function hasEmphasis(value: unknown): boolean {
  return [...objectsIn(value)].some(({ object }) => membersOf(object.marks).length > 0);
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
  return hash("sha1", text).slice(0, 12);
}

export function membersOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a list separates decimals with a comma, as Excel in most of Europe does. */
export type NumberStyle = "comma" | "point";

/** A mark in front of each three digits, all of them alike, then decimals after the other mark. */
const GROUPED = /^[+-]?\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const PLAIN = /^[+-]?\d+(?:[.,]\d+)?$/;

/**
 * Reads a number as Excel writes it in the Nordics, the Baltics, Poland and Britain: `375 000`,
 * `375.000,5`, `375,000.5`, `4,8`.
 * @returns undefined for what is no plain number, such as `15–50` or `50+`
 * @throws Error for `1,234` in a list whose decimals have commas: it could be two numbers
 */
export function readNumber(text: string, style: NumberStyle): number | undefined {
  const compact = text.trim().replaceAll(/(?<=\d)[ \u00a0\u202f\u2009'’](?=\d{3}(?!\d))/g, "");
  const [, mark] = GROUPED.exec(compact) ?? [];
  const isPlain = PLAIN.test(compact);
  const asDecimal = compact.replace(",", ".");
  if (mark === undefined) return isPlain ? Number(asDecimal) : undefined;
  const asGroups = compact.replaceAll(mark, "").replace(",", ".");
  if (!isPlain || (style === "point" && mark === ",")) return Number(asGroups);
  if (style === "point") return Number(asDecimal);
  const [whole, rest] = compact.split(mark);
  throw new Error(
    `“${text}” could be ${asGroups} or ${asDecimal}. Write ${whole} ${rest} for the former, ${compact}0 for the latter`,
  );
}

/**
 * The same number with commas between its thousands, where they were parted at all or there are
 * five digits or more, and decimals after a point. Anything else stays as it is.
 */
export function siteNumber(text: string, style: NumberStyle): string {
  const value = readNumber(text, style);
  if (value === undefined) return text;
  const digits = Math.trunc(Math.abs(value)).toString().length;
  const wasParted = /\D/.test(text.trim()) && digits > 3 && Number.isInteger(value);
  return value.toLocaleString("en", {
    useGrouping: digits > 4 || wasParted,
    maximumFractionDigits: 10,
  });
}

/** A day as ISO 8601 has it, of that or of `22.11.2026`. @throws Error that says how to write it */
export function readDay(text: string): string {
  const [, day = "", month = "", year] =
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  if (z.iso.date().safeParse(iso).success) return iso;
  throw new Error("is no day. Write it as 2026-11-22 or 22.11.2026");
}
