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
import { estimateTax, type TaxCase, type TaxLine, withoutRelief } from "./rules.ts";

const rules = seededRules("tax-estimate");
const { texts } = seededTool("tax-estimate");

/** A company without any relief or limit. */
const company: TaxCase = {
  revenue: 10_000_000,
  profit: 0,
  share: 0,
  periodEnd: "2027-12-31",
  earlierRevenue: 0,
  isOfLargeGroup: false,
};

/** The tax of that company, with changes of a case. */
const estimate = (parts: Partial<TaxCase>) => estimateTax({ ...company, ...parts }, rules);

/*
 * Cases that others have worked out, each with its place. Those of the Federal Tax Authority's General
 * Guide (Corporate Tax Guide CTGGCT1, September 2023, tax.gov.ae) were read in the text of that file
 * which the public repository github.com/waleed563/uae-corporate-tax-rag holds
 * (experiments/ring4_results.json). Amounts that an example does not need, and does not name, are ours.
 */
const GUIDE = "FTA, General Guide";
const mn = 1_000_000;

type Worked = [source: string, parts: Partial<TaxCase>, mainland: number, freeZone?: number];

test.each<Worked>([
  [`${GUIDE}, ch. 4, ex. 1`, { revenue: 8 * mn, profit: 6 * mn, periodEnd: "2025-03-31" }, 506_250],
  [`${GUIDE}, 6.7, ex. 22, income of 2027`, { profit: 1.25 * mn }, 78_750],
  [`${GUIDE}, 9.2, ex. 35, each company`, { profit: 5 * mn }, 416_250],
  [`${GUIDE}, 9.2, ex. 35, as a group`, { revenue: 30 * mn, profit: 15 * mn }, 1_316_250],
  ["the band's end", { profit: rules.band }, 0],
  ["beside the band's end", { profit: rules.band + 100 }, 9],
  [`${GUIDE}, 5.5, ex. 3: an excluded activity`, { profit: mn, share: 0 }, 56_250, 56_250],
  [`${GUIDE}, 5.5, ex. 4: qualifying income alone`, { profit: mn, share: 100 }, 56_250, 0],
  [
    "makca.co: EUR 18 million of tax, 30 million with the top-up",
    { revenue: 1000 * mn, profit: 200 * mn, isOfLargeGroup: true },
    30 * mn,
  ],
  [
    "flyingcolourtax.com: a free zone company of a group with EUR 5 billion, taxed at 0 %",
    { revenue: 5000 * mn, profit: 100 * mn, share: 100, isOfLargeGroup: true },
    15 * mn,
  ],
  [
    "Ministerial Decision 73/2023: no relief in such a group; 15 % of a small company's profit",
    { revenue: mn, profit: 500_000, periodEnd: "2026-12-31", isOfLargeGroup: true },
    75_000,
  ],
])("%s", (_, parts, mainland, freeZone = mainland) => {
  const found = estimate(parts);
  expect(found.mainland.tax).toBeCloseTo(mainland, 4);
  expect(found.freeZone.tax).toBeCloseTo(freeZone, 4);
});

test.each<[source: string, parts: Partial<TaxCase>, line: TaxLine["name"]]>([
  [`${GUIDE}, 7.2, ex. 27`, { revenue: 2 * mn, earlierRevenue: 3 * mn }, "relief"],
  [`${GUIDE}, 7.2, ex. 28, 2025`, { revenue: 1.7 * mn, earlierRevenue: 3 * mn }, "relief"],
  [`${GUIDE}, 7.2, ex. 28, 2026`, { revenue: 5 * mn, earlierRevenue: 1.7 * mn }, "noRelief"],
  ["tax.gov.ae, on earlier periods", { revenue: 1.9 * mn, earlierRevenue: 4.3 * mn }, "noRelief"],
  ["myuae.tax, example 3", { revenue: 2.5 * mn, periodEnd: "2025-12-31" }, "relief"],
  ["tax.gov.ae: equal to or less than AED 3,000,000", { revenue: 3 * mn }, "relief"],
  ["Ministerial Decision 131/2026", { revenue: 2.5 * mn, periodEnd: "2030-01-01" }, "noRelief"],
])("%s: %o", (_, parts, line) => {
  const { mainland } = estimate({ profit: 500_000, periodEnd: "2026-12-31", ...parts });
  expect(mainland.lines.map(({ name }) => name)).toContain(line);
  expect(mainland.tax).toBe(line === "relief" ? 0 : 11_250);
});

/**
 * Non-qualifying income within the limit counts as qualifying (Cabinet Decision 100/2023, Article
 * 3).
 */
test.each([
  ["dubaibusinessandtaxadvisors.ae: the cap, not five per cent", 200 * mn, 5 * mn, true],
  ["ugsdxb.com: exceeding it even by AED 1", 200 * mn, 5 * mn + 1, false],
  [`${GUIDE}, 5.5, ex. 5: 4.5 of 80 million do not qualify`, 80 * mn, 4.5 * mn, false],
  ["ugsdxb.com: five per cent of AED 8 million", 8 * mn, 400_000, true],
  ["ugsdxb.com: exceeding it even by AED 1", 8 * mn, 400_001, false],
])("%s: of %i, %i keep the status: %s", (_, revenue, other, keeps) => {
  const share = 100 - (other / revenue) * 100;
  const { freeZone, mainland } = estimate({ revenue, share, profit: mn });
  expect(freeZone.lines[0]?.name).toBe(keeps ? "keptStatus" : "lostStatus");
  expect(freeZone.tax).toBe(keeps ? 0 : mainland.tax);
});

/** As a visitor types the share: 100 - 99.6 is a little more than 0.4 in binary fractions. */
test.each([
  [99.9, 5000],
  [99.6, 1250],
  [99.2, 625],
  [98.4, 312.5],
])(
  "%f per cent of AED %f million leave exactly the cap, which keeps the status",
  (share, millions) => {
    const { freeZone } = estimate({ revenue: millions * mn, share, profit: mn });
    expect(freeZone.lines[0]?.name).toBe("keptStatus");
  },
);

/** A worked case: EUR 600,000 and 350,000 at 4.3192, less 375,000, of which 9 per cent. */
test.each([
  ["2029-12-31", "2030-12-31"],
  ["2024-06-30", "2030-06-30"],
])("what the relief spares in the period to %s is due in that to %s", (periodEnd, end) => {
  const small = { ...company, revenue: 2_591_520, profit: 1_511_733, periodEnd };
  expect(estimate(small).mainland.tax).toBe(0);
  const later = withoutRelief(small, rules) ?? small;
  expect(later.periodEnd).toBe(end);
  expect(estimate(later).mainland.tax).toBeCloseTo(102_306, -1);
  expect(withoutRelief(later, rules)).toBeUndefined();
});

test.each([
  ["beside the relief", { revenue: 3 * mn + 1, profit: mn }, ["aboveBand", "noRelief"]],
  ["far above it", { revenue: 9 * mn, profit: mn }, ["aboveBand"]],
  ["within the band", { revenue: 9 * mn, profit: rules.band }, []],
  ["grown small", { revenue: mn, earlierRevenue: 9 * mn, profit: mn }, ["aboveBand"]],
])("a bill has the lines that matter to a company %s", (_, parts, lines) => {
  const names = estimate(parts).mainland.lines.map(({ name }) => name);
  expect(names).toEqual(["withinBand", ...lines]);
});

/** Amounts of every size, often exactly at a limit of the law or next to it. */
function randomCase(random: () => number): TaxCase {
  const limit = pick(random, [0, rules.band, rules.reliefRevenue, rules.amountLimit * 20, 3.15e9]);
  const anywhere = Math.round(10 ** (random() * 11));
  const revenue = random() < 0.4 ? Math.max(0, limit + Math.round(random() * 2 - 1)) : anywhere;
  return {
    revenue,
    profit: Math.round(revenue * random()),
    share: random() < 0.3 ? pick(random, [0, 94, 95, 96, 100]) : random() * 100,
    periodEnd: random() < 0.5 ? "2029-12-31" : "2030-01-01",
    earlierRevenue: random() < 0.5 ? 0 : Math.round(10 ** (random() * 8)),
    isOfLargeGroup: random() < 0.3,
  };
}

test("no tax falls with more profit or revenue, is above the profit, or dearer in a free zone; a bill adds up, and cites every figure that was read for it but those of a relief that is far away", () => {
  eachOfMany(randomCase, (each, random) => {
    const { read, seen } = watched(rules);
    const { mainland, freeZone } = estimateTax(each, seen);
    if (Math.max(each.revenue, each.earlierRevenue) > 2 * rules.reliefRevenue) {
      read.delete("reliefRevenue");
      read.delete("reliefLastDay");
    }
    const names = [...mainland.lines, ...freeZone.lines].map(({ name }) => name);
    expectCited(
      read,
      names.map((name) => texts[name]),
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
    // One more dirham of profit costs at most the highest rate.
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
