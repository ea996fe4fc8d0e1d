import { formatsOf } from "#schemas/shared/formats.ts";
import type { Language } from "#schemas/shared/languages.ts";
import type { AnyTool, ToolOption } from "./tool.ts";

/**
 * The visitor's currency: its code, its value in dirhams, and the options whose figures give that
 * value, its own first.
 */
export type Currency = { code: string; rate: number; options: readonly ToolOption[] };

export const DIRHAM = "AED";

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
  const { unit, number: read } = option.figure;
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

const amountFormats = formatsOf(
  ({ locale }, currency) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "code",
      maximumFractionDigits: 0,
    }),
);

/** An amount in dirhams, rounded to a whole number. Amounts are rounded here only. */
export function inDirhams(amount: number, language: Language): string {
  return inCurrency(amount, DIRHAMS, language);
}

/** The amount in the visitor's currency, computed from the unrounded amount. */
export function inCurrency(
  amount: number,
  { code, rate }: Omit<Currency, "options">,
  language: Language,
): string {
  // Minus zero would be shown with its sign.
  const whole = Math.round(amount / rate) + 0;
  // Some languages write a hyphen for a minus.
  return amountFormats(language, code).format(whole).replace("-", "−");
}
