import { expect, test } from "vitest";
import { livelihoods } from "#web/tools/visa-route/rules.ts";
import { all, documentOf, one, wordsIn } from "./page-elements.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { queryOf, toolAnswering } from "./tool-answers.ts";

withSeededLake();

/** The tool as the server renders it for the address of these answers. */
async function asked(answers: string): Promise<Element> {
  const query = queryOf(`tool=visa-route&companions=nobody&age=40&monthsAway=2&${answers}`);
  // Later answers replace those above.
  const last = Object.entries(query).map(([name, value]) => [name, [value].flat().at(-1)]);
  return one(
    documentOf(await toolAnswering("/services/residency-visas", Object.fromEntries(last))),
    "#tool",
  );
}

const said = (tool: Element) => wordsIn(one(tool, "[role=status]"));
const headline = (tool: Element) => wordsIn(one(tool, "h3 strong"));
/** The table with a caption, or the row of the closed routes with a name. */
const tableOf = (tool: Element, caption: string) =>
  all(tool, ".tool-sheet table").find((table) => wordsIn(one(table, "caption")) === caption);
const rowOf = (tool: Element, name: string) =>
  all(tool, ".tool-sheet tr").find((row) => row.querySelector("th")?.textContent === name);
const wordsOf = (element: Element | undefined) => (element ? wordsIn(element, "button") : "");

/** One euro is AED 3.6725 × 1.1761 = 4.31922725. Other currencies are divided by their rate. */
test.each([
  // 15,000 / 4.31922725 = 3,472.84
  [
    "a Latvian retiree",
    "savings&age=62&currency=EUR&income=2200",
    "Retirement visa",
    "You lack EUR 1,273",
  ],
  // 15,000 / (4.31922725 / 4.2318) = 14,696.38
  [
    "a Polish one",
    "savings&age=66&currency=PLN&income=14000",
    "Retirement visa",
    "You lack PLN 697",
  ],
  // 15,000 / (4.31922725 / 10.8420) = 37,652.57
  [
    "a Swedish one",
    "savings&age=70&currency=SEK&income=35000",
    "Retirement visa",
    "You lack SEK 2,653",
  ],
  // USD 3,500 × 3.6725 / (4.31922725 / 7.4726) = 22,237.99
  [
    "a Danish employee",
    "remote&currency=DKK&income=21000",
    "Remote-work visa",
    "You lack DKK 1,238",
  ],
  // 12,853.75 / (4.31922725 / 10.8420) = 32,265.11
  ["a Swedish one", "remote&currency=SEK&income=30000", "Remote-work visa", "You lack SEK 2,266"],
  [
    "who is paid in dollars",
    "remote&currency=USD&income=3450",
    "Remote-work visa",
    "You lack USD 50",
  ],
  // 400,000 / (4.31922725 / 10.8215) = 1,002,170.01
  [
    "who owns a third of a flat",
    "savings&currency=NOK&property=1000000&owners=several",
    "Owner's card of Dubai",
    "Your property is NOK 2,171 short",
  ],
])(
  "%s without an open visa route is shown the nearest one and what is missing",
  async (_, answers, route, missing) => {
    const tool = await asked(`livelihood=${answers}`);
    expect(headline(tool)).toBe(route);
    expect(said(tool)).toContain(`${route} No route is open yet. This one is nearest. ${missing}`);
    const [first] = all(tool, ".tool-sheet tr");
    expect(wordsOf(first)).toContain(missing);
  },
);

test.each([
  ["a Danish employee", "remote&currency=DKK&income=22238", "Remote-work visa"],
  // 997,835 dirhams: more than the AED 750,000 of Gulf News, 2023.
  [
    "a Norwegian couple with a flat",
    "savings&companions=close&age=45&currency=NOK&property=2500000&monthsAway=9",
    "Owner's card of Dubai, Family visa",
  ],
  [
    "a freelancer of 24",
    "freelance&age=24&currency=EUR&income=3000",
    "Freelance permit of a free zone",
  ],
  // 30,235 dirhams a month: AED 360,000 in each year.
  [
    "a freelancer who earns more",
    "freelance&currency=EUR&income=7000",
    "Freelance permit of a free zone, Green visa",
  ],
  [
    "who owns a house",
    "savings&currency=NOK&property=6000000&monthsAway=9",
    "Owner's card of Dubai, Golden visa",
  ],
  ["an engineer", "employer&currency=EUR&income=6000", "Work visa, Green visa"],
  ["who is brought by a relative", "relative", "Family visa"],
  // u.ae: AED 20,000 a month, which is EUR 4,630.46.
  ["a retiree", "savings&age=62&currency=EUR&income=4631", "Retirement visa"],
])("%s has open routes", async (_, answers, open) => {
  const tool = await asked(`livelihood=${answers}`);
  expect(said(tool)).toMatch(new RegExp(`^Open: ${open.replaceAll(/[()]/g, "\\$&")}(?:\\.|$)`));
  const routes = open.split(", ");
  expect(headline(tool)).toBe(routes.length === 1 ? open : `${routes.length}`);
});

test.each([
  [
    "of the income of freelancers",
    // 17,277 dirhams a month
    "freelance&currency=EUR&income=4000",
    "Green visa",
    ["AED 360,000", "as Abu Dhabi's residents office writes", "as Gulf News reports"],
  ],
  [
    "of the income of the retired, in Dubai alone",
    // 17,927 dirhams a month
    "savings&age=62&currency=SEK&income=45000",
    "Retirement visa (Dubai alone)",
    ["AED 15,000", "as Gulf News reports", "still ask for AED 20,000"],
  ],
  [
    "of half in savings and half in property, in Dubai alone",
    "savings&age=60&currency=AED&savings=600000&property=500000",
    "Retirement visa (Dubai alone)",
    ["AED 500,000 each", "as Gulf News reports"],
  ],
  [
    "of the home of a sole owner",
    // 597,569 dirhams
    "savings&currency=SEK&property=1500000",
    "Owner's card of Dubai",
    ["its value does not matter, as ME Advisory Group reports", "AED 750,000"],
  ],
  [
    "of the home of several",
    // 498,917 dirhams
    "savings&currency=NOK&property=1250000&owners=several",
    "Owner's card of Dubai",
    ["a share of AED 400,000", "as ME Advisory Group reports", "AED 750,000"],
  ],
  [
    "of the income for parents",
    // 12,958 dirhams a month
    "employer&companions=parents&currency=EUR&income=3000",
    "Family visa",
    ["AED 10,000 a month, as The National reports", "AED 20,000 in Dubai", "EGSH reports"],
  ],
  [
    "of the investment for a green visa",
    "company&currency=EUR",
    "Green visa",
    ["No official page that we found states the lowest amount"],
  ],
])(
  "visa routes: both readings %s are shown as to be confirmed",
  async (_, answers, route, words) => {
    const tool = await asked(`livelihood=${answers}`);
    expect(said(tool)).toContain("To be confirmed: ");
    const table = wordsOf(tableOf(tool, route));
    expect(table).toContain("To be confirmed");
    for (const each of words) expect(table).toContain(each);
  },
);

test("the green visa shows the branch for the visitor's livelihood, or all branches", async () => {
  const branches = {
    employer: "For employees it opens",
    freelance: "For the self-employed it opens",
    company: "For an investor or partner",
    savings: "Opens in three ways",
  };
  for (const [livelihood, words] of Object.entries(branches)) {
    const tool = await asked(`livelihood=${livelihood}&currency=EUR&income=2000`);
    const told = [tableOf(tool, "Green visa"), rowOf(tool, "Green visa")].map(wordsOf).join(" ");
    expect(told).toContain(words);
  }
});

test("the headline of the visa result is never a bare zero", async () => {
  for (const livelihood of livelihoods) {
    for (const rest of ["", "&age=90&income=100&savings=5"]) {
      const tool = await asked(`livelihood=${livelihood}&currency=AED${rest}`);
      expect(headline(tool)).toMatch(/^(?:[1-9]|[A-Z])/);
    }
  }
});

test("an owner's visa says when it ends, and what a family needs", async () => {
  const tool = await asked(
    "livelihood=savings&companions=close&currency=NOK&property=2500000&income=9000&monthsAway=9",
  );
  const card = wordsOf(tableOf(tool, "Owner's card of Dubai"));
  expect(card).toContain("How long2 years, renewed while you own the home.");
  expect(card).toContain("The sale of the home. Also more than 180 days");
  // 4,000 / (4.31922725 / 10.8215) = 10,021.70
  expect(wordsOf(rowOf(tool, "Family visa"))).toContain("You lack NOK 1,022 a month.");
});

test.each([
  [
    "a deposit",
    "livelihood=savings&currency=AED&savings=2000000",
    "Golden visa",
    ["end of the deposit", "confirmation of the bank or fund"],
  ],
  [
    "property",
    "livelihood=savings&currency=AED&property=2000000&owners=one",
    "Golden visa",
    ["sale of the property", "title deed"],
  ],
  [
    "a job abroad",
    "livelihood=remote&currency=USD&income=4000",
    "Remote-work visa",
    ["end of the job abroad", "contract with the employer"],
  ],
  [
    "a company of their own abroad",
    "livelihood=ownAbroad&currency=USD&income=4000",
    "Remote-work visa",
    ["your company there", "year's ownership"],
  ],
])(
  "whoever gets a visa by %s reads what ends it and its papers for that way",
  async (_way, answers, name, expected) => {
    const card = wordsOf(tableOf(await asked(answers), name)).replaceAll("’", "'");
    for (const words of expected) expect(card).toContain(words);
  },
);

test.each([
  ["has enough", "income=30000"],
  ["has enough for Dubai alone", "income=16000"],
  ["lacks an income", "income=14000"],
])("who %s for a retirement visa hears which countries tax the pension", async (_, means) => {
  const tool = await asked(`livelihood=savings&age=68&currency=AED&${means}`);
  expect(wordsIn(tool)).toMatch(
    /Denmark, Norway and Sweden (?:do|tax the pension(?: all the same|; for others see the move plan))\./,
  );
});

test("the papers for a retirement visa are the same as on the home page", async () => {
  const tool = await asked("livelihood=savings&age=62&currency=EUR&income=5000");
  const papers = wordsOf(tableOf(tool, "Retirement visa"));
  expect(papers).toContain("letter that says you have retired");
  expect(papers).toContain("health insurance");
  expect(papers).toContain("proof of income, savings or property");
});

test("an old shared visa result counts as one of a sole owner", async () => {
  const tool = await asked("livelihood=savings&currency=AED&property=800000");
  expect(said(tool)).toBe("Open: Owner's card of Dubai");
});
