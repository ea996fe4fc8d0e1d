import type { Rules, TextName } from "../tool.ts";

/** The legal values from figures. Rates are percent, amounts are dirhams. */
export type TaxRules = Omit<Rules<"tax-estimate">, "firstYear" | "topUpRevenue">;

/**
 * Whether a company belongs to a group under the top-up tax: as its only company in the country, or
 * with others that are small together, or with more.
 */
export const groups = ["no", "yes", "small", "more"] as const;

/**
 * Who pays: a company of the country, a branch of a company abroad, a company abroad that is managed
 * from the country, or a person in their own name.
 */
export const payers = ["company", "branch", "managed", "person"] as const;

/** Who pays in one tax period. Amounts are dirhams. */
export type TaxCase = {
  payer: (typeof payers)[number];
  revenue: number;
  /** Profit; 0 for a loss. */
  profit: number;
  /** The part of the profit that comes from shares and is exempt. */
  exempt: number;
  /** Percentage of the revenue that qualifies in a free zone. */
  share: number;
  /** ISO date of the last day of the period. */
  periodEnd: string;
  /** Largest revenue of an earlier period; 0 for a new company. */
  earlierRevenue: number;
  group: (typeof groups)[number];
  /** Value of a euro, in which the limits of the top-up tax are set. */
  euro: number;
};

/**
 * The result of a rule: a sentence with the figures that it used, and the unrounded tax in dirhams,
 * if it adds any.
 */
export type TaxLine = { name: TextName<"tax-estimate">; amount?: number };

/** The tax, and how much of it Small Business Relief spares or the top-up tax adds at most. */
export type TaxBill = { lines: TaxLine[]; tax: number; spared: number; topUp: number };

/**
 * Corporate tax on the mainland and in a free zone by the published rules: Federal Decree-Law
 * 47/2022 (rates; Articles 22 and 23, exempt income from shares), Cabinet Decision 100/2023 and
 * Ministerial Decision 229/2025 (qualifying income; within the limit other income qualifies too),
 * Ministerial Decision 73/2023 (Small Business Relief; for residents, so not for a branch, and not
 * for large groups), Cabinet Decision 49/2023 (a person's turnover), Cabinet Decision 142/2024 (top-up
 * tax of large groups and its return). Amounts are rounded only where they are shown.
 */
export function estimateTax(company: TaxCase, rules: TaxRules) {
  const exempt: TaxLine[] = company.exempt > 0 ? [{ name: "exemptShares", amount: 0 }] : [];
  const standard = isBelowForPerson(company, rules)
    ? [{ name: "personBelow", amount: 0 } satisfies TaxLine]
    : standardLines(company, rules);
  const mainland = billOf(company, rules, [...exempt, ...standard]);
  const notes = notesOf(company, rules, mainland);
  if (keepsStatus(company, rules)) {
    const kept: TaxLine = {
      name: "keptStatus",
      amount: (taxableProfit(company) * rules.zoneRate) / 100,
    };
    return { mainland, freeZone: billOf(company, rules, [...exempt, kept]), notes };
  }
  // A company none of whose revenue qualifies has never had a status to lose.
  const lost: TaxLine = { name: company.share === 0 ? "neverQualified" : "lostStatus" };
  return { mainland, freeZone: billOf(company, rules, [...exempt, lost, ...standard]), notes };
}

/** What to know of a relief that was used, and of the top-up tax. */
function notesOf(company: TaxCase, rules: TaxRules, { spared }: TaxBill) {
  const notes: TextName<"tax-estimate">[] = spared > 0 ? ["reliefForfeits"] : [];
  if (company.group === "no") return notes;
  return [
    ...notes,
    isSmallInCountry(company, rules) ? "noTopUp" : "topUpLess",
    "topUpReturn",
  ] satisfies typeof notes;
}

/** Whether it is a person whose turnover of a calendar year is not taxed. */
const isBelowForPerson = ({ payer, revenue }: TaxCase, rules: TaxRules) =>
  payer === "person" && revenue <= rules.personTurnover;

const taxableProfit = ({ profit, exempt }: TaxCase) => profit - exempt;

const sumOf = (lines: readonly TaxLine[]) => lines.reduce((sum, { amount = 0 }) => sum + amount, 0);

/** Whether non-qualifying revenue is within the lower of the two limits. */
function keepsStatus({ revenue, share }: TaxCase, { shareLimit, amountLimit }: TaxRules): boolean {
  // Percentage of non-qualifying revenue, without errors of binary fractions.
  const others = Math.round((100 - share) * 1e9) / 1e9;
  return others <= shareLimit && (revenue * others) / 100 <= amountLimit;
}

/** The tax of a company without the status of a free zone company. */
function standardLines(company: TaxCase, rules: TaxRules): TaxLine[] {
  const profit = taxableProfit(company);
  if (profit === 0 && company.exempt > 0) return [];
  const within = (Math.min(profit, rules.band) * rules.bandRate) / 100;
  const lines: TaxLine[] = [{ name: "withinBand", amount: within }];
  const above = profit > rules.band ? ((profit - rules.band) * rules.rate) / 100 : 0;
  if (above > 0) lines.push({ name: "aboveBand", amount: above });
  return [...lines, ...reliefLine(company, rules, within + above)];
}

/** A company with this many times the relief's limit need not read about it. */
const FAR_FROM_RELIEF = 2;

function reliefLine(company: TaxCase, rules: TaxRules, tax: number): TaxLine[] {
  if (company.group !== "no") return [{ name: "groupRelief" }];
  if (company.payer === "branch") return [{ name: "branchRelief" }];
  const largest = Math.max(company.revenue, company.earlierRevenue);
  // The relief is lost permanently with the first period above its limit.
  if (largest <= rules.reliefRevenue && company.periodEnd <= rules.reliefLastDay) {
    return [{ name: "relief", amount: -tax }];
  }
  return largest > rules.reliefRevenue * FAR_FROM_RELIEF ? [] : [{ name: "noRelief" }];
}

/** Adds the top-up tax of a large group, which raises the tax to the minimum rate at most. */
function billOf(company: TaxCase, rules: TaxRules, lines: readonly TaxLine[]): TaxBill {
  const before = sumOf(lines);
  const spared = -sumOf(lines.filter(({ name }) => name === "relief")) + 0;
  if (company.group === "no" || isSmallInCountry(company, rules)) {
    return { lines: [...lines], tax: before, spared, topUp: 0 };
  }
  const topUp = Math.max(0, (taxableProfit(company) * rules.topUpRate) / 100 - before);
  const line: TaxLine = { name: "topUp", amount: topUp };
  return { lines: [...lines, line], tax: before + topUp, spared, topUp };
}

/**
 * The exclusion for groups that are small in the country, which the group chooses. It compares
 * averages of three years; this period stands for them.
 */
function isSmallInCountry({ group, revenue, profit, euro }: TaxCase, rules: TaxRules): boolean {
  if (group === "more") return false;
  return revenue < rules.topUpSmallRevenue * euro && profit < rules.topUpSmallIncome * euro;
}
