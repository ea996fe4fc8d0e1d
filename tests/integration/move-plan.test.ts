import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { addMonths } from "#schemas/shared/figures/review-day.ts";
import { process } from "#scripts/seed/content/pages/home-process.ts";
import { shortDay } from "#web/tools/move-plan/plan-words.ts";
import {
  attributeOf,
  byId,
  type Element,
  elementsIn,
  withAttribute,
  withTag,
  wordsIn,
} from "./page-elements.ts";
import { renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { answerOf, type Query } from "./tool-answers.ts";

const PATH = "/services/relocation-support";
const lake = withSeededLake();

/** Far enough ahead for everything to begin after today. */
const month = addMonths(`${dubaiDay().slice(0, 7)}-01`, 20);
const answers = {
  tool: "move-plan",
  month: month.slice(0, 7),
  adults: "2",
  children: "2",
  company: "freeZone",
  pets: "yes",
  car: "own",
  country: "homeCountry-sweden",
};

const answerTo = (query: Query) => answerOf(PATH, query);

/** The part of the page that is the tool, without its examples. */
const island = (html: string) => {
  const [found] = withAttribute(byId(html, "tool"), "data-props");
  if (found === undefined) throw new Error("The page has no plan.");
  return found;
};

const tables = (element: Element) =>
  withTag(element, "table").map((table) => ({
    caption: wordsIn(withTag(table, "caption")[0] ?? table),
    rows: withTag(table, "tr").map((row) => wordsIn(row)),
  }));

/** The file that the calendar link of an answered page leads to. */
async function calendarOf(address: string): Promise<Response> {
  const { GET } = await import("#web/app/api/move-plan/[slug]/route.ts");
  const url = new URL(address, "http://localhost");
  const slug = url.pathname.split("/").at(-1) ?? "";
  return GET(new Request(url), { params: Promise.resolve({ slug }) });
}

const calendarLink = (html: string) =>
  withAttribute(island(html), "href")
    .map((each) => attributeOf(each, "href") ?? "")
    .find((href) => href.startsWith("/api/")) ?? "";

beforeEach(() => vi.restoreAllMocks());
afterEach(() => vi.useRealTimers());

test("the page asks by a form, and works out three examples on the five phases of the home page", async () => {
  const html = await renderPage(PATH);
  const [form] = withTag(island(html), "form");
  expect(form && attributeOf(form, "action")).toBe(`${PATH}#tool`);
  expect(attributeOf(byId(html, "tool-adults"), "value")).toBe("1");
  expect(withTag(byId(html, "tool-country"), "option").map((each) => wordsIn(each))).toEqual([
    "Another country",
    ..."Sweden,Norway,Denmark,Finland,Estonia,Latvia,Lithuania,Poland".split(","),
  ]);
  expect(tables(island(html))).toEqual([]);
  const examples = withTag(byId(html, "tool"), "details");
  expect(examples).toHaveLength(3);
  for (const example of examples) {
    expect(tables(example).map(({ caption }) => caption)).toEqual([
      ...process.steps.map(({ title }) => title),
      "Papers to begin with",
    ]);
  }
});

test.each(["2028-01-01", "2028-12-31", "2035-06-15"])(
  "on %s every example is of a month ahead, and its link opens the same plan",
  async (day) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T08:00:00Z`) });
    const examples = withTag(byId(await renderPage(PATH), "tool"), "details");
    expect(examples).toHaveLength(3);
    for (const example of examples) {
      const days = withAttribute(example, "datetime").map((each) => attributeOf(each, "datetime"));
      expect(days.length).toBeGreaterThan(10);
      expect(days.filter((each) => each === undefined || each < day)).toEqual([]);
      const [link] = withAttribute(example, "href");
      const { searchParams } = new URL((link && attributeOf(link, "href")) ?? "", "http://site");
      const opened = island(await answerTo(Object.fromEntries(searchParams)));
      expect(tables(opened)).toEqual(tables(example));
      expect(wordsIn(opened)).not.toContain("This month is close");
    }
  },
);

test("an answer is a plan with dates, papers and what the home country says", async () => {
  const html = await answerTo(answers);
  const plan = island(html);
  const [, , , arrival, , papers] = tables(plan);
  expect(arrival?.rows).toContain(`${shortDay(month)}You land and we meet you at the airport.`);
  expect(papers?.rows.join("; ")).toContain("Passports × 4 Plan for 4 weeks");
  expect(papers?.rows.join("; ")).toContain("Birth certificates × 2 Plan for 16 weeks");
  expect(wordsIn(plan)).toContain("Plan for 8 weeks before you land");
  expect(wordsIn(plan)).toContain("Plan for 1 week after you land");
  // No official source says yet who stamps what, and the plan invents nobody.
  expect(wordsIn(plan)).toContain("Papers to legalise, SwedenTo be confirmed");
  expect(wordsIn(plan)).toContain("Tax treaty, SwedenNo tax treaty is listed");
  expect(wordsIn(plan)).not.toContain("This month is close");
  expect(attributeOf(byId(html, "tool-month"), "value")).toBe(answers.month);
});

test("what an editor writes of a home country, of a step's weeks and of the phases is in the plan", async () => {
  const client = lake.client();
  const text = [
    {
      _type: "block",
      _key: "a",
      style: "normal",
      markDefs: [],
      children: [{ _type: "span", _key: "b", text: "The ministry stamps diplomas.", marks: [] }],
    },
  ];
  const before = tables(island(await answerTo(answers)))[2]?.rows.find((row) =>
    /Register/.test(row),
  );
  await client.patch("homeCountry-sweden").set({ papers: text }).commit();
  await client.patch("tool-move-plan").set({ 'rows[_key=="time-freeZone"].value': "9" }).commit();
  await client
    .patch("homePage")
    .set({ [`process.steps[_key=="${process.steps[2]?._key}"].title`]: "Third" })
    .commit();
  const plan = island(await answerTo(answers));
  expect(wordsIn(plan)).toContain("Papers to legalise, SwedenThe ministry stamps diplomas.");
  const third = tables(plan)[2];
  expect(third?.caption).toBe("Third");
  const after = third?.rows.find((row) => /Register/.test(row));
  expect(after).toContain("Plan for 9 weeks before you land");
  expect(after?.slice(0, 15)).not.toBe(before?.slice(0, 15));
});

test("a close month says what is late, and nothing lies in the past", async () => {
  const plan = island(await answerTo({ ...answers, month: dubaiDay().slice(0, 7) }));
  expect(wordsIn(plan)).toContain("This month is close");
  expect(wordsIn(plan)).toContain("Begin today: it was to begin earlier.");
  const days = withAttribute(plan, "datetime").map((each) => attributeOf(each, "datetime") ?? "");
  expect(days.length).toBeGreaterThan(20);
  for (const day of days) expect(day >= dubaiDay()).toBe(true);
});

test("every figure that a plan is reckoned with stands in it, as its document says and with its evidence", async () => {
  const figures = await lake
    .client()
    .fetch<{ _id: string; value: string }[]>(
      `*[_id == "tool-move-plan"][0].rows[_type == "toolFigure"].figure->{ _id, value }`,
    );
  expect(figures).toHaveLength(2);
  const html = await answerTo(answers);
  const evidence = new Set(elementsIn(html).map((each) => attributeOf(each, "data-evidence")));
  const shown = withAttribute(island(html), "data-figure");
  for (const { _id, value } of figures) {
    const found = shown.find((each) => attributeOf(each, "data-figure") === _id);
    expect(found && attributeOf(found, "value")).toBe(value);
    expect(evidence).toContain(_id);
  }
});

test("a wrong answer gets its sentence at its field, and no plan", async () => {
  const html = await answerTo({ ...answers, month: "1900-01", adults: "-2", car: "spaceship" });
  for (const [name, sentence] of [
    ["month", "This month is past. Enter a later one."],
    ["adults", "Enter a whole number of adults, from one to twenty."],
    ["car", "Choose one of the answers in the list."],
  ] as const) {
    const control = byId(html, `tool-${name}`);
    expect(attributeOf(control, "aria-invalid")).toBe("true");
    expect(attributeOf(control, "aria-describedby")).toContain(`tool-${name}-error`);
    expect(wordsIn(byId(html, `tool-${name}-error`))).toBe(sentence);
  }
  expect(tables(island(html))).toEqual([]);
  expect(textOf(html)).not.toMatch(/NaN|undefined|Invalid Date/);
});

test("the plan can be taken to the call as a readable text that is carried whole", async () => {
  const { readCarriedMessage } = await import("#web/forms/carried-message.ts");
  const most = { ...answers, adults: "20", children: "20", country: "homeCountry-lithuania" };
  const link = withAttribute(island(await answerTo(most)), "href").find((each) =>
    attributeOf(each, "href")?.startsWith("/contact#tool="),
  );
  const hash = (link && attributeOf(link, "href"))?.slice("/contact".length) ?? "";
  const lines = readCarriedMessage(hash)?.split("\n") ?? [];
  expect(lines).toContain("Where do you move from? Lithuania");
  expect(lines).toContain(`${shortDay(month)}: You land`);
  expect(lines.at(-1)).toMatch(/\/services\/relocation-support\?tool=move-plan&month=.*lithuania$/);
});

test("the calendar link of a plan gives a file with a day for each task and paper", async () => {
  const html = await answerTo(answers);
  const answer = await calendarOf(calendarLink(html));
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="move-plan.ics"',
    "cache-control": "no-store",
  });
  const file = await answer.text();
  const days = withAttribute(island(html), "datetime").map((each) => attributeOf(each, "datetime"));
  const inFile = [...file.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map(
    ([, year, monthOfYear, day]) => `${year}-${monthOfYear}-${day}`,
  );
  expect(inFile.toSorted()).toEqual(days.toSorted());
  const unfolded = file.replaceAll("\r\n ", "");
  expect(unfolded).toContain("SUMMARY:Papers to begin with: Passports × 4");
  expect(unfolded).toContain("PRODID:-//Nordune//EN");
  const names = [...unfolded.matchAll(/UID:(.*)/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Buffer.byteLength(file)).toBeLessThan(20_000);
});

test("the same household has the same events, whatever its month; another has others", async () => {
  const namesFor = async (query: Record<string, string>) => {
    const file = await (await calendarOf(calendarLink(await answerTo(query)))).text();
    return [...file.matchAll(/UID:(.*)/g)].map(([, name]) => name).sort();
  };
  const own = await namesFor(answers);
  const next = addMonths(month, 1).slice(0, 7);
  expect(await namesFor({ ...answers, month: next })).toEqual(own);
  const others = await namesFor({ ...answers, adults: "3" });
  expect(others.filter((name) => own.includes(name))).toEqual([]);
});

test.each([
  ["another tool", "/api/move-plan/relocation-support?tool=tax-estimate&month=2030-01"],
  ["no tool", "/api/move-plan/relocation-support?month=2030-01"],
  ["a service with no plan", "/api/move-plan/education?tool=move-plan"],
  ["a page that there is not", "/api/move-plan/no-such-service?tool=move-plan"],
])("a calendar file for %s there is not", async (_, address) => {
  expect((await calendarOf(address)).status).toBe(404);
});

test("a calendar file for a wrong answer leads to the page, which says what is wrong", async () => {
  const query = new URLSearchParams({ ...answers, month: "1999-01", colour: "blue\r\nx: y" });
  const answer = await calendarOf(`/api/move-plan/relocation-support?${query}`);
  expect(answer.status).toBe(307);
  const location = answer.headers.get("location") ?? "";
  expect(location).toMatch(
    /^\/services\/relocation-support\?tool=move-plan&month=1999-01&.*#tool$/,
  );
  expect(location).not.toContain("colour");
});

test("the home page's process leads to the plan by words", async () => {
  const links = elementsIn(await renderPage("/")).filter(
    (each) => each.tagName === "a" && attributeOf(each, "href") === PATH,
  );
  expect(links.map((each) => wordsIn(each))).toContain("Your plan of the move, with dates");
});

test("the contact page has the same link ready for its thank-you screen", async () => {
  const props = elementsIn(await renderPage("/contact")).map((each) =>
    attributeOf(each, "data-props"),
  );
  const thanks = props.find((each) => each?.includes("thankYou")) ?? "{}";
  expect(JSON.parse(thanks)).toMatchObject({
    toolAhead: { href: `${PATH}#tool`, label: "Your plan of the move, with dates" },
  });
});

test("without a number in one of its times the page does without the plan, and says so", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const time = 'rows[_key=="time-permit"].value';
  await lake
    .client()
    .patch("tool-move-plan")
    .set({ [time]: "some" })
    .commit();
  const html = await answerTo(answers);
  expect(elementsIn(html).some((each) => attributeOf(each, "id") === "tool")).toBe(false);
  expect(warn.mock.calls.flat().join()).toContain("shows no plan of the move");
  await lake
    .client()
    .patch("tool-move-plan")
    .set({ [time]: "5" })
    .commit();
});
