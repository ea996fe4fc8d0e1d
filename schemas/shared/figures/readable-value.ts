import { figureDay, figureNumber, readingsOf } from "./figure-number.ts";

/** The kinds of values. A change from one kind to another is rarely intended. */
type ValueKind = "a number" | "a range" | "a count" | "a day" | "words";

const SCALED = /^(.+?)([kMB]?)\+$/;

/** @param value without its unit, as it is shown: 375,000, 15–50, 50+, 31 December 2026 */
function valueKind(value: string): ValueKind {
  if (figureNumber(value) !== undefined) return "a number";
  if (figureDay(value) !== undefined) return "a day";
  const ends = value.split("–");
  if (ends.length === 2 && ends.every((end) => figureNumber(end) !== undefined)) return "a range";
  const [, count = ""] = SCALED.exec(value) ?? [];
  return figureNumber(count) === undefined ? "words" : "a count";
}

/**
 * Why a value cannot be shown with its unit, as a sentence; undefined if it can. A figure without a
 * unit may be words, such as “GMT+4”, but never markup.
 */
export function unreadableValue(
  value: string,
  unit: string | null | undefined,
): string | undefined {
  if (/[<>]/.test(value)) return "Write the value without signs of markup: < and > would be shown.";
  if (!unit || value === "") return undefined;
  const readings = readingsOf(value, unit);
  if (readings.length > 0 && !readings.includes(value)) {
    const written = readings.map((reading) => `“${reading}”`);
    return readings.length === 1
      ? `Write ${written[0]}: thousands are set apart by a comma, a fraction by a point.`
      : `“${value}” can be read in two ways: write ${written.join(" or ")}.`;
  }
  if (["a number", "a range", "a count"].includes(valueKind(value))) return undefined;
  return `“${value}” does not read as a number of ${unit}: write digits alone and leave the unit out, such as 375,000, 15–50 or 50+.`;
}

type Change = { value: string; unit?: string | null | undefined };

/** What speaks for asking once more before a figure is changed, each as a sentence. */
export function reasonsToAsk(
  before: Change & { topic?: string | null | undefined },
  after: Change,
): string[] {
  const [was, is] = [valueKind(before.value), valueKind(after.value)];
  const [from, to] = [figureNumber(before.value), figureNumber(after.value)];
  const isLarge =
    from !== undefined && to !== undefined && Math.abs(to - from) > Math.abs(from) / 2;
  return [
    ...(was === is ? [] : [`It was ${was}, and would become ${is}.`]),
    ...(isLarge ? ["It changes by more than half."] : []),
    ...(before.topic === "tax" ? ["It is a tax figure: people decide by it."] : []),
  ];
}
