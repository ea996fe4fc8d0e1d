import { expect, test } from "vitest";
import { estimate, type LineName, rules, type TaxCase } from "./cases.ts";

/*
 * Cases that others have worked out, each with its place. Those of the Federal Tax Authority's General
 * Guide (Corporate Tax Guide CTGGCT1, September 2023, tax.gov.ae) were read in the text of that file
 * which the public repository github.com/waleed563/uae-corporate-tax-rag holds
 * (experiments/ring4_results.json). Amounts that an example does not need, and does not name, are ours.
 */
const GUIDE = "FTA, General Guide";
const mn = 1_000_000;
const euros = (millions: number) => millions * mn * rules.euroRate;

type Worked = [source: string, parts: Partial<TaxCase>, mainland: number, freeZone?: number];

test.each<Worked>([
  [`${GUIDE}, ch. 4, ex. 1`, { revenue: 8 * mn, profit: 6 * mn, periodEnd: "2025-03-31" }, 506_250],
  [`${GUIDE}, 6.7, ex. 22, income of 2027`, { profit: 1.25 * mn }, 78_750],
  [
    `${GUIDE}, 6.7, ex. 22, income of 2028`,
    { profit: 2.75 * mn, periodEnd: "2028-12-31" },
    213_750,
  ],
  [`${GUIDE}, 9.2, ex. 35, each company`, { profit: 5 * mn }, 416_250],
  [`${GUIDE}, 9.2, ex. 35, as a group`, { revenue: 30 * mn, profit: 15 * mn }, 1_316_250],
  ["app.reallaw.ai, on Article 3 of Federal Decree-Law 47/2022", { profit: 500_000 }, 11_250],
  ["tallysolutions.com", { profit: 475_000 }, 9_000],
  ["zoho.com; myuae.tax, example 2", { profit: 800_000 }, 38_250],
  ["myuae.tax, example 1", { profit: 200_000 }, 0],
  ["the band's end", { profit: rules.band }, 0],
  ["beside the band's end", { profit: rules.band + 100 }, 9],
  [`${GUIDE}, 5.5, ex. 3: an excluded activity`, { profit: mn, share: 0 }, 56_250, 56_250],
  [`${GUIDE}, 5.5, ex. 4: qualifying income alone`, { profit: mn, share: 100 }, 56_250, 0],
  [
    `${GUIDE}, 5.5, ex. 5: AED 4.5 of 80 million do not qualify, 4 million may`,
    { revenue: 80 * mn, profit: mn, share: 100 - (4.5 / 80) * 100 },
    56_250,
    56_250,
  ],
  [
    "makca.co: EUR 18 million of tax, 30 million with the top-up",
    { revenue: euros(1000), profit: euros(200) },
    euros(30),
    euros(30),
  ],
  [
    "flyingcolourtax.com: a free zone company of a group, taxed at 0 %",
    { revenue: euros(5000), profit: euros(100), share: 100 },
    euros(15),
    euros(15),
  ],
  [
    "Cabinet Decision 142/2024: EUR 750 million and more",
    { revenue: euros(750), profit: euros(10), share: 100 },
    euros(1.5),
    euros(1.5),
  ],
])("%s", (_, parts, mainland, freeZone = mainland) => {
  const found = estimate(parts);
  expect(found.mainland.tax).toBeCloseTo(mainland, 4);
  expect(found.freeZone.tax).toBeCloseTo(freeZone, 4);
});

const relief = "relief";
const noRelief = "noRelief";

test.each<[source: string, parts: Partial<TaxCase>, line: LineName]>([
  [`${GUIDE}, 7.2, ex. 27`, { revenue: 2 * mn, earlierRevenue: 3 * mn }, relief],
  [`${GUIDE}, 7.2, ex. 28, 2025`, { revenue: 1.7 * mn, earlierRevenue: 3 * mn }, relief],
  [`${GUIDE}, 7.2, ex. 28, 2026`, { revenue: 5 * mn, earlierRevenue: 1.7 * mn }, noRelief],
  ["tax.gov.ae, on earlier periods", { revenue: 1.9 * mn, earlierRevenue: 4.3 * mn }, noRelief],
  ["myuae.tax, example 3", { revenue: 2.5 * mn, periodEnd: "2025-12-31" }, relief],
  ["tax.gov.ae: equal to or less than AED 3,000,000", { revenue: 3 * mn }, relief],
  ["Ministerial Decision 73/2023", { revenue: 2.5 * mn, periodEnd: "2027-01-01" }, noRelief],
])("%s: %o", (_, parts, line) => {
  const { mainland } = estimate({ profit: 500_000, periodEnd: "2026-12-31", ...parts });
  expect(mainland.lines.map(({ name }) => name)).toContain(line);
  expect(mainland.tax).toBe(line === relief ? 0 : 11_250);
});

/** What does not qualify counts as qualifying within the limit (Cabinet Decision 100/2023, Article 3). */
test.each([
  ["dubaibusinessandtaxadvisors.ae: the cap, not five per cent", 200 * mn, 5 * mn, true],
  ["ugsdxb.com: exceeding it even by AED 1", 200 * mn, 5 * mn + 1, false],
  ["ugsdxb.com: five per cent of AED 8 million", 8 * mn, 400_000, true],
  ["ugsdxb.com: exceeding it even by AED 1", 8 * mn, 400_001, false],
])("%s: of %i, %i keep the status: %s", (_, revenue, other, keeps) => {
  const share = 100 - (other / revenue) * 100;
  const { freeZone, mainland } = estimate({ revenue, share, profit: mn });
  expect(freeZone.lines[0]?.name).toBe(keeps ? "keptStatus" : "lostStatus");
  expect(freeZone.tax).toBe(keeps ? 0 : mainland.tax);
});

test.each([
  ["OECD, Pillar Two Blueprint (2020), Annex A, two groups with EUR 500 million each", 500],
  ["mosaicchambers.com: below EUR 750 million", 749],
])("no top-up: %s", (_, millions) => {
  const { freeZone } = estimate({ revenue: euros(millions), profit: euros(100), share: 100 });
  expect(freeZone).toMatchObject({ tax: 0, lines: [{ name: "keptStatus" }, { name: "noTopUp" }] });
});
