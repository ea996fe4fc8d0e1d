import { english } from "#schemas/shared/languages.ts";
import type { Client } from "#schemas/shared/tools/clients.ts";
import { toolQuestions } from "#tests/support/tool-questions.ts";
import { readableDay } from "#web/lib/readable-day.ts";

/** Each tool that asks who asks, with its page and entries that it can answer. */
export const askedTools = (
  ["tax-estimate", "company-duties", "zone-finder", "visa-route", "move-plan"] as const
).map((kind) => ({ kind, ...toolQuestions[kind] }));

/** The day in Dubai, as UTC. */
const TODAY = new Date(Date.now() + 4 * 60 * 60 * 1000);

/** The last 30 September that has passed; a weekend moves it to Monday (Decree-Law 28/2022, 49). */
function lastReturnDay(): string {
  const dayIn = (year: number) => {
    const day = new Date(Date.UTC(year, 8, 30));
    while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
    return day;
  };
  const year = TODAY.getUTCFullYear();
  const ofThisYear = dayIn(year);
  const last =
    ofThisYear.toISOString() < TODAY.toISOString().slice(0, 10) ? ofThisYear : dayIn(year - 1);
  return readableDay(last.toISOString().slice(0, 10), english).replaceAll(/\s/g, " ");
}

/** A question to a tool of `askedTools`, by its index, and the headline of the answer. */
type AdvisedCase = [tool: number, who: Client, entries: string, headline: string];

/** Cases of an adviser, each reckoned by hand, with the law beside it. */
export const advisedCases: readonly AdvisedCase[] = [
  // Article 21 of the corporate tax law: relief for residents; (500,000 − 375,000) × 9 %.
  [0, "branch", "", "AED 11,250"],
  [0, "newCompany", "", "AED 0"],
  // Article 3 of Cabinet Decision 116/2022, in a period that ends after the relief.
  [0, "newCompany", "revenue=4000000&profit=900000&periodEnd=2031-12-31", "AED 47,250"],
  [0, "managed", "", "AED 0"],
  // Cabinet Decision 49/2023: up to a million of turnover.
  [0, "person", "revenue=900000&profit=900000", "AED 0"],
  // (900,000 − 375,000) × 9 %, without the relief of a period that ends too late.
  [0, "person", "revenue=1400000&profit=900000&periodEnd=2031-12-31", "AED 47,250"],
  [0, "company", "revenue=4000000&profit=900000&periodEnd=2031-12-31", "AED 47,250"],
  // FTA Decision 3/2024: three months; six for a branch; the year and three months for the others.
  [1, "newCompany", "issued=2028-03-10&customers=consumers", "9 May 2028"],
  [1, "managed", "issued=2028-03-10&customers=consumers&revenue=0", "2 April 2029"],
  [
    1,
    "person",
    "issued=2028-03-10&customers=consumers&revenue=900000&visas=nobody",
    "8 September 2028",
  ],
  [1, "branch", "issued=2028-03-10&customers=consumers&revenue=0&visas=nobody", "9 May 2028"],

  // A company that exists. Ministerial Decision 73/2023: 3.1 million once, and the relief is gone:
  // (475,000 − 375,000) × 9 %.
  [0, "company", "revenue=2000000&profit=475000&earlierRevenue=3100000", "AED 9,000"],
  // Article 3 of Cabinet Decision 116/2022, on a profit above the band: (2,375,000 − 375,000) × 9 %.
  [0, "company", "revenue=8000000&profit=2375000&activity=making&share=95", "AED 180,000"],
  // Article 53: nine months after the year. The licence of July 2024 has had its first return.
  [1, "company", "issued=2024-07-02", lastReturnDay()],
  // Article 69: an older one is taxed by its calendar years since 2024.
  [1, "company", "issued=2019-05-05", lastReturnDay()],

  // A branch, or a company abroad. No relief for a branch: (2,000,000 − 375,000) × 9 %.
  [0, "branch", "revenue=2500000&profit=2000000", "AED 146,250"],
  // Article 11 (3): resident by management, and above the relief: (1,375,000 − 375,000) × 9 %.
  [0, "managed", "revenue=5000000&profit=1375000", "AED 90,000"],
  // Cabinet Decision 109/2023: sixty days for the register of owners, from 31 August.
  [1, "branch", "issued=2028-08-31&customers=consumers&revenue=0&visas=nobody", "30 October 2028"],

  // In their own name. Cabinet Decision 49/2023: a million is not above a million.
  [0, "person", "revenue=1000000&profit=1000000", "AED 0"],
  // A dirham more: (800,000 − 375,000) × 9 %, in a period that ends after the relief.
  [0, "person", "revenue=1000001&profit=800000&periodEnd=2031-12-31", "AED 38,250"],
  // Nothing sold yet: first the permit of a year has to be renewed.
  [1, "person", "issued=2028-03-10&customers=consumers&revenue=0&visas=nobody", "9 March 2029"],

  // Private persons. u.ae: AED 20,000 a month from 55 years on.
  [3, "private", "livelihood=savings&age=60&currency=AED&income=20000", "Retirement visa"],
  // The same age with less, where only Dubai's lower sum is reached.
  [
    3,
    "private",
    "livelihood=savings&age=60&currency=AED&income=16000",
    "Retirement visa (Dubai alone)",
  ],
  // USD 3,500 a month from abroad.
  [3, "employee", "livelihood=remote&income=3500", "Remote-work visa"],
  // A salary below the green visa's leaves the employer's visa (Cabinet Decision 65/2022).
  [3, "employee", "livelihood=employer&currency=AED&income=5000", "Work visa"],
  // EUR 3,000 are less than AED 15,000, whatever the rate of these years.
  [3, "employee", "livelihood=employer&currency=EUR&income=3000", "Work visa"],
  // AED 750,000 of property, of one owner.
  [
    3,
    "private",
    "livelihood=savings&income=&currency=AED&property=750000",
    "Owner's card of Dubai",
  ],
];

/** The entries of a case, as the address of its tool has them. */
export function entriesOfCase([index, who, entries]: AdvisedCase) {
  const tool = askedTools[index];
  if (tool === undefined) throw new Error("There is no such tool.");
  const given = Object.fromEntries(new URLSearchParams(`${tool.entries}&${entries}`));
  return { path: tool.path, asked: { tool: tool.kind, ...given, who } };
}
