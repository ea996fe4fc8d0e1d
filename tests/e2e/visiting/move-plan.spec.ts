import type { APIRequestContext } from "@playwright/test";
import { JSDOM } from "jsdom";
import { expect, test } from "#tests/e2e/support/test.ts";
import { wholeLink } from "#tests/support/whole-link.ts";

/*
 * The plan as a visitor without scripts gets it: an address is asked, and the HTML is read. What is
 * expected is worked out here by hand, from the weeks of the first content.
 */

const PATH = "/services/relocation-support";
const WEEK = 7 * 24 * 60 * 60 * 1000;

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
/** The first Monday from a moment on. */
const mondayFrom = (moment: number) => {
  const day = Math.floor(moment / (WEEK / 7)) * (WEEK / 7);
  return day + ((8 - new Date(day).getUTCDay()) % 7) * (WEEK / 7);
};

// Dubai is four hours ahead of UTC.
const today = Date.now() + 4 * 60 * 60 * 1000;
const start = mondayFrom(today);

/** The first day of a month that is so many months ahead. */
function monthAhead(months: number): number {
  const now = new Date(today);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1);
}

const alone = { adults: "1", children: "0", goods: "no", pets: "no", car: "none" };
const latvia = { country: "homeCountry-latvia" };

/** A text with plain spaces. */
const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();

type Household = Record<string, string>;

/** The plan for a household: its landing, and its days by the words of the step. */
async function planOf(request: APIRequestContext, household: Household, month: number) {
  const asked = { tool: "move-plan", month: isoDay(month).slice(0, 7), ...household };
  const response = await request.get(`${PATH}?${wholeLink(`${new URLSearchParams(asked)}`)}`);
  expect(response.status()).toBe(200);
  const { DOMParser } = new JSDOM().window;
  const document = new DOMParser().parseFromString(await response.text(), "text/html");
  const sheet = document.querySelector("#tool .tool-sheet");
  const text = plain(sheet?.textContent);
  const days = [...(sheet?.querySelectorAll("li > div > time") ?? [])].map(
    (time): [string, string] => [
      plain(time.parentElement?.querySelector("strong")?.textContent),
      time.getAttribute("datetime") ?? "",
    ],
  );
  const link = sheet?.querySelector("a[href^='/api/calendar']")?.getAttribute("href") ?? "";
  return { text, days: Object.fromEntries(days), link };
}

/** Weeks before the first possible landing, by hand; a week each for the call and the scope first. */
const quick: [string, Household, number][] = [
  // Passports 2, the permit 2, the flat 2.
  ["a remote worker", { ...alone, company: "remote", country: "homeCountry-denmark" }, 8],
  // The letter of retirement 8, attested, then the permit 2 and the flat 2.
  ["a pensioner", { ...alone, company: "none", country: "homeCountry-poland" }, 14],
  // Passports 2, the purchase 4, the title deed 1, the permit 2, the flight 2.
  ["who buys a home", { ...alone, company: "owner", ...latvia }, 13],
  [
    "somebody with furniture and two cars",
    { ...alone, company: "remote", goods: "yes", car: "own", ...latvia },
    8,
  ],
  ["who drives a car from there", { ...alone, company: "remote", car: "local", ...latvia }, 8],
  // Owners' papers 3, the licence 3 or 5, the card 1, the permit 2, the flat 2.
  ["a founder in a free zone", { ...alone, company: "freeZone", ...latvia }, 13],
  ["a founder on the mainland", { ...alone, company: "mainland", country: "" }, 15],
  // The diploma 8, the permit 2, the flat 2.
  ["an employee", { ...alone, company: "work", ...latvia }, 14],
  ["a freelancer", { ...alone, company: "green", ...latvia }, 14],
  // The pet's tests 12, and 16 for permit and flight.
  ["somebody with a dog", { ...alone, company: "remote", pets: "yes", ...latvia }, 30],
  // Certificates take 16, and hold nothing but the family's own visas.
  ["a couple", { ...alone, adults: "2", company: "remote", goods: "yes", ...latvia }, 8],
  [
    "a parent with two small children",
    { ...alone, children: "2", pupils: "0", company: "remote", goods: "yes", ...latvia },
    8,
  ],
];

for (const [who, household, weeks] of quick) {
  test(`the move plan of ${who} has the arrival ${weeks} weeks after the first talk, or in the month asked for`, async ({
    request,
  }) => {
    const first = start + weeks * WEEK;
    for (const months of [0, 1, 2, 3, 5, 8, 13]) {
      const month = monthAhead(months);
      const { days, text } = await planOf(request, household, month);
      const landing = isoDay(Math.max(first, mondayFrom(month)));
      expect(days["You land"], `${months} months ahead`).toBe(landing);
      const isTooSoon = landing >= isoDay(monthAhead(months + 1));
      expect(text.includes("too soon"), `${months} months ahead`).toBe(isTooSoon);
      for (const day of Object.values(days)) expect(day >= isoDay(start)).toBe(true);
    }
  });
}

test("a move plan has no step for a pet, car or company that the visitor does not have", async ({
  request,
}) => {
  const month = monthAhead(12);
  const lone = await planOf(request, { ...alone, company: "remote", ...latvia }, month);
  const notComing = /removal company|the pets|Diploma|school|the company's|corporate|your family/i;
  expect(lone.text).not.toMatch(notComing);
  const pensioners = { ...alone, adults: "2", company: "none", goods: "yes", ...latvia };
  const couple = await planOf(request, pensioners, month);
  expect(couple.text).toContain("Choose the removal company.");
  expect(couple.text).not.toMatch(/Diploma|School begins|Establishment card/);
});

// The Ministry of Education's calendar for 2026 to 2029: Mondays in weeks without school.
const closed: [string, string][] = [
  ["2026-12-14", "2027-01-04"],
  ["2027-07-05", "2027-08-30"],
  ["2027-12-13", "2028-01-03"],
  ["2028-07-03", "2028-08-28"],
  ["2028-12-11", "2029-01-01"],
  ["2029-07-02", "2029-08-27"],
];
/** The first week with school, a week after a landing at the earliest. */
function schoolAfter(landing: number): string {
  const monday = isoDay(landing + WEEK);
  return closed.find(([from, to]) => from <= monday && monday < to)?.[1] ?? monday;
}

test("the move plan of a family has a place at school by the arrival, and the family's last day without a visa", async ({
  request,
}) => {
  const family = { ...alone, adults: "2", children: "3", pupils: "2", company: "freeZone" };
  // A week each for call and scope, reports 3, places 34.
  const places = isoDay(start + 39 * WEEK);
  for (const months of [1, 4, 7, 8, 9, 13, 18]) {
    const month = monthAhead(months);
    const { days, text } = await planOf(request, { ...family, ...latvia }, month);
    let landing = Math.max(start + 18 * WEEK, mondayFrom(month));
    while (schoolAfter(landing) < places) landing += WEEK;
    expect(days["You land"]).toBe(isoDay(landing));
    expect(days["School begins."]).toBe(schoolAfter(landing));
    // The 90th day; the visas take tests 1, card 2, bank 2, lease 1, and 3 of their own.
    expect(days["Last day of your family without a visa."]).toBe(isoDay(landing + 89 * (WEEK / 7)));
    expect(days["Sponsor your family."]).toBe(isoDay(landing + 6 * WEEK));
    expect(text).toContain("90 days");
  }
  const { text } = await planOf(request, { ...family, country: "" }, monthAhead(14));
  expect(text).toContain("Ask which visa your family enters with.");
  expect(text).not.toContain("Last day of your family");
});

test("in a move plan a company has its establishment card before visas, and registers for tax after its licence", async ({
  request,
}) => {
  for (const [company, licence] of [
    ["freeZone", "Register the company in its free zone."],
    ["mainland", "Register the company on the mainland."],
  ] as const) {
    const month = monthAhead(11);
    const { days, text } = await planOf(request, { ...alone, company, ...latvia }, month);
    const landing = mondayFrom(month);
    expect(days["Apply for the entry permit."]).toBe(isoDay(landing - 4 * WEEK));
    expect(days["Establishment card of the company."]).toBe(isoDay(landing - 5 * WEEK));
    expect(days["Register the company for corporate tax."]).toBe(isoDay(landing - 5 * WEEK));
    const weeks = company === "freeZone" ? 8 : 10;
    expect(days[licence]).toBe(isoDay(landing - weeks * WEEK));
    expect(days["Apply for the company's bank account."]).toBe(isoDay(landing + 3 * WEEK));
    expect(text).toMatch(/Within 3 months of its founding.*Being late costs AED 10,000/);
  }
});

test("the calendar file contains the days of the move plan", async ({ request }) => {
  const family = { adults: "2", children: "2", goods: "yes", pets: "yes", car: "own" };
  const household = { ...family, company: "freeZone", ...latvia };
  const { days, link } = await planOf(request, household, monthAhead(14));
  const file = await (await request.get(link)).text();
  const events = file.replaceAll("\r\n ", "").split("BEGIN:VEVENT").map(plain);
  for (const [title, day] of Object.entries(days)) {
    const event = `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`;
    const own = events.find((each) => each.includes(`SUMMARY:${title.replaceAll(",", "\\,")}`));
    expect(own ?? title).toContain(event);
  }
});

test("the longest move plan is printed on two sheets", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 717, height: 1046 });
  const household = "adults=2&children=2&company=freeZone&goods=yes&pets=yes&car=own";
  const month = isoDay(monthAhead(14)).slice(0, 7);
  for (const country of ["homeCountry-poland", ""]) {
    const link = wholeLink(`tool=move-plan&month=${month}&${household}&country=${country}`);
    await page.goto(`${PATH}?${link}`);
    expect((await page.locator("#tool").boundingBox())?.height, country).toBeLessThan(2 * 1046);
  }
});
