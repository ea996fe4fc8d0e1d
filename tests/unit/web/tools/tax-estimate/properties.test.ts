import { expect, test } from "vitest";
import { toolNeeds } from "#schemas/shared/tools/tool-kinds.ts";
import { inCurrency, inDirhams } from "#web/tools/tax-estimate/amounts.ts";
import { estimateTax, type TaxCase, type TaxRules } from "#web/tools/tax-estimate/rules.ts";
import { seededRandom } from "../seeded-random.ts";
import { company, rules } from "./cases.ts";

const ROUNDS = 5_000;

/** Amounts of every size, and often exactly at a limit of the law or beside it. */
function randomCase(random: () => number): TaxCase {
  const limits = [0, rules.band, rules.reliefRevenue, rules.amountLimit * 20, 3.15e9];
  const limit = limits[Math.floor(random() * limits.length)] ?? 0;
  const anywhere = Math.round(10 ** (random() * 11));
  const revenue = random() < 0.4 ? Math.max(0, limit + Math.round(random() * 2 - 1)) : anywhere;
  return {
    revenue,
    profit: Math.round(revenue * random()),
    share: random() < 0.3 ? ([0, 94, 95, 96, 100][Math.floor(random() * 5)] ?? 0) : random() * 100,
    periodEnd: random() < 0.5 ? "2026-12-31" : "2027-01-01",
    earlierRevenue: random() < 0.5 ? 0 : Math.round(10 ** (random() * 8)),
  };
}

const bothTaxes = (each: TaxCase) => {
  const { mainland, freeZone } = estimateTax(each, rules);
  return [mainland.tax, freeZone.tax] as const;
};

test("no tax falls when profit or revenue rises, and none is negative or above the profit", () => {
  const random = seededRandom(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const each = randomCase(random);
    const more = Math.round(10 ** (random() * 9));
    const raised = { ...each, profit: each.profit + more };
    const grown = { ...each, revenue: each.revenue + more };
    const [mainland, freeZone] = bothTaxes(each);
    for (const other of [raised, grown]) {
      const [otherMainland, otherZone] = bothTaxes(other);
      expect(otherMainland, JSON.stringify({ each, other })).toBeGreaterThanOrEqual(mainland);
      expect(otherZone, JSON.stringify({ each, other })).toBeGreaterThanOrEqual(freeZone);
    }
    for (const tax of [mainland, freeZone]) {
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(tax).toBeLessThanOrEqual(each.profit);
    }
  }
});

test("a free zone is never dearer than the mainland", () => {
  const random = seededRandom(2);
  for (let round = 0; round < ROUNDS; round += 1) {
    const each = randomCase(random);
    const [mainland, freeZone] = bothTaxes(each);
    expect(freeZone, JSON.stringify(each)).toBeLessThanOrEqual(mainland);
  }
});

test("bands meet: a dirham more of profit costs at most the highest rate of it", () => {
  const random = seededRandom(3);
  for (let round = 0; round < ROUNDS; round += 1) {
    const each = randomCase(random);
    const [mainland, freeZone] = bothTaxes(each);
    const [nextMainland, nextZone] = bothTaxes({ ...each, profit: each.profit + 1 });
    const most = Math.max(rules.rate, rules.topUpRate) / 100 + 1e-4;
    expect(nextMainland - mainland, JSON.stringify(each)).toBeLessThanOrEqual(most);
    expect(nextZone - freeZone, JSON.stringify(each)).toBeLessThanOrEqual(most);
  }
  const atBand = (profit: number) => bothTaxes({ ...company, profit })[0];
  expect(atBand(rules.band)).toBe(0);
  expect(atBand(rules.band + 100)).toBeCloseTo(9, 9);
});

test("the lines of a bill are its tax", () => {
  const random = seededRandom(4);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { mainland, freeZone } = estimateTax(randomCase(random), rules);
    for (const { lines, tax } of [mainland, freeZone]) {
      const sum = lines.reduce((total, { amount = 0 }) => total + amount, 0);
      expect(sum).toBeCloseTo(tax, 4);
    }
  }
});

test("amounts are rounded once: a currency comes from the tax, not from its rounded dirhams", () => {
  const euro = { code: "EUR", rate: 4.2, options: [{ value: "EUR", label: "Euro", figure: null }] };
  // 2.1 dirhams are half a euro, which rounds up; the two dirhams shown would be less than half.
  expect(inDirhams(2.1)).toBe("AED\u00a02");
  expect(inCurrency(2.1, euro)).toBe("EUR\u00a01");
  expect(inDirhams(-0.2)).toBe("AED\u00a00");
  expect(inDirhams(1_234_567.5)).toBe("AED\u00a01,234,568");
});

test("every bill cites every figure that was read for it", () => {
  const random = seededRandom(5);
  const { texts } = toolNeeds("tax-estimate");
  for (let round = 0; round < ROUNDS; round += 1) {
    const read = new Set<string>();
    const watched: TaxRules = new Proxy(rules, {
      get(target, name, receiver) {
        read.add(String(name));
        return Reflect.get(target, name, receiver);
      },
    });
    const each = randomCase(random);
    const { mainland, freeZone } = estimateTax(each, watched);
    const cited = [...mainland.lines, ...freeZone.lines].flatMap(({ name }) => texts[name] ?? []);
    expect(
      [...read].filter((name) => !cited.includes(name)),
      JSON.stringify(each),
    ).toEqual([]);
  }
});
