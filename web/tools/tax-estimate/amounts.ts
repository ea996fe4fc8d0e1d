import type { Currency } from "./read-case.ts";

const NO_BREAK_SPACE = "\u00a0";

/** An amount of dirhams, rounded to a whole one: the one time that it is rounded. */
export function inDirhams(amount: number): string {
  return withCode("AED", amount);
}

/** The same in the visitor's own currency, from the amount before it was rounded. */
export function inCurrency(amount: number, { code, rate }: Currency): string {
  return withCode(code, amount / rate);
}

function withCode(code: string, amount: number): string {
  // Minus zero would be shown as such.
  const whole = Math.round(amount) + 0;
  const sign = whole < 0 ? "−" : "";
  return `${sign}${code}${NO_BREAK_SPACE}${Math.abs(whole).toLocaleString("en-GB")}`;
}
