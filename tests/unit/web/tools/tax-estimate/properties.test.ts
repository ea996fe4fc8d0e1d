import { expect, test } from "vitest";
import { inCurrency, inDirhams } from "#web/tools/currency.ts";
import { estimateTax, type TaxCase } from "#web/tools/tax-estimate/rules.ts";
import { eachOfMany, expectCited, pick, watched } from "../many.ts";
import { rules } from "./cases.ts";

/** Amounts of every size, and often exactly at a limit of the law or beside it. */
function randomCase(random: () => number): TaxCase {
  const limit = pick(random, [0, rules.band, rules.reliefRevenue, rules.amountLimit * 20, 3.15e9]);
  const anywhere = Math.round(10 ** (random() * 11));
  const revenue = random() < 0.4 ? Math.max(0, limit + Math.round(random() * 2 - 1)) : anywhere;
  return {
    revenue,
    profit: Math.round(revenue * random()),
    share: random() < 0.3 ? pick(random, [0, 94, 95, 96, 100]) : random() * 100,
    periodEnd: random() < 0.5 ? "2026-12-31" : "2027-01-01",
    earlierRevenue: random() < 0.5 ? 0 : Math.round(10 ** (random() * 8)),
    isOfLargeGroup: random() < 0.3,
  };
}

test("no tax falls with more profit or revenue, is above the profit, or dearer in a free zone; its lines are its sum", () => {
  eachOfMany(randomCase, (each, random) => {
    const { mainland, freeZone } = estimateTax(each, rules);
    const more = Math.round(10 ** (random() * 9));
    for (const other of [
      { ...each, profit: each.profit + more },
      { ...each, revenue: each.revenue + more },
    ]) {
      const grown = estimateTax(other, rules);
      expect(grown.mainland.tax).toBeGreaterThanOrEqual(mainland.tax);
      expect(grown.freeZone.tax).toBeGreaterThanOrEqual(freeZone.tax);
    }
    expect(freeZone.tax).toBeLessThanOrEqual(mainland.tax);
    // A dirham more of profit costs at most the highest rate of it.
    const next = estimateTax({ ...each, profit: each.profit + 1 }, rules);
    const most = Math.max(rules.rate, rules.topUpRate) / 100 + 1e-4;
    for (const place of ["mainland", "freeZone"] as const) {
      const { lines, tax } = { mainland, freeZone }[place];
      expect(next[place].tax - tax).toBeLessThanOrEqual(most);
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(tax).toBeLessThanOrEqual(each.profit);
      expect(lines.reduce((sum, { amount = 0 }) => sum + amount, 0)).toBeCloseTo(tax, 4);
    }
  });
});

test("every bill cites every figure that was read for it, but those of a relief that is far away", () => {
  eachOfMany(randomCase, (each) => {
    const { read, seen } = watched(rules);
    const { mainland, freeZone } = estimateTax(each, seen);
    if (Math.max(each.revenue, each.earlierRevenue) > 2 * rules.reliefRevenue) {
      read.delete("reliefRevenue");
      read.delete("reliefLastDay");
    }
    expectCited(
      "tax-estimate",
      read,
      [...mainland.lines, ...freeZone.lines].map(({ name }) => name),
    );
  });
});

test("amounts are rounded once: a currency comes from the tax, not from its rounded dirhams", () => {
  // 2.1 dirhams are half a euro, which rounds up; the two dirhams shown would be less than half.
  expect(inDirhams(2.1)).toBe("AED\u00a02");
  expect(inCurrency(2.1, { code: "EUR", rate: 4.2 })).toBe("EUR\u00a01");
  expect(inDirhams(-0.2)).toBe("AED\u00a00");
  expect(inDirhams(1_234_567.5)).toBe("AED\u00a01,234,568");
});
