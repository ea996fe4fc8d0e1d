import type { Rules, TextName } from "../tool.ts";

/** The legal values from figures. Rates are percent, amounts are dirhams. */
export type TaxRules = Omit<Rules<"tax-estimate">, "firstYear" | "topUpRevenue">;

/** A company in one tax period. Amounts are dirhams. */
export type TaxCase = {
  revenue: number;
  /** Taxable profit; 0 for a loss. */
  profit: number;
  /** Percentage of the revenue that qualifies in a free zone. */
  share: number;
  /** ISO date of the last day of the period. */
  periodEnd: string;
  /** Largest revenue of an earlier period; 0 for a new company. */
  earlierRevenue: number;
  /** Whether it belongs to a group under the top-up tax. */
  isOfLargeGroup: boolean;
};

/**
 * The result of a rule: a sentence with the figures that it used, and the unrounded tax in dirhams,
 * if it adds any.
 */
export type TaxLine = { name: TextName<"tax-estimate">; amount?: number };

type TaxBill = { lines: TaxLine[]; tax: number };

/**
 * Corporate tax on the mainland and in a free zone by the published rules: Federal Decree-Law
 * 47/2022 (rates), Cabinet Decision 100/2023 and Ministerial Decision 229/2025 (qualifying income;
 * within the limit other income qualifies too), Ministerial Decision 73/2023 (Small Business
 * Relief, which the estimate always uses when it is available; not for large groups), Cabinet
 * Decision 142/2024 (their top-up tax). Amounts are rounded only where they are shown.
 */
export function estimateTax(company: TaxCase, rules: TaxRules) {
  const mainland = withTopUp(company, rules, standardLines(company, rules));
  if (keepsStatus(company, rules)) {
    const amount = (company.profit * rules.zoneRate) / 100;
    const freeZone = withTopUp(company, rules, [{ name: "keptStatus", amount }]);
    return { mainland, freeZone };
  }
  const lost: TaxLine = { name: "lostStatus" };
  return { mainland, freeZone: { ...mainland, lines: [lost, ...mainland.lines] } };
}

/** Whether non-qualifying revenue is within the lower of the two limits. */
function keepsStatus({ revenue, share }: TaxCase, { shareLimit, amountLimit }: TaxRules): boolean {
  // Percentage of non-qualifying revenue, without errors of binary fractions.
  const others = Math.round((100 - share) * 1e9) / 1e9;
  return others <= shareLimit && (revenue * others) / 100 <= amountLimit;
}

/** The tax of a company without the status of a free zone company. */
function standardLines(company: TaxCase, rules: TaxRules): TaxLine[] {
  const { profit } = company;
  const within = (Math.min(profit, rules.band) * rules.bandRate) / 100;
  const lines: TaxLine[] = [{ name: "withinBand", amount: within }];
  const above = profit > rules.band ? ((profit - rules.band) * rules.rate) / 100 : 0;
  if (above > 0) lines.push({ name: "aboveBand", amount: above });
  return [...lines, ...reliefLine(company, rules, within + above)];
}

/** A company with this many times the relief's limit need not read about it. */
const FAR_FROM_RELIEF = 2;

function reliefLine(company: TaxCase, rules: TaxRules, tax: number): TaxLine[] {
  if (isRelieved(company, rules)) return [{ name: "relief", amount: -tax }];
  if (company.isOfLargeGroup) return [{ name: "groupRelief" }];
  const isFar = largestRevenue(company) > rules.reliefRevenue * FAR_FROM_RELIEF;
  return isFar ? [] : [{ name: "noRelief" }];
}

const largestRevenue = ({ revenue, earlierRevenue }: TaxCase) => Math.max(revenue, earlierRevenue);

const nextYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** The same company in its first period after the relief has ended; undefined without relief. */
export function withoutRelief(company: TaxCase, rules: TaxRules): TaxCase | undefined {
  if (!isRelieved(company, rules)) return undefined;
  let { periodEnd } = company;
  while (periodEnd <= rules.reliefLastDay) periodEnd = nextYear(periodEnd);
  return { ...company, periodEnd };
}

/** The relief is lost permanently with the first period above its limit. */
function isRelieved(company: TaxCase, rules: TaxRules): boolean {
  const { periodEnd, isOfLargeGroup } = company;
  if (isOfLargeGroup) return false;
  return largestRevenue(company) <= rules.reliefRevenue && periodEnd <= rules.reliefLastDay;
}

/** Raises the tax of a large group to the minimum rate. */
function withTopUp(company: TaxCase, rules: TaxRules, lines: TaxLine[]): TaxBill {
  const before = lines.reduce((sum, { amount = 0 }) => sum + amount, 0);
  if (!company.isOfLargeGroup) return { lines, tax: before };
  const missing = Math.max(0, (company.profit * rules.topUpRate) / 100 - before);
  return { lines: [...lines, { name: "topUp", amount: missing }], tax: before + missing };
}
