/** Whether a list separates decimals with a comma, as Excel in most of Europe does. */
export type NumberStyle = "comma" | "point";

/** Spaces that part thousands: plain, no-break, narrow no-break, thin; and the apostrophe. */
const GROUP_SPACES = /(?<=\d)[ \u00a0\u202f\u2009'’](?=\d{3}(?:\D|$))/g;

/**
 * Reads a number as people in the eight countries and in Britain write it: `375 000`, `375.000,5`,
 * `375,000.5`, `4,8`.
 * @returns undefined for what is no plain number, such as `15–50` or `50+`
 * @throws Error for `1,234` in a list whose decimals have commas, and the like: it could be two numbers
 */
export function readNumber(text: string, style: NumberStyle): number | undefined {
  const compact = text.trim().replaceAll(GROUP_SPACES, "");
  if (!/^[+-]?\d[\d.,]*$/.test(compact)) return undefined;
  const commas = compact.split(",").length - 1;
  const points = compact.split(".").length - 1;
  if (commas === 0 && points === 0) return Number(compact);
  if (commas > 0 && points > 0) {
    const decimal = compact.lastIndexOf(",") > compact.lastIndexOf(".") ? "," : ".";
    return grouped(compact, decimal === "," ? "." : ",", decimal);
  }
  const mark = commas > 0 ? "," : ".";
  if (commas + points > 1) return grouped(compact, mark, undefined);
  const isDecimalMark = mark === (style === "comma" ? "," : ".");
  const [whole = "", after = ""] = compact.split(mark);
  if (after.length !== 3 || whole.replace(/^[+-]/, "").length > 3) {
    return after === "" ? undefined : Number(`${whole}.${after}`);
  }
  if (mark === "," && style === "point") return Number(`${whole}${after}`);
  if (mark === "." && isDecimalMark) return Number(compact);
  throw new Error(
    `“${text}” could be ${whole}${after} or ${whole}.${after}. Write ${whole} ${after} for the former, ${whole}${mark}${after}0 for the latter.`,
  );
}

/** A number whose thousands are parted by `mark`, in groups of three. */
function grouped(text: string, mark: string, decimal: string | undefined): number | undefined {
  const [whole = "", fraction = "", ...more] = decimal === undefined ? [text] : text.split(decimal);
  const groups = whole.replace(/^[+-]/, "").split(mark);
  const areThousands = groups.every((group, index) =>
    index === 0 ? /^\d{1,3}$/.test(group) : /^\d{3}$/.test(group),
  );
  if (!areThousands || more.length > 0 || fraction.includes(mark)) return undefined;
  return Number(`${whole.replaceAll(mark, "")}.${fraction || "0"}`);
}

/**
 * The same number as the site writes it: thousands parted by commas where they were parted at all
 * or there are five digits or more, decimals after a point. Anything else stays as it is.
 */
export function siteNumber(text: string, style: NumberStyle): string {
  const value = readNumber(text, style);
  if (value === undefined) return text;
  const wholeDigits = Math.trunc(Math.abs(value)).toString().length;
  const wasParted = text.trim().replaceAll(/[^\d]/g, "") !== text.trim() && wholeDigits > 3;
  const useGrouping = wholeDigits > 4 || (wasParted && Number.isInteger(value));
  return value.toLocaleString("en", { useGrouping, maximumFractionDigits: 10 });
}
