import { expect, test } from "vitest";
import { all, documentOf, one, valuesOf, wordsIn } from "./page-elements.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { queryOf, toolAnswering } from "./tool-answers.ts";

// What a visitor without a script gets for an address of the tax estimate.

withSeededLake();

const PATH = "/free-zones/tax-benefits";

/** The headline, the verdict and what is said of an address, as readable text. */
async function answerTo(query: string) {
  const html = await toolAnswering(PATH, queryOf(`tool=tax-estimate&${query}`));
  const tool = one(documentOf(html), "#tool [data-props]");
  const sheets = all(tool, ".tool-sheet");
  const textOf = (selector: string) =>
    sheets.flatMap((sheet) => all(sheet, selector)).map((each) => wordsIn(each));
  return {
    headline: textOf("h3").join(),
    /** The verdict and the points after it. */
    sentences: textOf(":scope h3 ~ p, :scope h3 ~ ul > li").join("\n"),
    rows: textOf("tr"),
    entries: valuesOf(tool, "value", ":is([name], [selected])"),
    message: valuesOf(tool, "href", "a[href^='/contact']").map(decodeURIComponent).join(),
  };
}

/** A euro is 1.1761 dollars at 3.6725 dirhams. */
const IN_2027 = "currency=EUR&periodEnd=2027-12-31";

test.each([
  ["EUR 3,000,000 of goods", "distribution", 3_000_000, 600_000, "AED 199,488"],
  ["a smaller web shop", "distribution", 900_000, 300_000, "AED 82,869"],
  ["a factory with a shop for everybody", "making", 3_000_000, 600_000, "AED 199,488"],
  ["removals for families", "logistics", 3_000_000, 600_000, "AED 199,488"],
  ["gold for private people", "commodities", 3_000_000, 600_000, "AED 199,488"],
  ["advice for private people", "services", 3_000_000, 600_000, "AED 199,488"],
])(
  "sales of %s to private people are taxed in a free zone too: %s",
  async (_what, activity, revenue, profit, tax) => {
    const asked = `revenue=${revenue}&profit=${profit}&activity=${activity}&customers=consumers&${IN_2027}`;
    const { headline, sentences } = await answerTo(asked);
    expect(headline).toBe(`${tax} Corporate tax: Mainland, Free zone`);
    expect(sentences).toContain("Sales to private people do not qualify in a free zone.");
    // A share cannot make them qualify.
    expect((await answerTo(`${asked}&share=100`)).headline).toBe(headline);
  },
);

test.each([
  [
    "distribution",
    "companies",
    "AED 199,488",
    "qualify only if the buyer resells or processes them",
  ],
  ["distribution", "resellers", "AED 0", "is on the list of qualifying activities"],
  ["distribution", "freeZone", "AED 0", "for their own use qualifies"],
  ["logistics", "companies", "AED 0", "is on the list of qualifying activities"],
  ["trading", "resellers", "AED 199,488", "is not on the list of qualifying activities"],
  ["services", "freeZone", "AED 0", "for their own use qualifies"],
  ["headquarters", "companies", "AED 0", "also qualify for the company's own account"],
  ["funds", "consumers", "AED 0", "these customers do not change that"],
])(
  "a company with %s for %s pays %s in a free zone, with the reason",
  async (activity, customers, tax, why) => {
    const { headline, sentences } = await answerTo(
      `revenue=3,000,000&profit=600,000&activity=${activity}&customers=${customers}&${IN_2027}`,
    );
    const zone = tax === "AED 0" ? ": Mainland. Free zone: AED 0" : ": Mainland, Free zone";
    expect(headline).toBe(`AED 199,488 Corporate tax${zone}`);
    expect(sentences.replaceAll("’", "'")).toContain(why);
  },
);

test("an old shared result with an ambiguous activity fills in the form without a result", async () => {
  const { headline, entries } = await answerTo(
    `revenue=3,000,000&profit=600,000&activity=logistics&${IN_2027}`,
  );
  expect(headline).toBe("");
  expect(entries).toEqual(expect.arrayContaining(["3,000,000", "600,000", "logistics", "EUR"]));
});

test.each([
  ["the only company of its group", "SEK", 20_000_000, 6_000_000, "yes", "AED 181,375"],
  ["one of several small ones", "EUR", 9_000_000, 900_000, "small", "AED 316,107"],
  ["just below both limits", "EUR", 9_999_999, 999_999, "yes", "AED 354,980"],
])(
  "%s: the tax estimate says that a top-up tax is unlikely",
  async (_what, currency, revenue, profit, group, tax) => {
    const { headline, sentences, rows } = await answerTo(
      `revenue=${revenue}&profit=${profit}&currency=${currency}&activity=services&customers=companies&group=${group}&periodEnd=2027-12-31`,
    );
    expect(headline).toBe(`${tax} Corporate tax: Mainland, Free zone`);
    expect(sentences).toMatch(/No top-up as a rule: .*EUR.10 million.*EUR.1 million/);
    expect(rows.join()).not.toContain("Top-up to");
  },
);

test.each([
  ["above the limit of income", 9_000_000, 1_000_000, "yes", "AED 647,884", "AED 354,980"],
  ["above the limit of revenue", 10_000_000, 500_000, "small", "AED 323,942", "AED 160,615"],
  ["small, but its group is not", 1_000_000, 500_000, "more", "AED 323,942", "AED 160,615"],
])(
  "%s: the tax estimate shows the highest possible top-up tax",
  async (_what, revenue, profit, group, most, before) => {
    const { headline, sentences, message } = await answerTo(
      `revenue=${revenue}&profit=${profit}&activity=services&customers=companies&group=${group}&${IN_2027}`,
    );
    expect(headline).toBe(
      `${most} at most, ${before} before the top-up. Corporate tax: Mainland, Free zone`,
    );
    expect(sentences).toMatch(
      /more the group pays in wages and owns in assets in the UAE, the lower the top-up/,
    );
    expect(sentences).toMatch(/below EUR.10 million.* of revenue and EUR.1 million/);
    expect(message).toContain(`${most} at most`.replace(" ", "\u00a0"));
  },
);

test.each(["yes", "small", "more"])(
  "a company of a large group (%s) reads by when the group files the top-up return, and to ask when it registers",
  async (group) => {
    const asked = `revenue=2,000,000&profit=500,000&activity=services&customers=companies&${IN_2027}`;
    const { sentences } = await answerTo(`${asked}&group=${group}`);
    expect(sentences).toMatch(/top-up return .*within 15.months .* or 18.months after the first/);
    expect(sentences).toContain("Ask us by when to register for it.");
    expect((await answerTo(`${asked}&group=no`)).sentences).not.toContain("top-up return");
  },
);

test.each([
  ["the Estonian holding", 2_000_000, 1_500_000],
  ["a larger one", 90_000_000, 80_000_000],
])("%s reads first that income from shares is exempt", async (_what, revenue, profit) => {
  const { headline, sentences, rows, message } = await answerTo(
    `revenue=${revenue}&profit=${profit}&activity=holding&customers=companies&${IN_2027}`,
  );
  expect(headline).toBe("AED 0 Corporate tax: Mainland, Free zone");
  expect(sentences).toMatch(
    /^Dividends and gains from shares of 5%.* \(or bought for AED.4,000,000/,
  );
  expect(sentences).toMatch(/kept 12.months.* exempt on the mainland and in a free zone/);
  expect(rows.filter((row) => row.startsWith("Corporate tax"))).toEqual([
    "Corporate taxAED 0 (EUR 0)",
    "Corporate taxAED 0 (EUR 0)",
  ]);
  expect(message).not.toMatch(/tax, .*AED.[1-9]/);
});

test.each([
  ["900,000", "Turnover of a calendar year up to AED 1,000,000"],
  ["1,000,000", "Turnover of a calendar year up to AED 1,000,000"],
  ["1,000,001", "Profit up to AED 375,000"],
])(
  "a person with a turnover of %s reads the limit, and nothing that the turnover contradicts",
  async (revenue, line) => {
    const { sentences, rows } = await answerTo(
      `who=person&revenue=${revenue}&profit=375,000&activity=services&customers=companies&currency=AED&periodEnd=2027-12-31`,
    );
    expect(rows[0]?.replaceAll("\u00a0", " ")).toMatch(new RegExp(`^${line}`));
    expect(sentences.replaceAll("\u00a0", " ")).toContain("Above a turnover of AED 1,000,000");
    expect(sentences).not.toContain("is above");
  },
);

test("a holding company pays tax only on its other income", async () => {
  const { headline, sentences } = await answerTo(
    `revenue=9,000,000&profit=8,000,000&otherProfit=500,000&activity=holding&customers=companies&currency=AED&periodEnd=2027-12-31&earlierRevenue=9,000,000`,
  );
  expect(headline).toBe("AED 11,250 Corporate tax: Mainland, Free zone");
  expect(sentences).toContain("Only the profit that does not come from shares is taxed here.");
});

test.each([
  ["EUR", 600_000, 350_000, "AED 102,306"],
  ["AED", 2_400_000, 900_000, "AED 47,250"],
])(
  "Small Business Relief in %s is shown as a choice, with the tax in both cases",
  async (currency, revenue, profit, without) => {
    const { headline, sentences, message } = await answerTo(
      `revenue=${revenue}&profit=${profit}&currency=${currency}&activity=services&customers=companies&periodEnd=2027-12-31`,
    );
    expect(headline).toBe(
      `AED 0 while you choose Small Business Relief, ${without} without. Corporate tax: Mainland, Free zone`,
    );
    expect(sentences).toContain("cannot carry forward losses");
    // Not twice.
    expect(message.split(without.replace(" ", "\u00a0"))).toHaveLength(2);
  },
);

/**
 * FTA, Public Clarification CTP003: a first period of six to eighteen months changes no threshold.
 * Where it did, each tax would be the one in brackets.
 */
test.each([
  // (562,500 − 375,000) × 9 %; [375,000 × 18 / 12 would leave nothing].
  ["2027-07-01", "2028-12-31", 4_000_000, 562_500, /^AED 16,875 Corporate tax/],
  // Up to 375,000; [half of it would leave 187,500 × 9 % = 16,875].
  ["2027-07-01", "2027-12-31", 4_000_000, 375_000, /^AED 0 Corporate tax/],
  // Three million in half a year; [half of the limit would be exceeded: 11,250].
  ["2027-07-01", "2027-12-31", 3_000_000, 500_000, /^AED 0 while you choose Small Business Relief/],
  // A dirham more in eighteen months; [four and a half million would allow it].
  ["2027-07-01", "2028-12-31", 3_000_001, 500_000, /^AED 11,250 Corporate tax/],
])(
  "a first period from %s to %s has the whole limits: AED %i of revenue, %i of profit",
  async (issued, periodEnd, revenue, profit, expected) => {
    const asked = `revenue=${revenue}&profit=${profit}&currency=AED&activity=services&customers=companies&periodEnd=${periodEnd}`;
    const { headline, sentences } = await answerTo(`${asked}&issued=${issued}`);
    expect(headline).toMatch(expected);
    expect(sentences).toContain("A first tax period, of which all revenue and profit count");
    const later = await answerTo(asked);
    expect(later.headline).toBe(headline);
    expect(later.sentences).not.toContain("first tax period");
  },
);

test.each([
  ["2027-07-02", "2027-12-31", false],
  ["2027-06-30", "2028-12-31", false],
  ["2028-01-01", "2027-12-31", false],
  ["2027-06-31", "2027-12-31", false],
  ["2027-07-01", "2027-12-31", true],
  ["2027-07-01", "2028-12-31", true],
])("a first period from %s to %s can be entered: %s", async (issued, periodEnd, canBe) => {
  const { headline } = await answerTo(
    `revenue=1&profit=1&currency=AED&activity=services&customers=companies&periodEnd=${periodEnd}&issued=${issued}`,
  );
  expect(headline !== "").toBe(canBe);
});
