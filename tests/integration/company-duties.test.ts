import { expect, test, vi } from "vitest";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { addMonths } from "#schemas/shared/figures/review-day.ts";
import type { LanguageId } from "#schemas/shared/languages.ts";
import { all, documentOf, one, valuesOf, wordsIn } from "./page-elements.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { calendarOf, type Query, queryOf, toolAnswering } from "./tool-answers.ts";

const PATH = "/services/business-registration";
const { change } = withSeededLake();

const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const answers = queryOf(
  `tool=company-duties&issued=${NEXT_YEAR}-01-20&company=mainland&revenue=1,200,000&customers=companies&visas=employees&periodEnd=12`,
);

const sheetOf = async (query: Query, language?: LanguageId) =>
  one(documentOf(await toolAnswering(PATH, query, language)), "#tool .tool-sheet");

const swedishSheetOf = (query: Query) => sheetOf(query, "sv");

const calendarLink = (sheet: Element) => valuesOf(sheet, "href", "[href^='/api/']").join();

/** The days in a calendar file, with the names of their duties. */
function daysIn(file: string): string[] {
  const events = file.replaceAll("\r\n ", "").split("BEGIN:VEVENT").slice(1);
  return events.map((event) => {
    const [, year, month, day] = /DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/.exec(event) ?? [];
    return `${year}-${month}-${day} ${/SUMMARY:(.*)\r/.exec(event)?.[1]}`;
  });
}

test("company duties are listed by date, each with its law and its fine", async () => {
  const sheet = await sheetOf(answers);
  const days = valuesOf(sheet, "datetime");
  expect(days.length).toBeGreaterThanOrEqual(12);
  expect(days).toEqual(days.toSorted());
  expect(all(sheet, "h4").map((heading) => wordsIn(heading))).toEqual([
    "Ahead of you, by date",
    "Every month, or with a change",
    "Not for this company",
  ]);
  const duties = all(sheet, "li:has(time)").map((duty) => wordsIn(duty));
  for (const duty of duties) {
    expect(duty).toMatch(/If you miss it: \w/);
    expect(duty).toMatch(/(?:No\. \d+ of \d{4}|[Rr]eported by|FTA Decision)/);
  }
  expect(duties).toContainEqual(
    expect.stringMatching(
      /Corporate tax registration.*within 3 months.*AED\s10,000.*No\. 3 of 2024/,
    ),
  );
});

test("the calendar file of company duties has every day of the result", async () => {
  const sheet = await sheetOf(answers);
  const response = await calendarOf(calendarLink(sheet));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="company-duties.ics"',
    "cache-control": "no-store",
  });
  const file = await response.text();
  const shown = all(sheet, "li:has(time)").map((duty) =>
    [valuesOf(duty, "datetime").join(), wordsIn(one(duty, "strong"))].join(" "),
  );
  expect(daysIn(file)).toEqual(shown);
  expect(file.replaceAll("\r\n ", "")).toContain("If you miss it: AED\u00a010\\,000.");
});

/** The ids of the events of a company by the names of their duties. */
async function eventsOf(query: Query): Promise<Map<string, string>> {
  const sheet = await sheetOf({ ...answers, ...query });
  const file = (await (await calendarOf(calendarLink(sheet))).text()).replaceAll("\r\n ", "");
  const events = file.split("BEGIN:VEVENT").slice(1);
  return new Map(
    events.map((event) => [
      /SUMMARY:(.*)\r/.exec(event)?.[1] ?? "",
      /UID:(.*)\r/.exec(event)?.[1] ?? "",
    ]),
  );
}

const corrections: readonly [entry: string, corrected: Query][] = [
  ["the turnover", { revenue: "4,000,000" }],
  ["the customers", { customers: "consumers" }],
  ["the visas", { visas: "owners" }],
  ["the end of the year", { periodEnd: "6" }],
  ["the supplies", { supplies: "400,000" }],
  ["the licence", { issued: `${NEXT_YEAR}-03-20` }],
  ["the kind of company", { company: "freeZone" }],
  ["who asks", { who: "company" }],
];

test.each([
  ["nothing", {}, {}] as const,
  ...[...corrections, ["the case of the name", { calendarName: "NORDIC tea" }] as const].map(
    ([entry, query]) => [entry, { calendarName: "Nordic Tea" }, query] as const,
  ),
  [
    "the accents of the name",
    { calendarName: "Åre Te" },
    { calendarName: "A\u030are Te" },
  ] as const,
  [
    "the width of its letters",
    { calendarName: "Tea Ⅱ 24" },
    { calendarName: "Ｔｅａ II ２４" },
  ] as const,
  [
    "signs that join its letters",
    { calendarName: "شرکت\u200cهای چای" },
    { calendarName: "شرکتهای چای" },
  ] as const,
])(
  "after correcting %s, importing the calendar file again moves the events (%o)",
  async (_, first, corrected) => {
    const withoutName = (events: Map<string, string>) =>
      new Map([...events].map(([summary, id]) => [summary.replace(/^.*: /, ""), id]));
    const before = withoutName(await eventsOf(first));
    const after = withoutName(await eventsOf({ ...first, ...corrected }));
    const kept = [...after].filter(([summary]) => before.has(summary));
    expect(kept.length).toBeGreaterThan(5);
    for (const [summary, id] of kept) expect(id).toBe(before.get(summary));
  },
);

const others: readonly [what: string, one: Query, other: Query][] = [
  ["names", { calendarName: "Nordic Tea" }, { calendarName: "Nordic Salt" }],
  ["a name and none", { calendarName: "Nordic Tea" }, {}],
  // Only with a name does a corrected file move its events.
  ...corrections.map(([entry, query]): [string, Query, Query] => [
    `no name that differ in ${entry}`,
    {},
    query,
  ]),
];

test.each(others)(
  "calendar files of two companies with %s have no event in common",
  async (_, one, other) => {
    const ids = [...(await eventsOf(one)).values(), ...(await eventsOf(other)).values()];
    expect(new Set(ids).size).toBe(ids.length);
  },
);

/** The flag of England: a black flag, and “gbeng” in letters that nobody sees. */
const ENGLAND = "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";

test.each([
  ["Persian", "شرکت\u200cهای چای", "شرکت\u200cهای چای"],
  ["Sinhala", "ශ්\u200dරී Lanka", "ශ්\u200dරී Lanka"],
  ["emoji", "👨\u200d👩\u200d👧 Tea", "👨\u200d👩\u200d👧 Tea"],
  ["flags", `${ENGLAND} Tea 🇸🇪`, `${ENGLAND} Tea 🇸🇪`],
  ["signs of a paste", "\ufeffNor\u00addic\u200b \u202e Tea\u200d\u200e", "Nordic Tea"],
])(
  "a company's name in a calendar keeps the signs that its words need: %s",
  async (_, name, kept) => {
    const summaries = [...(await eventsOf({ calendarName: name })).keys()];
    expect(summaries.length).toBeGreaterThan(5);
    expect(summaries.filter((summary) => !summary.startsWith(`${kept}: `))).toEqual([]);
  },
);

test("calendar events begin with the company's name, and those with a fine have a reminder", async () => {
  const sheet = await sheetOf({ ...answers, calendarName: "Nordic\nTea, and  Salt" });
  const file = (await (await calendarOf(calendarLink(sheet))).text()).replaceAll("\r\n ", "");
  const events = file.split("BEGIN:VEVENT").slice(1);
  for (const event of events) expect(event).toMatch(/SUMMARY:Nordic Tea\\, and Salt: \S/);
  const [tax, lease] = ["Corporate tax registration", "Lease"].map((duty) =>
    events.find((event) => event.includes(`: ${duty}`)),
  );
  expect(tax).toMatch(
    /BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:.*\r\nTRIGGER:-P6DT15H\r\nEND:VALARM/,
  );
  expect(lease).toBeDefined();
  expect(lease).not.toContain("VALARM");
});

test("a calendar file for a wrong entry redirects to the page with the error", async () => {
  const query = "tool=company-duties&issued=2027-02-29&company=mainland&colour=blue";
  const response = await calendarOf(`/api/calendar${PATH}?${query}`);
  expect(response.status).toBe(307);
  expect(response.headers.get("location")).toBe(
    `${PATH}?tool=company-duties&issued=2027-02-29&company=mainland#tool`,
  );
});

test("past duties are listed separately and are not in the calendar file", async () => {
  const issued = addMonths(dubaiDay(), -6);
  const sheet = await sheetOf({ ...answers, issued });
  const past = all(sheet, "div:has(> h4)").find((list) =>
    wordsIn(list).startsWith("Past days: check that each is done"),
  );
  expect(past && wordsIn(past)).toContain("Corporate tax registration");
  const file = await (await calendarOf(calendarLink(sheet))).text();
  expect(daysIn(file).join()).not.toContain("Corporate tax registration");
});

test("a company that exists hears first of the tax return that may be late, also in Swedish", async () => {
  const sheet = await sheetOf({ ...answers, issued: "2024-07-02" });
  expect(wordsIn(one(sheet, "h3"))).toMatch(
    /^\d+ \w+ \d{4} Corporate tax return: this day is past\. Is it filed\?$/,
  );
  expect(wordsIn(sheet)).toMatch(/AED\s500 for each month begun, AED\s[\d,]+ until today/);
  expect(wordsIn(sheet)).toContain("the first return was due by 31 July 2026");
  expect(wordsIn(sheet)).toMatch(/Ahead of you: \d+ \w+ \d{4}: \w/);
  const [first] = all(sheet, "h4").map((heading) => wordsIn(heading));
  expect(first).toBe("Past days: check that each is done");
  const message = decodeURIComponent(valuesOf(sheet, "href", "[href^='/contact']").join());
  const asksInWords = /\d{4}: Corporate tax return: this day is past\. Is it filed\?(?![:.])/;
  expect(message).toMatch(asksInWords);
  expect(wordsIn(sheet)).not.toMatch(/\?[:.]/);
  const swedish = await swedishSheetOf({ ...answers, issued: "2024-07-02" });
  expect(wordsIn(one(swedish, "h3"))).toContain("dagen har passerat. Är den inlämnad?");
});

test("a company from before today's rules hears of its last return, and that the days of its first registrations are not known", async () => {
  const asked = { ...answers, issued: "2019-05-05", company: "freeZone" };
  const sheet = await sheetOf(asked);
  expect(wordsIn(one(sheet, "h3"))).toMatch(
    /^\d+ \w+ \d{4} Corporate tax return: this day is past/,
  );
  const said =
    "Anyone who began before 1 March 2024 had other deadlines for what is done only once: registering for corporate tax and VAT, owners, insurance.";
  expect(wordsIn(sheet)).toContain(said);
  const dated = all(sheet, "li:has(time)").map((duty) => wordsIn(duty));
  expect(dated.filter((duty) => /registration|beneficial/i.test(duty.slice(0, 60)))).toEqual([]);
  expect(wordsIn(await swedishSheetOf(asked))).toContain("Den som började före 1 mars 2024");
});

test("a late registration for corporate tax leads to the day on which its penalty is still waived", async () => {
  const sheet = await sheetOf({ ...answers, issued: addMonths(dubaiDay(), -4) });
  expect(wordsIn(sheet)).toMatch(
    /AED\s10,000 is waived if you file the first return by \d+ \w+ \d{4}/,
  );
});

test("the list of duties says that a large group's top-up return is not in it, and leads to a call", async () => {
  const tool = one(documentOf(await toolAnswering(PATH, answers)), "#tool");
  const words = wordsIn(tool).replaceAll("’", "'");
  expect(words).toMatch(/a large group's top-up return .* are left out/);
  expect(words).toContain("Bring this answer to a free call.");
});

test("if an editor leaves out a duty the tool is not shown, and the log says why", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await change("companyDuties", { 'rows[part=="licence"]': null });
  expect(all(documentOf(await toolAnswering(PATH, answers)), "#tool form")).toEqual([]);
  expect(warn.mock.calls.flat().join()).toContain(`${PATH} shows no company duties: `);
});

test("a move plan links to the company duties if it has a company", async () => {
  const month = addMonths(`${dubaiDay().slice(0, 7)}-01`, 20).slice(0, 7);
  const linkFor = async (company: string) => {
    const plan = `tool=move-plan&month=${month}&adults=1&children=0&company=${company}&pets=no&car=none`;
    const html = await toolAnswering("/services/relocation-support", queryOf(plan));
    return valuesOf(documentOf(html), "href", `.tool-sheet a[href^='${PATH}']`);
  };
  expect(await linkFor("none")).toEqual([]);
  const [address = ""] = await linkFor("mainland");
  expect(address).toMatch(
    /\?tool=company-duties&check=\w+&who=newCompany&issued=\d{4}-\d\d-\d\d&company=mainland&.*#answer$/,
  );
  const { search, searchParams } = new URL(address, "http://site.invalid");
  const sheet = await sheetOf(queryOf(search.slice(1)));
  const [next = ""] = valuesOf(sheet, "datetime");
  expect(next >= String(searchParams.get("issued"))).toBe(true);
});
