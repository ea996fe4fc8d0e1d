import { expect, test } from "vitest";
import type { TaxCase } from "#web/tools/tax-estimate/rules.ts";
import { estimate, rules } from "./cases.ts";

/** Cases that others than the authorities have worked out in public, by the rule that they show. */
const bands: [profit: number, tax: number, source: string][] = [
  [500_000, 11_250, "app.reallaw.ai, FAQ on Article 3 of Federal Decree-Law 47 of 2022"],
  [475_000, 9_000, "tallysolutions.com, How is corporate tax in UAE calculated"],
  [800_000, 38_250, "zoho.com, FAQ on UAE corporate tax; myuae.tax, example 2"],
  [200_000, 0, "myuae.tax, example 1"],
];

test.each(bands)("a mainland profit of %i is taxed with %i (%s)", (profit, tax) => {
  expect(estimate({ profit }).mainland.tax).toBe(tax);
});

const reliefs: [parts: Partial<TaxCase>, isOpen: boolean, source: string][] = [
  [{ revenue: 2_500_000, profit: 700_000, periodEnd: "2025-12-31" }, true, "myuae.tax, example 3"],
  [
    { revenue: 3_000_000, profit: 700_000, periodEnd: "2026-12-31" },
    true,
    "tax.gov.ae: revenue equal to or less than AED 3,000,000; Ministerial Decision 73 of 2023: periods that end on or before 31 December 2026",
  ],
  [
    { revenue: 2_500_000, profit: 700_000, periodEnd: "2027-01-01" },
    false,
    "Ministerial Decision 73 of 2023: only periods that end on or before 31 December 2026",
  ],
];

test.each(reliefs)("of %o Small Business Relief is open: %s (%s)", (parts, isOpen) => {
  const { mainland } = estimate({ profit: 500_000, ...parts });
  expect(mainland.lines.map(({ name }) => name)).toContain(isOpen ? "relief" : "noRelief");
  expect(mainland.tax === 0).toBe(isOpen);
});

const limits: [revenue: number, other: number, keeps: boolean, source: string][] = [
  [200_000_000, 5_000_000, true, "dubaibusinessandtaxadvisors.ae: the cap, not five per cent"],
  [200_000_000, 5_000_001, false, "ugsdxb.com: exceeding it even by AED 1"],
  [8_000_000, 400_000, true, "ugsdxb.com: five per cent of AED 8 million"],
  [8_000_000, 400_001, false, "ugsdxb.com: exceeding it even by AED 1"],
];

test.each(limits)(
  "of revenue of %i, %i that does not qualify keeps the status: %s (%s)",
  (revenue, other, keeps) => {
    const share = 100 - (other / revenue) * 100;
    const { freeZone, mainland } = estimate({ revenue, share, profit: 1_000_000 });
    expect(freeZone.lines[0]?.name).toBe(keeps ? "keptStatus" : "lostStatus");
    // What does not qualify counts as qualifying income within the limit (Cabinet Decision 100 of 2023,
    // Article 3); beyond it the company is taxed as any other.
    expect(freeZone.tax).toBe(keeps ? 0 : mainland.tax);
  },
);

const euros = (millions: number) => millions * 1_000_000 * rules.euroRate;

test.each([
  [
    1_000,
    200,
    30,
    0,
    "makca.co: EUR 200 million of profit, EUR 18 million of tax, EUR 30 million with the top-up",
  ],
  [
    5_000,
    100,
    15,
    100,
    "flyingcolourtax.com: a free zone company of a group with EUR 5 billion, taxed at 0 %",
  ],
  [750, 10, 1.5, 100, "Cabinet Decision 142 of 2024: EUR 750 million and more"],
])(
  "a group with EUR %i million pays on EUR %d million of profit EUR %d million (share %i; %s)",
  (revenue, profit, tax, share) => {
    const { freeZone, mainland } = estimate({
      revenue: euros(revenue),
      profit: euros(profit),
      share,
    });
    expect(freeZone.tax).toBeCloseTo(euros(tax), 4);
    expect(mainland.tax).toBeCloseTo(euros(tax), 4);
  },
);

test("below EUR 750 million there is no top-up (mosaicchambers.com)", () => {
  const { freeZone } = estimate({ revenue: euros(749), profit: euros(100), share: 100 });
  expect(freeZone).toMatchObject({ tax: 0, lines: [{ name: "keptStatus" }, { name: "noTopUp" }] });
});
