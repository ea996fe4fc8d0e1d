import type { TaxCase } from "./rules.ts";

/** A case that an official document works out, or that follows from its words. */
export type WorkedCase = {
  /** The document, and where in it the case stands. */
  source: string;
  company: Partial<TaxCase>;
  /** The tax in dirhams. In a free zone it is the same, unless it is named. */
  mainland: number;
  freeZone?: number;
  /** Our own calculation, where the document states the rule, but not this tax. */
  own?: string;
};

/**
 * Federal Tax Authority, Corporate Tax General Guide CTGGCT1 of September 2023, tax.gov.ae. It was
 * read in the copy of the file in the public repository github.com/waleed563/uae-corporate-tax-rag
 * (data/CT General Guide - EN - 10 09 2023.pdf). Pages are those that it prints.
 */
const GUIDE = "FTA, CTGGCT1";
const LAW = "Federal Decree-Law 47/2022";
const RELIEF = "Ministerial Decision 73/2023";
const TOP_UP = "Cabinet Decision 142/2024";
const mn = 1_000_000;

/** Amounts that a document does not need, and does not name, are ours. */
export const workedCases: readonly WorkedCase[] = [
  {
    source: `${GUIDE}, page 20, example 1: revenue of 8 million, net profit of 6 million`,
    company: { revenue: 8 * mn, profit: 6 * mn, periodEnd: "2025-03-31" },
    mainland: 506_250,
  },
  {
    source: `${GUIDE}, page 36, example 3: all of the revenue from an excluded activity`,
    company: { profit: mn, share: 0 },
    mainland: 56_250,
    own: "no status: (1,000,000 − 375,000) × 9 %, as on the mainland",
  },
  {
    source: `${GUIDE}, page 37, example 4: qualifying income alone`,
    company: { profit: mn, share: 100 },
    mainland: 56_250,
    freeZone: 0,
    own: "(1,000,000 − 375,000) × 9 %; 1,000,000 × 0 % in the free zone",
  },
  {
    source: `${GUIDE}, page 37, example 5: vehicles, 4.5 of 80 million sold to individuals`,
    company: { revenue: 80 * mn, profit: 10 * mn, share: 100 - (4.5 / 80) * 100 },
    mainland: 866_250,
    own: "4.5 million are above 5 % of 80 million: (10,000,000 − 375,000) × 9 % on both sides",
  },
  {
    source: `${GUIDE}, page 55, example 10: 8 million, of which 700,000 are dividends of a UAE company`,
    company: { profit: 8 * mn, exempt: 700_000 },
    mainland: 623_250,
    own: "taxable income of 7,300,000 by the guide: (7,300,000 − 375,000) × 9 %",
  },
  {
    source: `${GUIDE}, page 57, example 11, 2026: dividends of 14 million from a stake of 10 %`,
    company: { revenue: 14 * mn, profit: 14 * mn, exempt: 14 * mn, share: 100 },
    mainland: 0,
  },
  {
    source: `${GUIDE}, page 57, example 11, 2028: dividends of 3 million from the 3 % that are left`,
    company: {
      revenue: 3 * mn,
      profit: 3 * mn,
      earlierRevenue: 14 * mn,
      periodEnd: "2028-12-31",
    },
    mainland: 236_250,
    own: "not exempt, and no relief after 14 million: (3,000,000 − 375,000) × 9 %",
  },
  {
    source: `${GUIDE}, page 79, example 22, 2027: 1,250,000 after losses of an earlier period`,
    company: { profit: 1.25 * mn },
    mainland: 78_750,
  },
  {
    source: `${GUIDE}, page 83, example 24: taxable income of 7,750,000, less losses of 2 million`,
    company: { profit: 5.75 * mn },
    mainland: 483_750,
    own: "(5,750,000 − 375,000) × 9 %",
  },
  {
    source: `${GUIDE}, page 88, example 27: revenue of 2 million, never above 3 million`,
    company: { revenue: 2 * mn, profit: 0.5 * mn, earlierRevenue: 3 * mn, periodEnd: "2025-12-31" },
    mainland: 0,
  },
  {
    source: `${GUIDE}, page 88, example 28, 2025: revenue of 1.7 million`,
    company: { revenue: 1.7 * mn, profit: 0.5 * mn, periodEnd: "2025-12-31" },
    mainland: 0,
  },
  {
    source: `${GUIDE}, page 88, example 28, 2026: a sale for 5 million ends the relief`,
    company: { revenue: 5 * mn, profit: mn, earlierRevenue: 1.7 * mn, periodEnd: "2026-12-31" },
    mainland: 56_250,
    own: "no relief: (1,000,000 − 375,000) × 9 %",
  },
  {
    source: `${GUIDE}, page 110, example 35: each of three companies with 5 million`,
    company: { profit: 5 * mn },
    mainland: 416_250,
  },
  {
    source: `${GUIDE}, page 110, example 35: the three as a tax group`,
    company: { revenue: 30 * mn, profit: 15 * mn },
    mainland: 1_316_250,
  },
  {
    source: "FTA, Corporate Tax Topics, Small Business Relief, Mr Y: 1.9 million after 4.3 million",
    company: {
      revenue: 1.9 * mn,
      profit: 0.5 * mn,
      earlierRevenue: 4.3 * mn,
      periodEnd: "2026-12-31",
    },
    mainland: 11_250,
    own: "no relief: (500,000 − 375,000) × 9 %",
  },
  {
    source: `${LAW}, Article 3, with Cabinet Decision 116/2022: income up to 375,000`,
    company: { profit: 375_000 },
    mainland: 0,
  },
  {
    source: `${LAW}, Article 3: AED 100 above 375,000`,
    company: { profit: 375_100 },
    mainland: 9,
    own: "100 × 9 %",
  },
  {
    source: `${RELIEF}, Article 2: revenue equal to 3 million`,
    company: { revenue: 3 * mn, profit: mn, periodEnd: "2026-12-31" },
    mainland: 0,
  },
  {
    source: `${RELIEF}, Article 2: AED 1 above 3 million`,
    company: { revenue: 3 * mn + 1, profit: mn, periodEnd: "2026-12-31" },
    mainland: 56_250,
    own: "(1,000,000 − 375,000) × 9 %",
  },
  {
    source: `${RELIEF}, Article 3: no relief for a company of a multinational group`,
    company: { revenue: mn, profit: 500_000, periodEnd: "2026-12-31", group: "yes" },
    mainland: 11_250,
    own: "(500,000 − 375,000) × 9 %; the group is too small in the country for the top-up",
  },
  {
    source: "Ministerial Decision 131/2026: a period that ends on 31 December 2029",
    company: { revenue: 2.5 * mn, profit: mn, periodEnd: "2029-12-31" },
    mainland: 0,
  },
  {
    source: "Ministerial Decision 131/2026: a period that ends one day later",
    company: { revenue: 2.5 * mn, profit: mn, periodEnd: "2030-01-01" },
    mainland: 56_250,
    own: "(1,000,000 − 375,000) × 9 %",
  },
  {
    source: `${LAW}, Article 18, with Cabinet Decision 100/2023: exactly 5 % do not qualify`,
    company: { revenue: 8 * mn, profit: mn, share: 95 },
    mainland: 56_250,
    freeZone: 0,
    own: "5 % of 8,000,000 are 400,000, below 5,000,000: the status stays",
  },
  {
    source: `${TOP_UP}: a group above both limits in the country`,
    company: { revenue: 1_000 * mn, profit: 200 * mn, group: "more" },
    mainland: 30 * mn,
    own: "200,000,000 × 15 %, before wages and assets",
  },
  {
    source: `${TOP_UP}: the same with qualifying income alone`,
    company: { revenue: 1_000 * mn, profit: 200 * mn, share: 100, group: "more" },
    mainland: 30 * mn,
    own: "the top-up reaches the rate of 0 % too: 200,000,000 × 15 %",
  },
  {
    source: `${TOP_UP}, Article 5.5: EUR 1.8 million of revenue, EUR 0.55 million of income`,
    company: { revenue: 7.2 * mn, profit: 2.2 * mn, group: "yes", euro: 4 },
    mainland: 164_250,
    own: "below EUR 10 million and 1 million: (2,200,000 − 375,000) × 9 %, no top-up",
  },
  {
    source: `${TOP_UP}, Article 5.5: income of EUR 1 million exactly`,
    company: { revenue: 7.2 * mn, profit: 4 * mn, group: "yes", euro: 4 },
    mainland: 600_000,
    own: "not below EUR 1 million: 4,000,000 × 15 %",
  },
  {
    source: `${TOP_UP}, Article 5.5: revenue of EUR 10 million exactly`,
    company: { revenue: 40 * mn, profit: 2 * mn, group: "small", euro: 4 },
    mainland: 300_000,
    own: "not below EUR 10 million: 2,000,000 × 15 %",
  },
];
