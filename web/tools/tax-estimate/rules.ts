import type { Rules, TextName } from "../tool.ts";

/** What the law says, as figures do. Rates are per cent, amounts dirhams. */
export type TaxRules = Omit<Rules<"tax-estimate">, "firstYear" | "topUpRevenue">;

/** A company in one tax period. Amounts are dirhams. */
export type TaxCase = {
  revenue: number;
  /** Taxable profit; none for a loss. */
  profit: number;
  /** Per cent of the revenue that qualifies in a free zone. */
  share: number;
  /** ISO date of the last day of the period. */
  periodEnd: string;
  /** Largest revenue of an earlier period; none for a new company. */
  earlierRevenue: number;
  /** Whether it is part of a group that the top-up tax concerns. */
  isOfLargeGroup: boolean;
};

/**
 * What a rule says, in a sentence with the figures that it read, and adds to the tax, in dirhams and
 * not rounded; undefined where it adds nothing.
 */
export type TaxLine = { name: TextName<"tax-estimate">; amount?: number };

type TaxBill = { lines: TaxLine[]; tax: number };

/**
 * Corporate tax on the mainland and in a free zone, by the rules as they are published:
 * Federal Decree-Law 47/2022 (rates), Cabinet Decision 100/2023 and Ministerial Decision 229/2025
 * (qualifying income; within the limit other income qualifies too), Ministerial Decision 73/2023
 * (Small Business Relief, on which the estimate reckons wherever it is open; not for companies of large
 * groups), Cabinet Decision 142/2024 (top-up tax of those). Nothing is rounded here, so that amounts
 * are rounded once, where they are shown.
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

/** Whether what does not qualify stays within the lower of the two limits. */
function keepsStatus({ revenue, share }: TaxCase, { shareLimit, amountLimit }: TaxRules): boolean {
  // Per cent of the revenue that does not qualify, without what binary fractions add to it.
  const others = Math.round((100 - share) * 1e9) / 1e9;
  return others <= shareLimit && (revenue * others) / 100 <= amountLimit;
}

/** The tax of a company without a free zone's status. */
function standardLines(company: TaxCase, rules: TaxRules): TaxLine[] {
  const { profit } = company;
  const within = (Math.min(profit, rules.band) * rules.bandRate) / 100;
  const lines: TaxLine[] = [{ name: "withinBand", amount: within }];
  const above = profit > rules.band ? ((profit - rules.band) * rules.rate) / 100 : 0;
  if (above > 0) lines.push({ name: "aboveBand", amount: above });
  return [...lines, ...reliefLine(company, rules, within + above)];
}

/** Whoever has many times the revenue of the relief need not read of it. */
const FAR_FROM_RELIEF = 2;

function reliefLine(company: TaxCase, rules: TaxRules, tax: number): TaxLine[] {
  if (isRelieved(company, rules)) return [{ name: "relief", amount: -tax }];
  if (company.isOfLargeGroup) return [{ name: "groupRelief" }];
  const isFar = largestRevenue(company) > rules.reliefRevenue * FAR_FROM_RELIEF;
  return isFar ? [] : [{ name: "noRelief" }];
}

const largestRevenue = ({ revenue, earlierRevenue }: TaxCase) => Math.max(revenue, earlierRevenue);

const nextYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** The same company in the first such period after the relief is over; undefined where none applies. */
export function withoutRelief(company: TaxCase, rules: TaxRules): TaxCase | undefined {
  if (!isRelieved(company, rules)) return undefined;
  let { periodEnd } = company;
  while (periodEnd <= rules.reliefLastDay) periodEnd = nextYear(periodEnd);
  return { ...company, periodEnd };
}

/** The relief is lost for good with the first period above its limit. */
function isRelieved(company: TaxCase, rules: TaxRules): boolean {
  const { periodEnd, isOfLargeGroup } = company;
  if (isOfLargeGroup) return false;
  return largestRevenue(company) <= rules.reliefRevenue && periodEnd <= rules.reliefLastDay;
}

/** Brings the tax of a large group up to the least rate. */
function withTopUp(company: TaxCase, rules: TaxRules, lines: TaxLine[]): TaxBill {
  const before = lines.reduce((sum, { amount = 0 }) => sum + amount, 0);
  if (!company.isOfLargeGroup) return { lines, tax: before };
  const missing = Math.max(0, (company.profit * rules.topUpRate) / 100 - before);
  return { lines: [...lines, { name: "topUp", amount: missing }], tax: before + missing };
}
