import type { Page } from "@playwright/test";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { type Entries, enter, toolOn } from "#tests/e2e/support/tool-form.ts";

/*
 * Ten people on the home page. Each presses one link, fills in what the form asks, and presses the
 * button: two presses to a result, with what to do next on the first screen of it.
 */

type Person = {
  /** The link of the home page: a need, or a tool in the footer. */
  link: string;
  entries: Entries;
  /** The headline of the result, or its beginning. */
  headline: RegExp;
  /** What else the result says to this person. */
  says: RegExp;
};

/** A month that leaves time for everything, and a day on which a licence can be planned. */
const year = new Date().getUTCFullYear() + 2;
const month = `${year}-03`;
const licence = `${year}-02-01`;

const people: Record<string, Person> = {
  "a Finnish founder": {
    link: "Found a company",
    entries: { "What will your company do": "technology", "Whom will you sell": "abroad" },
    headline: /^\d+ zones? states? all you need/,
    says: /Ask us: /,
  },
  "a Polish family": {
    link: "Move with my family",
    entries: { "In which month": month, "What will": "mainland", "Where do you": "Poland" },
    headline: new RegExp(`^\\d+\\sMar ${year} You land`),
    says: /School begins/,
  },
  "a Latvian retiree": {
    link: "Retire",
    entries: { "How old": "62", "Your income": "2,200", "How many months": "2" },
    headline: /^Retirement visa/,
    says: /You lack EUR.1,273 a month/,
  },
  "a Swedish branch": {
    link: "Open a branch",
    entries: { "Issue of": licence, Turnover: "7,000,000" },
    headline: /^1\sFebruary \d+ Provider for electronic invoices/,
    says: new RegExp(`1\\sAugust ${year}Corporate tax registration.*Register of branches`),
  },
  "a Danish remote worker": {
    link: "Visa route",
    entries: {
      "What will you live on": "remote",
      "How old": "34",
      "Currency of": "DKK",
      "Your income": "30,000",
      "How many months": "3",
    },
    headline: /^Remote-work visa Open$/,
    says: /Remote-work visa/,
  },
  "a Norwegian couple with a flat": {
    link: "Retire",
    entries: {
      "Whom do you": "close",
      "How old": "45",
      "Currency of": "NOK",
      "Value of": "2,500,000",
      "How many months": "9",
    },
    headline: /^2 Open: Owner's card of Dubai, Family visa/,
    says: /The sale of the home/,
  },
  "an Estonian holding": {
    link: "Tax estimate",
    entries: {
      Revenue: "2,000,000",
      "Taxable profit": "1,500,000",
      "Currency of": "EUR",
      "What does": "holding",
    },
    headline: /^AED.0 Corporate tax/,
    says: /Dividends and gains from shares of 5%/,
  },
  "a Lithuanian web shop": {
    link: "Tax estimate",
    entries: {
      Revenue: "3,000,000",
      "Taxable profit": "600,000",
      "Currency of": "EUR",
      "What does": "distribution",
      "Who buys": "consumers",
    },
    headline: /^AED.199,488 Corporate tax: Mainland, Free zone/,
    says: /Sales to private people do not qualify/,
  },
  "a freelancer of 24": {
    link: "Visa route",
    entries: {
      "What will you live on": "freelance",
      "How old": "24",
      "Your income": "3,000",
      "How many months": "1",
    },
    headline: /^Freelance permit of a free zone Open$/,
    says: /You lack/,
  },
  "a company with three visas in Sharjah": {
    link: "Found a company",
    entries: { "How many residence": "3", "In which emirate": "sharjah" },
    headline: /ask about residence visas \(3\)$/,
    says: /Sharjah/,
  },
};

const shots = process.env.SHOTS;

/** Keeps a picture of the window for whoever looks at it. */
async function keep(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name.replaceAll(" ", "-")}.png` });
}

for (const width of [390, 1440]) {
  for (const [who, { link, entries, headline, says }] of Object.entries(people)) {
    test(`at ${width} px ${who} gets a result in two clicks, and sees what to do next`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto("/");
      await keep(page, `${who} ${width} 0`);
      await page.getByRole("link", { name: link, exact: true }).first().click();
      await expect(toolOn(page).getByRole("heading", { level: 2 })).toBeInViewport();
      await keep(page, `${who} ${width} 1`);
      await enter(page, entries);
      await keep(page, `${who} ${width} 2`);
      await toolOn(page).locator("button[type=submit]").click();
      const result = toolOn(page).locator(".tool-sheet");
      await expect(result.getByRole("heading", { level: 3 }).first()).toHaveText(headline);
      await expect(result).toContainText(says);
      await expect(result.getByRole("heading", { level: 3 }).first()).toBeInViewport();
      await keep(page, `${who} ${width} 3`);
      // The whole button, so that a thumb reaches it.
      await expect(toolOn(page).getByRole("link", { name: "Take it to the call" })).toBeInViewport({
        ratio: 1,
      });
      expect(await layoutProblems(page, [width], "#tool")).toEqual([]);
    });
  }
}
