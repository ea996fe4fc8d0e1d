import { describe, expect, test } from "vitest";
import type { TaxCase } from "#web/tools/tax-estimate/rules.ts";
import { estimate, rules } from "./cases.ts";

/**
 * Examples that authorities have worked out themselves, each with its place. Those of the Federal Tax
 * Authority's General Guide (Corporate Tax Guide CTGGCT1, September 2023, tax.gov.ae, "CT General
 * Guide - EN - 10 09 2023.pdf") were read in the text of that file which the public repository
 * github.com/waleed563/uae-corporate-tax-rag holds (experiments/ring4_results.json). Amounts that an
 * example does not need, and does not name, are ours.
 */

describe("corporate tax bands", () => {
  test.each<[place: string, parts: Partial<TaxCase>, tax: number]>([
    [
      "General Guide, chapter 4, example 1: calculation of corporate tax",
      { revenue: 8_000_000, profit: 6_000_000, periodEnd: "2025-03-31" },
      506_250,
    ],
    [
      "General Guide, section 6.7, example 22: carried forward losses, income that is left for 2027",
      { profit: 1_250_000, periodEnd: "2027-12-31" },
      78_750,
    ],
    [
      "General Guide, section 6.7, example 22: carried forward losses, income that is left for 2028",
      { profit: 2_750_000, periodEnd: "2028-12-31" },
      213_750,
    ],
    [
      "General Guide, section 9.2, example 35: each of three companies",
      { profit: 5_000_000 },
      416_250,
    ],
    [
      "General Guide, section 9.2, example 35: the three as a tax group",
      { revenue: 30_000_000, profit: 15_000_000 },
      1_316_250,
    ],
  ])("%s", (_, parts, tax) => {
    expect(estimate(parts).mainland.tax).toBe(tax);
  });
});

describe("Small Business Relief", () => {
  test.each<[place: string, parts: Partial<TaxCase>, isOpen: boolean]>([
    [
      "General Guide, section 7.2, example 27: electing for small business relief",
      { revenue: 2_000_000, earlierRevenue: 3_000_000, periodEnd: "2025-12-31" },
      true,
    ],
    [
      "General Guide, section 7.2, example 28: the period that ends in 2025",
      { revenue: 1_700_000, earlierRevenue: 3_000_000, periodEnd: "2025-12-31" },
      true,
    ],
    [
      "General Guide, section 7.2, example 28: 2026, in which a factory is sold for AED 5 million",
      { revenue: 5_000_000, earlierRevenue: 1_700_000, periodEnd: "2026-12-31" },
      false,
    ],
    [
      "tax.gov.ae, Corporate Tax Topics, Small Business Relief, example: revenue in previous tax periods",
      { revenue: 1_900_000, earlierRevenue: 4_300_000, periodEnd: "2026-12-31" },
      false,
    ],
  ])("%s", (_, parts, isOpen) => {
    const { mainland } = estimate({ profit: 500_000, ...parts });
    expect(mainland.lines.map(({ name }) => name)).toContain(isOpen ? "relief" : "noRelief");
    expect(mainland.tax).toBe(isOpen ? 0 : 11_250);
  });
});

describe("qualifying income and the de-minimis rule", () => {
  test.each<[place: string, parts: Partial<TaxCase>, keepsStatus: boolean]>([
    [
      "General Guide, section 5.5, example 3: excluded activity, none of the income qualifies",
      { share: 0 },
      false,
    ],
    [
      "General Guide, section 5.5, example 4: qualifying income, all between two free zone persons",
      { share: 100 },
      true,
    ],
    [
      "General Guide, section 5.5, example 5: AED 4.5 of 80 million do not qualify, 4 million may",
      { revenue: 80_000_000, share: 100 - (4_500_000 / 80_000_000) * 100 },
      false,
    ],
  ])("%s", (_, parts, keepsStatus) => {
    const { freeZone, mainland } = estimate({ profit: 1_000_000, ...parts });
    expect(freeZone.lines[0]?.name).toBe(keepsStatus ? "keptStatus" : "lostStatus");
    expect(mainland.tax).toBe(56_250);
    expect(freeZone.tax).toBe(keepsStatus ? 0 : 56_250);
  });
});

/**
 * Neither the Ministry of Finance nor the Federal Tax Authority has published an example of the
 * domestic top-up tax that could be found; it follows the OECD's rules, and so does their example.
 */
test("top-up tax: OECD, Pillar Two Blueprint (2020), Annex A, two groups with EUR 500 million each", () => {
  const revenue = 500_000_000 * rules.euroRate;
  const { freeZone, mainland } = estimate({ revenue, profit: 1_000_000, share: 100 });
  expect(freeZone).toMatchObject({ tax: 0, lines: [{ name: "keptStatus" }, { name: "noTopUp" }] });
  expect(mainland.lines.map(({ name }) => name)).toContain("noTopUp");
});
