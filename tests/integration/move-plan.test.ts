import { expect, test, vi } from "vitest";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { addMonths } from "#schemas/shared/figures/review-day.ts";
import { seeded, seededOfType } from "#tests/support/first-content.ts";
import { line } from "#tests/support/parts-of-content.ts";
import { log } from "#web/lib/log.ts";
import { all, documentOf, one, pageDocument, valuesOf, wordsIn } from "./page-elements.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { calendarOf, type Query, queryOf, toolAnswering } from "./tool-answers.ts";

const homePage = seeded("homePage");

const PATH = "/services/relocation-support";
const { change } = withSeededLake();

/** Far enough in the future for every step to begin after today. */
const month = addMonths(`${dubaiDay().slice(0, 7)}-01`, 20);
const answers = queryOf(
  `tool=move-plan&month=${month.slice(0, 7)}&adults=2&children=2&company=freeZone&pets=yes&car=own&country=homeCountry-sweden`,
);

/** The tool's part of the page with its answer, without examples. */
const island = async (query: Query) =>
  one(documentOf(await toolAnswering(PATH, query)), "#tool [data-props]");

/** The names of the phases of a plan. */
const titlesIn = (element: Element) => all(element, "h4").map((title) => wordsIn(title));

const calendarLink = (plan: Element) => valuesOf(plan, "href", "[href^='/api/']").join();

test("a move plan has dates, papers and facts of the home country", async () => {
  const plan = await island(answers);
  // It stands beside the step that needs it first.
  const beside = all(plan, "li").map((step) => wordsIn(step));
  expect(beside).toContainEqual(
    expect.stringMatching(/^Week of .*Register the company.*Passports × 4 ?Week of /),
  );
  expect(beside).toContainEqual(
    expect.stringMatching(/^Week of .*Sponsor your family.*Birth certificates × 2 ?Week of /),
  );
  expect(wordsIn(plan)).toContain("Tax treaty, SwedenNo tax treaty is listed");
  // What the home country takes afterwards, in each of its facts.
  expect(wordsIn(plan)).toContain("Tax at home, SwedenFor five years after the move");
  expect(wordsIn(plan)).toContain(" By the ten-year rule Sweden taxes a gain");
  const examples = all(await pageDocument(PATH), "#tool details");
  for (const each of [plan, ...examples]) {
    expect(titlesIn(each)).toEqual(homePage.process.steps.map(({ title }) => title));
  }
});

const countries = seededOfType("homeCountry");

test.each(countries.map(({ _id, name }) => [name, _id]))(
  "the plan of somebody from %s says what becomes of a pension, in both languages",
  async (_name, country) => {
    const asked = { ...answers, country, company: "none" };
    const ofPensions = (html: string) =>
      all(documentOf(html), "#tool .tool-sheet dd")
        .map((fact) => wordsIn(fact))
        .filter((fact) => /pension/i.test(fact));
    for (const language of ["en", "sv"] as const) {
      expect(ofPensions(await toolAnswering(PATH, asked, language))).not.toEqual([]);
    }
  },
);

test("an editor's changes of a country, of weeks and of phases show in the move plan", async () => {
  const text = line("The ministry stamps diplomas.");
  const source = { sourceTitle: "Ministry for Foreign Affairs", checkedOn: "2026-11-21" };
  const row = { _type: "countryFact", _key: "a", part: "papers", text, ...source };
  await change("homeCountry-sweden", { rows: [row] });
  await change("movePlan", { 'times[name=="freeZone"].weeks': 9 });
  await change("homePage", { "process.steps[2].title": "Third" });
  const plan = await island(answers);
  expect(wordsIn(plan)).toContain("Papers to legalise, SwedenThe ministry stamps diplomas.");
  expect(titlesIn(plan)[2]).toBe("Third");
  expect(wordsIn(all(plan, "li:has(h4)")[2] ?? plan)).toContain("Plan for 9 weeks");
});

test("the calendar file of a move plan has a day for each task and paper", async () => {
  const plan = await island(answers);
  const answer = await calendarOf(calendarLink(plan));
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="move-plan.ics"',
    "cache-control": "no-store",
  });
  const file = await answer.text();
  const inFile = [...file.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map(
    ([, year, monthOfYear, day]) => `${year}-${monthOfYear}-${day}`,
  );
  expect(inFile.toSorted()).toEqual(valuesOf(plan, "datetime").toSorted());
  const unfolded = file.replaceAll("\r\n ", "");
  expect(unfolded).toContain("SUMMARY:Papers to begin with: Passports × 4");
  expect(unfolded).toContain("PRODID:-//Nordune//EN");
});

/** The ids of the events of a plan. */
async function namesFor(query: Query) {
  const file = await (await calendarOf(calendarLink(await island(query)))).text();
  return [...file.replaceAll("\r\n ", "").matchAll(/UID:(.*)/g)].map(([, name]) => name).sort();
}

test("a move plan without a name has the same events again, and with one of the entries changed all others", async () => {
  const own = await namesFor(answers);
  expect(new Set(own).size).toBe(own.length);
  expect(await namesFor(answers)).toEqual(own);
  const changes: Query[] = [
    { who: "employee" },
    { month: addMonths(month, 1).slice(0, 7) },
    { adults: "3" },
    { children: "1" },
    { pupils: "1" },
    { company: "work" },
    { goods: "no" },
    { pets: "no" },
    { car: "local" },
    { country: "homeCountry-finland" },
  ];
  const known = new Set(own);
  for (const changed of changes) {
    const others = await namesFor({ ...answers, ...changed });
    expect(
      others.filter((name) => known.has(name)),
      JSON.stringify(changed),
    ).toEqual([]);
    for (const name of others) known.add(name);
  }
});

test("two households who name their plans keep both in one calendar, whatever they correct", async () => {
  const first = { ...answers, calendarName: "Åre" };
  const own = await namesFor(first);
  const others = await namesFor({ ...answers, calendarName: "Bergen, 2" });
  expect(new Set([...own, ...others, ...(await namesFor(answers))]).size).toBe(own.length * 3);
  const corrections: Query[] = [
    { month: addMonths(month, 1).slice(0, 7) },
    { adults: "3" },
    { country: "homeCountry-finland" },
    { car: "local" },
    { pets: "no" },
    { company: "work" },
    { calendarName: " a\u030aR\u200bE " },
  ];
  for (const corrected of corrections) {
    const names = await namesFor({ ...first, ...corrected });
    expect(names.filter((name) => own.includes(name)).length).toBeGreaterThan(15);
    expect(names.filter((name) => others.includes(name))).toEqual([]);
  }
  const link = calendarLink(await island({ ...answers, calendarName: "Bergen, 2" }));
  const file = (await (await calendarOf(link)).text()).replaceAll("\r\n ", "");
  expect(file.match(/^SUMMARY:Bergen\\, 2: /gm)).toHaveLength(others.length);
});

test.each([
  ["another tool", "/api/calendar/services/relocation-support?tool=tax-estimate&month=2030-01"],
  ["no tool", "/api/calendar/services/relocation-support?month=2030-01"],
  ["a service with no plan", "/api/calendar/services/education?tool=move-plan"],
])("there is no calendar file for %s", async (_, address) => {
  expect((await calendarOf(address)).status).toBe(404);
});

test("a calendar file for wrong entries redirects to the page with the errors", async () => {
  const query = "tool=move-plan&month=1999-01&adults=2&colour=blue%0D%0Ax:+y";
  const answer = await calendarOf(`/api/calendar/services/relocation-support?${query}`);
  expect(answer.status).toBe(307);
  const location = answer.headers.get("location") ?? "";
  expect(location).toMatch(
    /^\/services\/relocation-support\?tool=move-plan&month=1999-01&.*#tool$/,
  );
  expect(location).not.toContain("colour");
});

test("the home page shows the times of the move plan as an editor changes them", async () => {
  const planWith = (name: string, weeks: number) =>
    change("movePlan", { [`times[name=="${name}"].weeks`]: weeks });
  const speedsOn = async () =>
    all(await pageDocument("/"), "li")
      .map((each) => wordsIn(each))
      .filter((words) => /^(?:Alone with a company|A family with school places):/.test(words));
  // A week each for call and scope; owners' papers 3, free zone 3, card 1, permit 2 and flat 2.
  const founder = (weeks: number) =>
    `Alone with a company: about ${weeks} weeks from the first talk to the landing.`;
  const family = (months: number) =>
    `A family with school places: begin ${months} months ahead of the first day at school.`;
  expect(await speedsOn()).toEqual([founder(13), family(9)]);
  await planWith("freeZone", 5);
  await planWith("schools", 39);
  expect(await speedsOn()).toEqual([founder(15), family(11)]);
  for (const nonsense of [-1, 1.5, 105]) {
    await planWith("schools", nonsense);
    expect(await speedsOn()).toEqual([]);
  }
  // A text without a number stands without the plan, and one that is missing leaves nothing.
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  await change("homePage", { "process.founder": "Alone you are quick.", "process.family": null });
  expect(await pageDocument("/").then((page) => wordsIn(page.body))).toContain(
    "Alone you are quick.",
  );
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("process.family"));
});
