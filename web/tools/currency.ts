import { figureNumber } from "#schemas/shared/figures/figure-number.ts";
import type { AnyTool, ToolOption } from "./tool.ts";

/**
 * The currency that a visitor reckons in: its code, how many dirhams one of it is, and the options
 * whose figures say so, its own first.
 */
export type Currency = { code: string; rate: number; options: readonly ToolOption[] };

const DIRHAM = "AED";

export const DIRHAMS: Currency = { code: DIRHAM, rate: 1, options: [] };

/**
 * A currency as a tool's question offers it. One without a figure is the dirham; a rate in another
 * currency is worth what that one is; a rate in the currency itself says how many of it are a euro.
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
  // The rates of other European currencies say how many of them are a euro.
  const isPerEuro = unit === code;
  // Each option once, so that rates which lead to each other end.
  const others = offered.filter((each) => each !== option);
  const next = currencyOf(tool, isPerEuro ? "EUR" : (unit ?? ""), others);
  const rate = isPerEuro ? 1 / read : read;
  return next && { code, rate: rate * next.rate, options: [option, ...next.options] };
}

/** How a dirham is written beside its code. */
const DIRHAM_SIGNS = ["dhs", "dh", "د.إ"];

/** How amounts of a currency are marked, in small letters: its code, its sign and its name; longer ones first. */
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

/** An amount of dirhams, rounded to a whole one: the one time that it is rounded. */
export function inDirhams(amount: number): string {
  return inCurrency(amount, DIRHAMS);
}

/** The same in the visitor's own currency, from the amount before it was rounded. */
export function inCurrency(amount: number, { code, rate }: Omit<Currency, "options">): string {
  // Minus zero would be shown as such.
  const whole = Math.round(amount / rate) + 0;
  const sign = whole < 0 ? "−" : "";
  return `${sign}${code}\u00a0${Math.abs(whole).toLocaleString("en-GB")}`;
}
