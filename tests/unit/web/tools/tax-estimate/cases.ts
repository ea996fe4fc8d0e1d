import type { Rules } from "#schemas/shared/tools/tool-kinds.ts";
import { estimateTax, type TaxCase } from "#web/tools/tax-estimate/rules.ts";

export type { TaxCase, TaxLineName as LineName } from "#web/tools/tax-estimate/rules.ts";

/** The rules as they stand in 2026. */
export const rules: Rules<"tax-estimate"> = {
  bandRate: 0,
  band: 375_000,
  rate: 9,
  zoneRate: 0,
  shareLimit: 5,
  amountLimit: 5_000_000,
  reliefRevenue: 3_000_000,
  reliefLastDay: "2026-12-31",
  topUpRate: 15,
  topUpRevenue: 750_000_000,
  firstYear: 2023,
};

/** A company that no relief and no limit concerns. */
export const company: TaxCase = {
  revenue: 10_000_000,
  profit: 0,
  share: 0,
  periodEnd: "2027-12-31",
  earlierRevenue: 0,
  isOfLargeGroup: false,
};

/** What that company pays, with what a case says of it otherwise. */
export const estimate = (parts: Partial<TaxCase>) => estimateTax({ ...company, ...parts }, rules);
