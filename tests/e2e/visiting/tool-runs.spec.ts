import type { APIRequestContext } from "@playwright/test";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { addDays, addMonths } from "#schemas/shared/figures/review-day.ts";
import { freeZones } from "#scripts/seed/content/free-zones/index.ts";
import { zoneSources } from "#scripts/seed/content/free-zones/sources.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/*
 * The ninety-five questions of the review of the tools, asked as somebody without scripts asks them:
 * each answer of the served page is held against a calculation of this file, which shares no rule
 * with the tools. The laws behind them are named in `tests/unit/web/tools`.
 */

type Query = Record<string, string>;

/** What the page of a tool answers: the sentence that a screen reader is told, and all of its words. */
async function answerOf(request: APIRequestContext, path: string, tool: string, query: Query) {
  const response = await request.get(`${path}?${new URLSearchParams({ tool, ...query })}`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  const [, status = ""] = /role="status"[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
  return { html, said: wordsIn(status) };
}

const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll("&amp;", "&")
    .replaceAll("\u00a0", " ");

/** Names of the fields at which the page says that something is wrong. */
const refused = (html: string) =>
  [...html.matchAll(/<[^>]*aria-invalid="true"[^>]*>/g)].map(
    ([field]) => /name="(\w+)"/.exec(field)?.[1],
  );

const today = dubaiDay();
const fifteenYears = Array.from({ length: 5_480 }, (_, index) => addDays("2024-01-01", index));

/** Federal Decree-Law 47/2022, Article 3: nothing up to AED 375,000, and 9 % of what is above. */
const corporateTax = (profit: number) => Math.round(Math.max(0, profit - 375_000) * 0.09);
const dirhamsOf = { AED: 1, USD: 3.6725, EUR: 1.1761 * 3.6725 };
const inDirhams = (amount: number) => `AED ${amount.toLocaleString("en-GB")}`;

const taxRuns: [query: Query, mainland: number, freeZone: number][] = [
  [{ revenue: "2900000", profit: "1000000", periodEnd: "2026-12-31" }, 0, 0],
  [{ revenue: "2900000", profit: "1000000" }, corporateTax(1e6), corporateTax(1e6)],
  [{ revenue: "10000000", profit: "2000000", share: "96" }, corporateTax(2e6), 0],
  [{ revenue: "10000000", profit: "2000000", share: "95" }, corporateTax(2e6), 0],
  [{ revenue: "10000000", profit: "2000000", share: "94" }, corporateTax(2e6), corporateTax(2e6)],
  [{ revenue: "200000000", profit: "50000000", share: "97" }, corporateTax(5e7), corporateTax(5e7)],
  // The least of 15 % in a group above EUR 750 million (Cabinet Decision 142/2024).
  [{ revenue: "4000000000", profit: "500000000", group: "yes" }, 5e8 * 0.15, 5e8 * 0.15],
  [
    { revenue: "1000000", profit: "500000", group: "yes", periodEnd: "2026-12-31" },
    500_000 * 0.15,
    500_000 * 0.15,
  ],
  [
    { revenue: "4000000", profit: "800000", currency: "EUR", activity: "making", share: "80" },
    corporateTax(8e5 * dirhamsOf.EUR),
    corporateTax(8e5 * dirhamsOf.EUR),
  ],
  [
    { revenue: "6000000", profit: "1500000", currency: "USD", activity: "trading", share: "97" },
    corporateTax(1.5e6 * dirhamsOf.USD),
    0,
  ],
  [
    { revenue: "600000", profit: "350000", currency: "EUR" },
    corporateTax(3.5e5 * dirhamsOf.EUR),
    corporateTax(3.5e5 * dirhamsOf.EUR),
  ],
  [{ revenue: "9000000", profit: "800000", activity: "making" }, corporateTax(8e5), 0],
  [{ revenue: "1.500.000,50", profit: "1 000 000" }, corporateTax(1e6), corporateTax(1e6)],
  [{ revenue: "9,000,000", profit: "800'000", share: "99,5" }, corporateTax(8e5), 0],
  [{ revenue: "9000000", profit: "375000", share: "50 %" }, 0, 0],
];

test("tax: fifteen sums, and eight answers that are refused beside their field", async ({
  request,
}) => {
  const company = { currency: "AED", activity: "services", group: "no", periodEnd: "2028-12-31" };
  const ask = (query: Query) =>
    answerOf(request, "/free-zones/tax-benefits", "tax-estimate", { ...company, ...query });
  for (const [query, mainland, freeZone] of taxRuns) {
    const { said } = await ask(query);
    expect
      .soft(said, JSON.stringify(query))
      .toContain(`Mainland: ${inDirhams(mainland)}. Free zone: ${inDirhams(freeZone)}.`);
  }
  // Whoever has the relief reads what comes after it.
  const { said } = await ask(taxRuns[0]?.[0] ?? {});
  expect(said).toContain(inDirhams(corporateTax(1e6)));
  const whole = { revenue: "1000000", profit: "1" };
  for (const [name, value] of [
    ["revenue", "1e9"],
    ["revenue", "2.5m"],
    ["profit", "€5"],
    ["profit", "a lot"],
    ["profit", "-5"],
    ["share", "101"],
    ["revenue", "9".repeat(30)],
    ["profit", "1000001"],
  ] as const) {
    const { html, said } = await ask({ ...whole, [name]: value });
    expect.soft([refused(html), said], `${name} ${value}`).toEqual([[name], ""]);
  }
});

/** Of the routes in the page's order, by thresholds as the authorities publish them. */
const visaRuns: [query: Query, open: string][] = [
  [{ livelihood: "employer", income: "10000" }, "Work visa"],
  [{ livelihood: "employer", income: "15000" }, "Work visa, Green visa"],
  [{ livelihood: "employer", income: "4000", companions: "close" }, "Work visa, Family visa"],
  [{ livelihood: "employer", income: "2999", companions: "close" }, "Work visa"],
  [{ livelihood: "company", property: "2000000" }, "Investor visa, Golden visa"],
  [{ livelihood: "freelance", income: "15000" }, "Freelancer visa"],
  [{ livelihood: "remote", income: "3500", currency: "USD" }, "Remote-work visa"],
  [{ livelihood: "remote", income: "3499", currency: "USD" }, ""],
  [{ livelihood: "savings", age: "55", income: "15000" }, "Retirement visa"],
  [{ livelihood: "savings", age: "61", savings: "1000000" }, "Retirement visa"],
  // A million dirhams in euro.
  [
    {
      livelihood: "savings",
      age: "61",
      currency: "EUR",
      property: String(Math.ceil(1e6 / dirhamsOf.EUR)),
      companions: "close",
    },
    "Family visa, Retirement visa",
  ],
  [{ livelihood: "savings", age: "54", savings: "5000000" }, ""],
  [{ livelihood: "employer", age: "61", income: "9000" }, "Work visa"],
  [{ livelihood: "relative" }, "Family visa"],
];

test("visas: fourteen people, and four answers that are refused", async ({ request }) => {
  const person = { companions: "nobody", age: "40", currency: "AED", monthsAway: "2" };
  const ask = (query: Query) =>
    answerOf(request, "/services/residency-visas", "visa-route", { ...person, ...query });
  for (const [query, open] of visaRuns) {
    const { said } = await ask(query);
    expect
      .soft(said, JSON.stringify(query))
      .toBe(
        open === ""
          ? "No route is open with these answers. Below you read what would open one."
          : `Open: ${open}`,
      );
  }
  // Seven months abroad end no golden visa, and who comes alone needs no family visa.
  const owner = { livelihood: "company", property: "2000000", monthsAway: "7" };
  const words = wordsIn((await ask(owner)).html);
  expect(words).toMatch(/Golden visa.*Not [^.]*180 days[^.]* abroad in a row.*Not needed/s);
  for (const [name, value] of [
    ["age", "17"],
    ["age", "35.5"],
    ["age", ""],
    ["monthsAway", "13"],
  ] as const) {
    const { html } = await ask({ livelihood: "employer", [name]: value });
    expect.soft(refused(html), `${name} ${value}`).toEqual([name]);
  }
});

type Stay = [arrival: string, departure: string];

/** Counted one by one: the most days of presence in twelve months from any day on. */
function mostDays(stays: readonly Stay[]): number {
  const present = fifteenYears.filter((day) =>
    stays.some(([from, to]) => from <= day && day <= to),
  );
  return Math.max(
    ...present.map(
      (from) => present.filter((day) => day >= from && day < addMonths(from, 12)).length,
    ),
  );
}

const dayRuns: Stay[][] = [
  [["2027-01-01", "2027-07-01"]],
  [["2027-01-01", "2027-07-02"]],
  [["2027-03-01", "2027-05-29"]],
  [["2026-10-01", "2027-03-31"]],
  [["2028-02-01", "2028-03-01"]],
  [["2028-02-29", "2028-02-29"]],
  [
    // Out and in again on one day.
    ["2027-01-10", "2027-02-20"],
    ["2027-02-20", "2027-03-01"],
  ],
  [
    ["2026-06-01", "2026-08-31"],
    ["2027-05-31", "2027-08-31"],
  ],
  [
    ["2025-01-01", "2025-04-30"],
    ["2026-01-01", "2026-04-30"],
    ["2027-01-01", "2027-04-30"],
  ],
];

test("days: nine counts, five that are refused, and an absence that runs", async ({ request }) => {
  const ask = (stays: readonly Stay[]) =>
    answerOf(request, "/services/tax-residency", "day-counter", {
      arrival: stays.map(([arrival]) => arrival).join(),
      departure: stays.map(([, departure]) => departure).join(),
    });
  for (const stays of dayRuns) {
    const { said } = await ask(stays);
    expect
      .soft(said, stays.join())
      .toContain(`Most days within twelve months: ${mostDays(stays)};`);
  }
  // The 183rd day of a year without a leap day.
  expect((await ask(dayRuns[1] ?? [])).said).toMatch(/test of 183 days\. Met[^.;]*: 2 July 2027/);
  for (const stays of [
    [["2027-07-02", "2027-01-01"]],
    [["2025-02-29", "2025-03-01"]],
    [["1900-01-01", "1900-02-01"]],
    [["2027-01-01", addMonths(today, 61)]],
    [
      ["2027-01-01", "2027-02-01"],
      ["2027-01-20", "2027-03-01"],
    ],
  ] satisfies Stay[][]) {
    const { html, said } = await ask(stays);
    expect.soft([refused(html).length > 0, said], stays.join()).toEqual([true, ""]);
  }
  // Gone for 295 days: the day to be back by is past, and the next count begins today.
  const left = addDays(today, -295);
  const { said } = await ask([[addDays(left, -31), left]]);
  expect(said).toContain("You have been away, in days: 295;");
  const readable = (day: string) =>
    new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  expect(said).toContain(`You had to be back by: ${readable(addDays(left, 180))}`);
});

const inMonths = (months: number) => addMonths(`${today.slice(0, 7)}-01`, months).slice(0, 7);
const households: Query[] = [
  { adults: "1", children: "0", company: "none" },
  { adults: "2", children: "2", company: "freeZone", pets: "yes", car: "own" },
  { adults: "2", children: "0", company: "mainland", car: "local" },
  { adults: "1", children: "3", company: "none", pets: "yes" },
];

test("plan: four households, a month too soon, and five answers that are refused", async ({
  request,
}) => {
  const base = { pets: "no", car: "none", country: "" };
  const ask = (query: Query) =>
    answerOf(request, "/services/relocation-support", "move-plan", { ...base, ...query });
  const daysOf = (html: string) => {
    const [, island = ""] = /id="answer"(.*?)<\/section>/s.exec(html) ?? [];
    return [...island.matchAll(/dateTime="([^"]+)"/gi)].map(([, day = ""]) => day);
  };
  const isMonday = (day: string) => new Date(day).getUTCDay() === 1;
  for (const household of households) {
    const month = inMonths(20);
    const { html, said } = await ask({ ...household, month });
    const landing = fifteenYears.find((day) => day >= `${month}-01` && isMonday(day)) ?? "";
    const short = new Date(landing).toLocaleDateString("en-GB", {
      dateStyle: "medium",
      timeZone: "UTC",
    });
    expect.soft(said, JSON.stringify(household)).toBe(`You land: week of ${short}.`);
    const days = daysOf(html);
    expect(days.length).toBeGreaterThan(10);
    // The 90th and the 183rd day from the landing, which counts; all else begins with a week.
    const presence = [addDays(landing, 89), addDays(landing, 182)];
    expect(days).toEqual(expect.arrayContaining(presence));
    for (const day of days) {
      expect.soft(day >= today, day).toBe(true);
      if (!presence.includes(day)) expect.soft(isMonday(day), day).toBe(true);
    }
  }
  const soon = await ask({ ...households[1], month: inMonths(0) });
  expect(wordsIn(soon.html)).toContain("The first landing that leaves time for everything");
  for (const day of daysOf(soon.html)) expect.soft(day >= today, day).toBe(true);
  for (const [name, value] of [
    ["month", inMonths(-1)],
    ["month", "2099-01"],
    ["adults", "0"],
    ["children", "99"],
    ["car", "spaceship"],
  ] as const) {
    const { html } = await ask({ ...households[0], month: inMonths(20), [name]: value });
    expect.soft(refused(html), `${name} ${value}`).toEqual([name]);
  }
});

const zoneRuns: Query[] = [
  { activity: "technology", customers: "abroad", visas: "sponsored" },
  { activity: "trading", customers: "abroad", premises: "warehouse", visas: "sponsored" },
  ...[
    "trading",
    "manufacturing",
    "logistics",
    "services",
    "technology",
    "media",
    "finance",
    "health",
  ].map((activity) => ({ activity })),
  ...["abroad", "mainland"].map((customers) => ({ customers })),
  ...["none", "desk", "office", "workshop", "warehouse", "land"].map((premises) => ({ premises })),
  ...["sponsored", "none"].map((visas) => ({ visas })),
  ...["yes", "no"].flatMap((answer): Query[] => [{ regulator: answer }, { designated: answer }]),
  ...["dubai", "abu-dhabi", "sharjah", "ajman"].map((emirate) => ({ emirate })),
  { activity: "services", premises: "desk", emirate: "fujairah" },
  { activity: "finance", regulator: "yes", visas: "sponsored" },
];

test("zones: thirty questions, counted by hand over the facts and their sources", async ({
  request,
}) => {
  expect(zoneRuns).toHaveLength(30);
  for (const query of zoneRuns) {
    const counts = { fit: 0, otherwise: 0, out: 0 };
    for (const zone of freeZones) {
      const places = [zone.emirate, ...(zone.otherEmirates ?? [])].map(({ _ref }) => _ref);
      const verdicts = Object.entries(query).map(([name, wish]) => {
        if (name === "customers" && wish === "abroad") return "fit";
        if (name === "emirate") return places.includes(`emirate-${wish}`) ? "fit" : "out";
        const known = new Map<string, unknown>(Object.entries(zone)).get(name) ?? [];
        const values = [known].flat();
        if (values.length === 0 || values.includes(wish)) return "fit";
        const isSourced = zoneSources.some(
          ({ kind, zones }) => kind === name && zones.some(({ _ref }) => _ref === zone._id),
        );
        return isSourced ? "out" : "otherwise";
      });
      const verdict = (["out", "otherwise"] as const).find((each) => verdicts.includes(each));
      counts[verdict ?? "fit"] += 1;
    }
    const { said, html } = await answerOf(request, "/free-zones", "zone-finder", query);
    const expected = [
      `Zones that fit all that is known: ${counts.fit}.`,
      ...(counts.otherwise > 0
        ? [`Zones that describe themselves otherwise: ${counts.otherwise}.`]
        : []),
      ...(counts.out > 0 ? [`Ruled out by a source: ${counts.out}.`] : []),
    ].join(" ");
    expect.soft(said, JSON.stringify(query)).toBe(expected);
    expect.soft(counts.fit, JSON.stringify(query)).toBeGreaterThan(0);
    const [, cards = ""] =
      /<ol class="grid gap-6 sm:grid-cols-2[^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
    expect.soft(cards.split("<img").length - 1).toBe(Math.min(5, counts.fit));
  }
});
