import type { LineFormat } from "../config.ts";
import { isRecord, objectsIn, referencesIn } from "../document.ts";
import { hash } from "../hash.ts";

/** A line of rich text as plain text, with inline objects in braces and without emphasis. */
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

/** Whether a line has bold or italic words, which a cell cannot express. */
export function hasEmphasis(value: unknown): boolean {
  return [...objectsIn(value)].some(({ object }) => membersOf(object.marks).length > 0);
}

/**
 * The line of rich text for plain text with inline objects in braces. Keys come from positions, so
 * equal texts give equal lines. There is a span on both sides of an object, as in the Studio.
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

/** The key of a list member, which stays the same with its text. */
export function keyOfText(text: string): string {
  return hash("sha1", text).slice(0, 12);
}

export function membersOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Equal separators before each three digits, then decimals after another separator. */
const GROUPED = /^[+-]?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const PLAIN = /^[+-]?\d+(?:[.,]\d+)?$/;
/** The only separator of its kind, before three digits: of thousands, or of decimals. */
const IN_TWO_WAYS = /^[+-]?(?!0[.,])\d+(?:([.,])\d{3}(?!\1))?[.,]\d{3}$/;

/**
 * Reads a number as Excel writes it in the Nordics, the Baltics, Poland and Britain: `375 000`,
 * `375.000,5`, `375,000.5`, `4,8`.
 * @param isNumber whether the cell of a workbook is a number, whose point is a decimal one
 * @returns undefined for a text that is not a number, such as `15–50` or `50+`
 * @throws Error for the texts `1,234`, `1234.000` and `1.234,000`, because each could mean two numbers
 */
export function readNumber(text: string, isNumber: boolean): number | undefined {
  const compact = text.trim().replaceAll(/(?<=\d)[ \u00a0\u202f\u2009'’](?=\d{3}(?!\d))/g, "");
  const isPlain = PLAIN.test(compact);
  if (isNumber) return isPlain ? Number(compact.replace(",", ".")) : undefined;
  const [, mark] = GROUPED.exec(compact) ?? [];
  if (mark === undefined && !isPlain) return undefined;
  if (!IN_TWO_WAYS.test(compact)) {
    const asGroups = mark === undefined ? compact : compact.replaceAll(mark, "");
    return Number(asGroups.replace(",", "."));
  }
  const digits = compact.replaceAll(/[.,]/g, "");
  const whole = Number(digits);
  const decimal = `${Number(digits.slice(0, -3))}.${digits.slice(-3)}`;
  throw new Error(
    `“${text}” could be ${whole} or ${decimal}. Write ${whole.toLocaleString("en").replaceAll(",", " ")} for the former, ${decimal}0 for the latter`,
  );
}

/**
 * The number with commas between its thousands, and with a decimal point. Four digits without any
 * separator stay as they are. Any other text is unchanged.
 */
export function siteNumber(text: string, isNumber: boolean): string {
  const value = readNumber(text, isNumber);
  if (value === undefined) return text;
  const digits = Math.trunc(Math.abs(value)).toString().length;
  // A number of four digits alone may be a year.
  const isNoYear = /\D/.test(text.trim()) && digits > 3;
  return value.toLocaleString("en", {
    useGrouping: digits > 4 || isNoYear,
    maximumFractionDigits: 10,
  });
}
