import { addDays, addMonths } from "#schemas/shared/figures/review-day.ts";
import { sectionOf } from "../tool-section.tsx";
import { Form } from "./tax-estimate.island.tsx";
import { taxEstimate } from "./tax-estimate.tsx";

/** A first financial year has six to eighteen months (Federal Decree-Law 32/2021). */
const LEAST_MONTHS = 6;

/**
 * The end of the first period of a company founded on a day, by the calendar year.
 * @param today ISO date
 */
export function firstPeriodEnd(today: string): string {
  const earliest = addDays(addMonths(today, LEAST_MONTHS), -1);
  return `${earliest.slice(0, 4)}-12-31`;
}

export const section = sectionOf(taxEstimate, Form, {
  prepare: (_content, { today }) => ({ defaults: { periodEnd: firstPeriodEnd(today) } }),
});
