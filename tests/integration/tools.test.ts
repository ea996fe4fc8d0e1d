import { stegaClean } from "@sanity/client/stega";
import { vercelStegaDecodeAll } from "@vercel/stega";
import { expect, onTestFinished, test, vi } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { toolQuestions } from "#tests/support/tool-questions.ts";
import { all, documentOf, one, pageDocument, valuesOf, wordsIn } from "./page-elements.ts";
import { editorsReader, renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { answerOf, type Query, queryOf, toolAnswering } from "./tool-answers.ts";

const lake = withSeededLake();
const { change } = lake;

type Case = {
  /** Of the tool's document. */
  id: string;
  path: string;
  /** Queries that together show every figure of the rules. */
  asked: Query[];
  /** The figure is in its status, and in the message for the call. */
  says: string;
  line: string;
  /** Field, wrong entry and error message. */
  wrong: [field: string, answer: string, sentence: string][];
  /** Figures that the rules read without a result that shows them. */
  unshown: string[];
  /** An editor's change of a figure, and the first query's result afterwards. */
  change: [figure: string, value: string, words: string];
};

/** What the queries of addresses ask a tool. */
const asking = (tool: string, ...queries: string[]) =>
  queries.map((query) => queryOf(`tool=${tool}&${query}`));

const tax: Case = {
  id: "taxEstimate",
  path: toolQuestions["tax-estimate"].path,
  asked: asking(
    "tax-estimate",
    "revenue=10,000,000&profit=500,000&currency=EUR&activity=services&periodEnd=2026-12-31",
    "revenue=3,000,000&profit=500,000&currency=AED&activity=services&periodEnd=2026-12-31",
    "revenue=5,000,000,000&profit=1&currency=AED&activity=making&group=yes&periodEnd=2027-12-31",
    "revenue=5,000,000&profit=5,000,000&currency=AED&activity=holding&periodEnd=2027-12-31",
    "who=person&revenue=900,000&profit=1&currency=AED&activity=services&periodEnd=2027-12-31",
  ),
  says: "Mainland: AED 160,615. Free zone: AED 160,615.",
  line: "Corporate tax, Mainland: AED\u00a0160,615",
  wrong: [
    [
      "profit",
      "a lot",
      "Enter an amount in figures, in the currency that you chose. Not understood: “a lot”.",
    ],
    ["periodEnd", "1900-01-01", "Corporate tax began in 2023. Enter a later date."],
    ["currency", "<script>alert(1)</script>", "Choose one of the answers in the list."],
  ],
  unshown: ["firstYear"],
  change: ["corporate-tax-rate", "10", "AED 178,461"],
};

const visa: Case = {
  id: "visaRoute",
  path: toolQuestions["visa-route"].path,
  asked: asking(
    "visa-route",
    ...[
      "livelihood=employer&companions=close&age=56&income=40,000&property=3,000,000",
      "livelihood=company&companions=parents&age=40&income=15,000&property=1,000,000&owners=several",
      "livelihood=freelance&companions=close&age=24&income=3,500",
      "livelihood=savings&companions=nobody&age=60&income=40,000",
      "livelihood=savings&companions=nobody&age=60&income=5,000",
      "livelihood=remote&companions=nobody&age=34&income=40,000",
    ].map((own) => `${own}&currency=AED&monthsAway=7`),
  ),
  says: "Open: Owner's card of Dubai, Golden visa, Work visa, Green visa, Family visa",
  line: "Closed routes, and what opens them: Investor visa, Freelance permit of a free zone, Retirement visa, Remote-work visa",
  wrong: [
    [
      "age",
      "1900-01-01",
      "Enter your age in whole years. Applicants must be adults. Not understood: “1900-01-01”.",
    ],
  ],
  unshown: [],
  change: ["golden-visa-property", "4,000,000", "Opens with property of AED 4,000,000"],
};

const days: Case = {
  id: "dayCounter",
  path: toolQuestions["day-counter"].path,
  asked: asking(
    "day-counter",
    "arrival=2026-01-10&arrival=&arrival=2026-09-14&departure=2026-02-20&departure=&departure=2026-10-31",
  ),
  // 42 days from 10 January, 48 from 14 September.
  says: "Most days within twelve months: 90; These twelve months: 10 January 2026 – 9 January 2027",
  line: "Stay 2: 14\u00a0September 2026 – 31\u00a0October 2026",
  wrong: [
    ["arrival-1", "1900-01-01", "Enter a day of this century."],
    [
      "departure-1",
      "soon",
      "Enter a date that exists, such as 2027-10-01. One such as 01/10/2027 can be read in two ways.",
    ],
  ],
  unshown: [],
  change: ["tax-residency-days", "60", "The rule of 60"],
};

const plan: Case = {
  id: "movePlan",
  path: toolQuestions["move-plan"].path,
  asked: asking(
    "move-plan",
    `month=${new Date().getUTCFullYear() + 2}-03&adults=2&children=2&company=freeZone&pets=yes&car=own&country=homeCountry-sweden`,
  ),
  says: `You land: `,
  line: "Where do you move from? Sweden",
  wrong: [["month", "1900-01", "This month is past. Enter a later one."]],
  unshown: [],
  change: ["tax-residency-days", "185", "185 days there without a break"],
};

const duties: Case = {
  id: "companyDuties",
  path: toolQuestions["company-duties"].path,
  asked: asking(
    "company-duties",
    ...[
      "company=mainland&revenue=1,200,000&customers=companies&visas=employees&periodEnd=12",
      "company=qualifying&revenue=0&customers=companies&visas=nobody&periodEnd=6",
      "company=branch&revenue=0&customers=consumers&visas=nobody&periodEnd=12",
      "who=person&company=mainland&revenue=0&customers=consumers&visas=nobody&periodEnd=12",
    ].map((own) => `issued=${new Date().getUTCFullYear() + 1}-02-28&${own}`),
  ),
  says: "Provider for electronic invoices: ",
  line: "Where is the company? On the mainland",
  wrong: [
    ["issued", "2099-01-01", "This is more than three years ahead. Enter an earlier day."],
    [
      "revenue",
      "a lot",
      "Enter an amount in figures, in the currency that you chose. Not understood: “a lot”.",
    ],
  ],
  unshown: [],
  change: ["vat-registration-time", "31", "Register within 31 days"],
};

const tools: readonly Case[] = [tax, visa, days, plan, duties];

/** The tool alone with the answer to its first query. */
const answer = ({ path, asked: [first = {}] }: Case, change: Query = {}) =>
  toolAnswering(path, { ...first, ...change });
const toolOf = (html: string) => one(documentOf(html), "#tool");
const hasTool = (html: string) => all(documentOf(html), "#tool form").length > 0;
const said = (html: string) =>
  all(toolOf(html), "[role=status]")
    .map((each) => wordsIn(each))
    .join();
const hrefsIn = (html: string) => valuesOf(toolOf(html), "href");
/** The fragment of the link that takes a result to the contact form. */
const messageLink = (html: string) =>
  hrefsIn(html)
    .find((href) => href.startsWith("/contact"))
    ?.slice("/contact".length);
const askedBy = (address: string) => queryOf(new URL(address, "http://site").search.slice(1));

const quiet = () => vi.spyOn(console, "warn").mockImplementation(() => {});

test.each(tools)(
  "$id keeps the entries, and its result goes to the contact form as readable text",
  async (each) => {
    const { readCarriedMessage } = await import("#web/forms/carried-message.ts");
    const asking = await renderPage(each.path);
    expect(valuesOf(toolOf(asking), "action", "form")).toEqual([`${each.path}#answer`]);
    expect(said(asking)).toBe("");
    expect(messageLink(asking)).toBeUndefined();

    const html = await answerOf(each.path, each.asked[0] ?? {});
    expect(said(html)).toContain(each.says);
    const values = valuesOf(toolOf(html), "value", ":is([name], [selected])");
    const given = Object.values(each.asked[0] ?? {}).flat();
    expect(values).toEqual(expect.arrayContaining(given.filter((value) => value !== "")));

    const lines = readCarriedMessage(messageLink(html) ?? "")?.split("\n") ?? [];
    expect(lines).toContain(each.line);
    expect(said(await toolAnswering(each.path, askedBy(lines.at(-1) ?? "")))).toBe(said(html));
  },
);

test.each(tools)("$id says at the top of its result what to do next", async (each) => {
  const sheet = one(toolOf(await answer(each)), ".tool-sheet");
  expect(wordsIn(sheet)).toContain("Bring this answer to a free call.");
  expect(valuesOf(sheet, "href")[0]).toMatch(/^\/contact#/);
});

test.each(tools)(
  "$id shows an error at the field of a wrong entry, and no result",
  async (each) => {
    const given = each.wrong.map(([field, value]) => [field.replace(/-1$/, ""), value]);
    const html = await answer(each, Object.fromEntries(given));
    for (const [field, , sentence] of each.wrong) {
      const control = one(toolOf(html), `#tool-${field}[aria-invalid=true]`);
      expect(control.getAttribute("aria-describedby")).toContain(`tool-${field}-error`);
      expect(wordsIn(one(toolOf(html), `#tool-${field}-error`))).toBe(sentence);
    }
    expect(said(html)).toBe("");
    expect(html).not.toContain("<script>alert");
    expect(textOf(html)).not.toMatch(/NaN|undefined|Infinity|Invalid/);
  },
);

test.each(tools)(
  "$id shows every figure that it uses, with its evidence",
  {
    tags: ["thorough"],
  },
  async (each) => {
    const figures = await lake
      .client()
      .fetch<{ part: string; _id: string; value: string }[]>(
        `*[_id == $id][0].figures[]{ "part": name, ...figure->{ _id, "value": coalesce(sameAs->value, value) } }`,
        { id: each.id },
      );
    const seen = new Set<string>();
    for (const query of each.asked) {
      const html = await answerOf(each.path, query);
      const evidence = valuesOf(documentOf(html), "id", "[popover]");
      for (const shown of all(toolOf(html), "[data-figure]")) {
        const id = shown.getAttribute("data-figure") ?? "";
        expect(evidence).toContain(`evidence-${id}`);
        const figure = figures.find(({ _id }) => _id === id);
        if (figure) expect(wordsIn(shown)).toContain(figure.value);
        seen.add(figure?.part ?? "");
      }
    }
    const unshown = figures.map(({ part }) => part).filter((part) => !seen.has(part));
    expect(unshown).toEqual(each.unshown);
  },
);

test.each(tools)(
  "a changed figure changes the result of $id, and a figure without a number hides the tool",
  { tags: ["thorough"] },
  async (each) => {
    const [figure, value, words] = each.change;
    expect(wordsIn(toolOf(await answer(each)))).not.toContain(words);
    await change(`figure-${figure}`, { value });
    expect(wordsIn(toolOf(await answer(each)))).toContain(words);

    await change(`figure-${figure}`, { value: "to be confirmed" });
    const warn = quiet();
    expect(hasTool(await answer(each))).toBe(false);
    expect(warn.mock.calls.flat().join()).toContain(`${each.path} shows no`);
    const draft = await renderPage(each.path, { reader: await editorsReader() });
    const notice = one(toolOf(draft), "[data-sanity]");
    expect(notice.getAttribute("data-sanity")).toContain(`id=${each.id};`);
    expect(wordsIn(notice)).toContain(`${each.path} shows no`);
  },
);

test.each(tools)(
  "the example links of $id describe what they open",
  {
    tags: ["thorough"],
  },
  async (each) => {
    const examples = all(await pageDocument(each.path), "#tool details:has([href*='?tool='])");
    expect(examples).toHaveLength(3);
    for (const example of examples) {
      const [link = ""] = valuesOf(example, "href");
      const opened = await toolAnswering(each.path, askedBy(link));
      const outcome = wordsIn(one(example, "summary"));
      const words =
        /(?:Mainland|Open:|None|Most days|You land|Register of|Provider for).*$/.exec(
          outcome,
        )?.[0] ?? "?";
      expect(said(opened).replaceAll(". ", ", ")).toContain(words);
    }
  },
);

test.each([
  ["2028-12-31", "2029-12-31"],
  ["2035-08-15", "2036-12-31"],
])("on %s suggested dates and examples are in the future", async (day, end) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T08:00:00Z`) });
  onTestFinished(() => void vi.useRealTimers());
  const periods = valuesOf(await pageDocument(tax.path), "value", "#tool-periodEnd");
  expect(periods).toEqual([end]);
  for (const { path } of [tax, days, plan, duties]) {
    const html = await renderPage(path);
    const asked = hrefsIn(html).filter((href) => href.includes("?tool="));
    expect(asked).toHaveLength(3);
    for (const href of asked) {
      const dates = href.match(/\b\d{4}-\d\d(?:-\d\d)?\b/g) ?? [];
      expect(dates.length).toBeGreaterThan(0);
      for (const each of dates) expect(each > day).toBe(true);
    }
    expect(textOf(html)).not.toContain("The month you asked for is too soon");
  }
  const planned = valuesOf(await pageDocument(plan.path), "datetime", "#tool details ");
  expect(planned.length).toBeGreaterThan(30);
  expect(planned.filter((each) => each < day)).toEqual([]);
});

/** The fields of a document that the texts of a page lead to. */
const fieldsLedTo = (html: string, id: string): string[] =>
  vercelStegaDecodeAll<unknown>(html).flatMap((place) => {
    if (!isRecord(place) || typeof place.href !== "string") return [];
    const { searchParams } = new URL(place.href, "http://studio.invalid");
    return searchParams.get("id") === id ? [searchParams.get("path") ?? ""] : [];
  });

test.each([...tools, { id: "zoneFinder", path: "/free-zones" }])(
  "in a draft every text of $id can be clicked to edit it",
  { tags: ["thorough"] },
  async ({ id, path }) => {
    const { questions, options, examples } = await lake.client().fetch<{
      questions: object;
      options: { _key: string }[] | null;
      examples: { _key: string }[] | null;
    }>(`*[_id == $id][0]{ questions, options[]{ _key }, examples[]{ _key } }`, { id });
    const shown = [
      ...Object.keys(questions).map((name) => `questions.${name}.label`),
      ...(options ?? []).map(({ _key }) => `options[_key=="${_key}"].label`),
      ...(examples ?? []).map(({ _key }) => `examples[_key=="${_key}"].label`),
    ];
    const fields = fieldsLedTo(await renderPage(path, { reader: await editorsReader() }), id);
    expect(fields).toEqual(expect.arrayContaining(["heading", expect.stringMatching(/^text\[/)]));
    expect(fields).toEqual(expect.arrayContaining(shown));
  },
);

test("a move plan without a phase of the home page is reported to the editor", async () => {
  await change("homePage", { "process.steps[0]": null });
  const words = stegaClean(textOf(await renderPage(plan.path, { reader: await editorsReader() })));
  expect(words).toContain("shows no move plan: a text, a figure, a time, a phase or a duty of it");
});

test.each([
  [plan, "tool=move-plan&adults=2&children=2", ["2", "2"]],
  [visa, "tool=visa-route&livelihood=savings", ["savings"]],
  [tax, "tool=tax-estimate&group=yes", ["yes", `${new Date().getUTCFullYear() + 1}-12-31`]],
])("an address can fill in some entries of $id without errors", async (each, query, given) => {
  const html = await toolAnswering(each.path, queryOf(query));
  const values = valuesOf(toolOf(html), "value", ":is([name], [selected])");
  expect(values).toEqual(expect.arrayContaining(given));
  expect(all(toolOf(html), "[aria-invalid=true], .tool-sheet")).toEqual([]);
  expect(said(html)).toBe("");
});

test("a submitted form with an empty required entry is refused", async () => {
  const html = await toolAnswering(plan.path, queryOf("tool=move-plan&adults=2&month="));
  expect(all(toolOf(html), "#tool-month[aria-invalid=true]")).toHaveLength(1);
});

test("an address that names only a tool, or a tool of another page, shows the page", async () => {
  for (const { path, asked } of tools) {
    expect(hasTool(await answerOf(path, { tool: asked[0]?.tool ?? "" }))).toBe(true);
  }
  expect(hasTool(await answerOf("/services/education", visa.asked[0] ?? {}))).toBe(false);
});

test("the largest number of stays fits into the message and the form", async () => {
  const { readCarriedMessage } = await import("#web/forms/carried-message.ts");
  const dates = Array.from({ length: 20 }, (_, index) => `2026-03-${index + 10}`).join();
  const html = await answer(days, { arrival: dates, departure: dates });
  expect(valuesOf(toolOf(html), "value", "#tool-arrival-20")).toEqual(["2026-03-29"]);
  const message = readCarriedMessage(messageLink(html) ?? "");
  expect(message?.split("\n").at(-1)).toMatch(/2026-03-29$/);
});

test("on pages with long results only the first example shows its result", async () => {
  const examples = all(await pageDocument(visa.path), "#tool details");
  const hasTable = examples.map((each) => each.matches(":has(table)"));
  expect(hasTable).toEqual([true, false, false]);
});
