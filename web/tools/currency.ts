import { figureNumber } from "#schemas/shared/figures/figure-number.ts";
import type { AnyTool, ToolOption } from "./tool.ts";

/**
 * The visitor's currency: its code, its value in dirhams, and the options whose figures give that
 * value, its own first.
 */
export type Currency = { code: string; rate: number; options: readonly ToolOption[] };

const DIRHAM = "AED";

export const DIRHAMS: Currency = { code: DIRHAM, rate: 1, options: [] };

/**
 * A currency of a tool's question. An option without a figure is the dirham. A rate in another
 * currency is multiplied by that currency's value. A rate in the currency itself is its value per
 * euro.
 */
export function currencyOf(
  tool: Pick<AnyTool, "questions">,
  code = DIRHAM,
  offered = tool.questions.find(({ name }) => name === "currency")?.options ?? [],
): Currency | undefined {
  const option = offered.find(({ value }) => value === code);
  if (!option?.figure) return option && { code, rate: 1, options: [option] };
  const { unit, value } = option.figure;
  const read = figureNumber(value);
  if (read === undefined) return undefined;
  if (unit === DIRHAM) return { code, rate: read, options: [option] };
  // The rates of other European currencies are per euro.
  const isPerEuro = unit === code;
  // Each option is used once, so that rates which refer to each other end.
  const others = offered.filter((each) => each !== option);
  const next = currencyOf(tool, isPerEuro ? "EUR" : (unit ?? ""), others);
  const rate = isPerEuro ? 1 / read : read;
  return next && { code, rate: rate * next.rate, options: [option, ...next.options] };
}

/** Other ways to write the dirham. */
const DIRHAM_SIGNS = ["dhs", "dh", "د.إ"];

/**
 * How amounts of a currency are marked, in lower case: its code, symbol and name, longer ones
 * first.
 */
export function signsOf({ code }: Pick<Currency, "code">): string[] {
  const signs = (["symbol", "narrowSymbol", "name"] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat("en-001", {
      style: "currency",
      currency: code,
      currencyDisplay,
      maximumFractionDigits: 0,
    })
      .formatToParts(1)
      .flatMap(({ type, value }) => (type === "currency" ? [value] : [])),
  );
  const all = [code, ...signs, ...(code === DIRHAM ? DIRHAM_SIGNS : [])];
  return all.map((sign) => sign.toLowerCase()).sort((a, b) => b.length - a.length);
}

/** An amount in dirhams, rounded to a whole number. Amounts are rounded here only. */
export function inDirhams(amount: number): string {
  return inCurrency(amount, DIRHAMS);
}

/** The amount in the visitor's currency, computed from the unrounded amount. */
export function inCurrency(amount: number, { code, rate }: Omit<Currency, "options">): string {
  // Minus zero would be shown with its sign.
  const whole = Math.round(amount / rate) + 0;
  const sign = whole < 0 ? "−" : "";
  return `${sign}${code}\u00a0${Math.abs(whole).toLocaleString("en-GB")}`;
}
