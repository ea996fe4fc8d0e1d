import { expect, test } from "vitest";
import { english } from "#schemas/shared/languages.ts";
import {
  eachOfMany,
  expectCited,
  pick,
  seededRules,
  seededTool,
  watched,
} from "#tests/support/tool-rules.ts";
import { inCurrency, inDirhams } from "#web/tools/currency.ts";
import { activities, customers, isQualifying, qualification } from "./qualifying.ts";
import { estimateTax, groups, payers, type TaxCase } from "./rules.ts";
import { workedCases } from "./worked-cases.ts";

const rules = seededRules("tax-estimate");
const { texts, cases } = seededTool("tax-estimate");
/** The seeded sentences by name. */
const sentences = new Map([
  ...Object.entries(texts),
  ...cases.map(({ name, text }): [string, string] => [name, text]),
]);

/** A company without any relief or limit. */
const company: TaxCase = {
  payer: "company",
  revenue: 10_000_000,
  profit: 0,
  exempt: 0,
  share: 0,
  periodEnd: "2027-12-31",
  earlierRevenue: 0,
  group: "no",
  euro: 4.3,
};

/** The tax of that company, with changes of a case. */
const estimate = (parts: Partial<TaxCase>) => estimateTax({ ...company, ...parts }, rules);

const mn = 1_000_000;

test.each(workedCases)(
  "the tax estimate computes the worked case: $source",
  ({ company: parts, mainland, freeZone = mainland }) => {
    const found = estimate(parts);
    expect(found.mainland.tax).toBeCloseTo(mainland, 4);
    expect(found.freeZone.tax).toBeCloseTo(freeZone, 4);
  },
);

test("at least fifteen cases are from official documents, and those without their tax say how it was computed", () => {
  const guide = workedCases.filter(({ source }) => source.startsWith("FTA"));
  expect(guide.length).toBeGreaterThanOrEqual(15);
  for (const { own, mainland, source } of workedCases) {
    if (own !== undefined && mainland > 0) expect(own, source).toMatch(/[×:]/);
  }
});

/**
 * Non-qualifying income within the limit counts as qualifying (Cabinet Decision 100/2023, Article
 * 3).
 */
test.each([
  ["dubaibusinessandtaxadvisors.ae: the cap, not five per cent", 200 * mn, 5 * mn, true],
  ["ugsdxb.com: exceeding it even by AED 1", 200 * mn, 5 * mn + 1, false],
  ["FTA, CTGGCT1, example 5: 4.5 of 80 million", 80 * mn, 4.5 * mn, false],
  ["ugsdxb.com: five per cent of AED 8 million", 8 * mn, 400_000, true],
  ["ugsdxb.com: exceeding it even by AED 1", 8 * mn, 400_001, false],
])(
  "by %s: a company with AED %i of revenue, %i of it not qualifying, keeps its free zone status: %s",
  (_, revenue, other, keeps) => {
    const share = 100 - (other / revenue) * 100;
    const { freeZone, mainland } = estimate({ revenue, share, profit: mn });
    expect(freeZone.lines[0]?.name).toBe(keeps ? "keptStatus" : "lostStatus");
    expect(freeZone.tax).toBe(keeps ? 0 : mainland.tax);
  },
);

/** As a visitor types the share: 100 - 99.6 is a little more than 0.4 in binary fractions. */
test.each([
  [99.9, 5000],
  [99.6, 1250],
  [99.2, 625],
  [98.4, 312.5],
])(
  "a company with %f per cent qualifying of AED %f million is exactly at the cap, and keeps its status",
  (share, millions) => {
    const { freeZone } = estimate({ revenue: millions * mn, share, profit: mn });
    expect(freeZone.lines[0]?.name).toBe("keptStatus");
  },
);

/** EUR 600,000 and 350,000 at 4.3192, less 375,000, of which 9 per cent. */
test("the relief saves exactly the tax that is due without it", () => {
  const { mainland, notes } = estimate({ revenue: 2_591_520, profit: 1_511_733 });
  expect(mainland.tax).toBe(0);
  expect(mainland.spared).toBeCloseTo(102_306, -1);
  expect(notes).toEqual(["reliefForfeits"]);
});

test("a profit below the threshold gets no relief", () => {
  const { mainland, notes } = estimate({ revenue: mn, profit: rules.band });
  expect(mainland).toMatchObject({ tax: 0, spared: 0 });
  expect(notes).toEqual([]);
});

test("what a holding company earns from shares is exempt on both sides, and told before anything else", () => {
  const { mainland, freeZone } = estimate({ profit: 2 * mn, exempt: mn, share: 0 });
  for (const bill of [mainland, freeZone]) {
    expect(bill.lines[0]).toEqual({ name: "exemptShares", amount: 0 });
    expect(bill.tax).toBeCloseTo((mn - rules.band) * 0.09, 4);
  }
  const { mainland: shares } = estimate({ profit: mn, exempt: mn });
  expect(shares.lines.map(({ name }) => name)).toEqual(["exemptShares"]);
});

test.each([
  ["beside the relief", { revenue: 3 * mn + 1, profit: mn }, ["aboveBand", "noRelief"]],
  ["far above it", { revenue: 9 * mn, profit: mn }, ["aboveBand"]],
  ["within the band", { revenue: 9 * mn, profit: rules.band }, []],
  ["grown small", { revenue: mn, earlierRevenue: 9 * mn, profit: mn }, ["aboveBand"]],
])("the tax bill of a company %s has only the lines that matter to it", (_, parts, lines) => {
  const names = estimate(parts).mainland.lines.map(({ name }) => name);
  expect(names).toEqual(["withinBand", ...lines]);
});

/** Who pays decides about relief, about a threshold, and about the rate of a free zone. */
test.each<[who: string, parts: Partial<TaxCase>, tax: number, line: string]>([
  ["a company", { payer: "company", revenue: 2.9 * mn, profit: 500_000 }, 0, "relief"],
  ["a branch", { payer: "branch", revenue: 2.9 * mn, profit: 500_000 }, 11_250, "branchRelief"],
  [
    "a branch of EUR 600,000",
    { payer: "branch", revenue: 2_591_520, profit: 647_880 },
    24_559.2,
    "branchRelief",
  ],
  ["a company abroad", { payer: "managed", revenue: 2.9 * mn, profit: 500_000 }, 0, "relief"],
  [
    "a large company abroad",
    { payer: "managed", revenue: 9 * mn, profit: mn },
    56_250,
    "aboveBand",
  ],
  [
    "a small company abroad",
    { payer: "managed", revenue: 300_000, profit: 50_000 },
    0,
    "withinBand",
  ],
  ["a person", { payer: "person", revenue: 900_000, profit: 700_000 }, 0, "personBelow"],
  ["a person at the limit", { payer: "person", revenue: mn, profit: mn }, 0, "personBelow"],
  ["a person above it", { payer: "person", revenue: 1.4 * mn, profit: 900_000 }, 0, "relief"],
  [
    "a person far above it",
    { payer: "person", revenue: 4 * mn, profit: 900_000 },
    47_250,
    "noRelief",
  ],
])("%s pays by who it is: %o", (_, parts, tax, line) => {
  const { mainland } = estimate(parts);
  expect(mainland.tax).toBeCloseTo(tax, 4);
  expect(mainland.lines.map(({ name }) => name)).toContain(line);
});

test("the relief of a person spares what a company would pay, from the first dirham above the limit", () => {
  expect(estimate({ payer: "person", revenue: 1.4 * mn, profit: 900_000 }).mainland.spared).toBe(
    47_250,
  );
  expect(estimate({ payer: "person", revenue: mn + 1, profit: mn }).mainland.spared).toBe(56_250);
});

test("a consultancy that never qualified does not hear that it loses a status for years", () => {
  const { freeZone } = estimate({ share: 0, profit: mn });
  expect(freeZone.lines[0]?.name).toBe("neverQualified");
  expect(estimate({ share: 1, profit: mn }).freeZone.lines[0]?.name).toBe("lostStatus");
});

/** Amounts of every size, often exactly at a limit of the law or next to it. */
function randomCase(random: () => number): TaxCase {
  const limit = pick(random, [0, rules.band, rules.reliefRevenue, rules.amountLimit * 20, 3.15e9]);
  const anywhere = Math.round(10 ** (random() * 11));
  const revenue = random() < 0.4 ? Math.max(0, limit + Math.round(random() * 2 - 1)) : anywhere;
  const profit = Math.round(revenue * random());
  return {
    payer: pick(random, payers),
    revenue,
    profit,
    exempt: random() < 0.8 ? 0 : Math.round(profit * random()),
    share: random() < 0.3 ? pick(random, [0, 94, 95, 96, 100]) : random() * 100,
    periodEnd: random() < 0.5 ? "2029-12-31" : "2030-01-01",
    earlierRevenue: random() < 0.5 ? 0 : Math.round(10 ** (random() * 8)),
    group: random() < 0.7 ? "no" : pick(random, groups),
    euro: 4.3,
  };
}

test("for random companies no tax falls with more profit or revenue, exceeds the profit, or is higher in a free zone, and a bill adds up and cites its figures", () => {
  eachOfMany(randomCase, (each, random) => {
    const { read, seen } = watched(rules);
    const { mainland, freeZone, notes } = estimateTax(each, seen);
    if (Math.max(each.revenue, each.earlierRevenue) > 2 * rules.reliefRevenue) {
      read.delete("reliefRevenue");
      read.delete("reliefLastDay");
    }
    const names = [
      ...[...mainland.lines, ...freeZone.lines].map(({ name }) => name),
      // The sentence under the headline.
      ...(each.payer === "person" ? ["person"] : []),
    ];
    expectCited(
      read,
      [...names, ...notes].map((name) => sentences.get(name) ?? ""),
    );
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
    // One more dirham of profit costs at most the highest rate, but where it ends the exclusion
    // of a small group from the top-up.
    if (each.group === "yes" || each.group === "small") return;
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

test("amounts are rounded once: a currency comes from the tax, not from its rounded dirhams", () => {
  // 2.1 dirhams are half a euro, which rounds up; the two dirhams shown would be less than half.
  expect(inDirhams(2.1, english)).toBe("AED\u00a02");
  expect(inCurrency(2.1, { code: "EUR", rate: 4.2 }, english)).toBe("EUR\u00a01");
  expect(inDirhams(-0.2, english)).toBe("AED\u00a00");
  expect(inDirhams(1_234_567.5, english)).toBe("AED\u00a01,234,568");
});

test.each([
  ["distribution", "consumers", "consumers"],
  ["distribution", "companies", "resellersOnly"],
  ["distribution", "resellers", "listed"],
  ["distribution", "freeZone", "freeZoneCustomers"],
  ["logistics", "companies", "listed"],
  ["making", "companies", "listed"],
  ["commodities", "resellers", "listed"],
  ["trading", "resellers", "notListed"],
  ["trading", "freeZone", "freeZoneCustomers"],
  ["services", "companies", "notListed"],
  ["services", "freeZone", "freeZoneCustomers"],
  ["headquarters", "companies", "ownGroup"],
  ["funds", "consumers", "listed"],
  ["holding", "consumers", "listed"],
] as const)("income from %s sold to %s counts as: %s", (activity, buyers, reason) => {
  expect(qualification(activity, buyers)).toBe(reason);
});

/** Ministerial Decision 229/2025: natural persons are excluded, but for funds, wealth, ships and aircraft. */
test("of sales to private people only managed funds qualify, and a holding company sells nothing", () => {
  const qualifying = activities.filter((each) => isQualifying(qualification(each, "consumers")));
  expect(qualifying).toEqual(["holding", "funds"]);
});

test("every sale to a free-zone company for its own use qualifies", () => {
  const failing = activities.filter((each) => !isQualifying(qualification(each, "freeZone")));
  expect(failing).toEqual([]);
});

test("every kind of buyer has an explanation", () => {
  for (const activity of activities) {
    for (const buyers of customers) {
      expect(sentences.get(qualification(activity, buyers))).toMatch(/^[A-Z].+\.$/);
    }
  }
});
