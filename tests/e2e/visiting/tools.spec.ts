import type { Page } from "@playwright/test";
import { ENGLISH, type LanguageId, pathIn } from "#schemas/shared/languages.ts";
import { expectAccessible, expectLargeTargets } from "#tests/e2e/support/accessibility.ts";
import { phraseIn } from "#tests/e2e/support/in-language.ts";
import { layoutProblems, openIn } from "#tests/e2e/support/layout-problems.ts";
import { expect, ISLAND_SCRIPTS, journey, test } from "#tests/e2e/support/test.ts";
import {
  type Entries,
  enter,
  fieldOf as field,
  toolOn as tool,
} from "#tests/e2e/support/tool-form.ts";
import { seededOfType } from "#tests/support/first-content.ts";
import { toolPaths, toolQuestions } from "#tests/support/tool-questions.ts";
import { wholeLink } from "#tests/support/whole-link.ts";
import { unbrokenReferences } from "#web/lib/unbroken-references.ts";

// The tests of web/tools cover the rules, and tests/integration/tools.test.ts the refusals and
// messages. These tests cover the five tools in a browser.

const TAX = toolQuestions["tax-estimate"].path;

/** The result in one sentence, as a screen reader announces it. */
const said = (page: Page) => tool(page).getByRole("status");

type Journey = {
  path: string;
  /** The last of these values is invalid and gets the focus. */
  first: Entries;
  mended: Entries;
  /** A part of the result, and of its address. */
  result: string;
  address: RegExp;
};

/** A month in the future, and its first Monday. */
const year = new Date().getUTCFullYear() + 2;
const monday = 1 + ((8 - new Date(Date.UTC(year, 7, 1)).getUTCDay()) % 7);

const journeys: Record<string, Journey> = {
  "tax estimate": {
    path: TAX,
    first: { Revenue: "10 000 000", "Taxable profit": "20,000,000" },
    mended: { "Taxable profit": "500,000", Share: "0", "Last day": "2027-12-31" },
    result: "Mainland: AED 11,250. Free zone: AED 11,250.",
    address: /#\?tool=tax-estimate&check=\w+&who=newCompany&revenue=10\+000\+000&profit=500%2C000/,
  },
  "visa route": {
    path: toolQuestions["visa-route"].path,
    first: { "What will you live on": "A company of my own in the UAE", "How old": "thirty" },
    mended: { "How old": "57", "How many months": "7" },
    result: "Open: Investor visa",
    address: /\?tool=visa-route&check=\w+&who=employee&livelihood=company&.*age=57/,
  },
  "day counter": {
    path: toolQuestions["day-counter"].path,
    first: { Arrival: "2027-07-02", Departure: "2027-01-01" },
    mended: { Arrival: "2027-01-01", Departure: "2027-07-02" },
    result: "The rule of 183 days. Met, if your stays go as you entered them, on: 2 July 2027.",
    // An address contains the stays only after the visitor asked for it.
    address: /\/services\/tax-residency$/,
  },
  "move plan": {
    path: toolQuestions["move-plan"].path,
    first: { "In which month do you want": `${year}-08`, Adults: "none" },
    mended: { Adults: "2", "Where do you": "Poland" },
    result: `You land: week of ${monday} Aug ${year}.`,
    address: new RegExp(`\\?tool=move-plan&check=\\w+&who=private&month=${year}-08&adults=2`),
  },
  "company duties": {
    path: toolQuestions["company-duties"].path,
    first: { "Issue of the licence": `${year}-02-28`, Turnover: "a lot" },
    mended: { Turnover: "1,200,000", "Who gets": "Employees, too" },
    result: `Provider for electronic invoices: 28 February ${year}.`,
    address: new RegExp(
      `\\?tool=company-duties&check=\\w+&who=newCompany&issued=${year}-02-28&company=mainland`,
    ),
  },
};

/** Companies licensed on 1 December 2026: duties that come once, and what each does not have. */
const companies: Record<string, { query: string; days: string[]; notNeeded: string[] }> = {
  "a web shop in a free zone": {
    query: "company=freeZone&revenue=100000&customers=consumers&visas=owners&periodEnd=12",
    days: ["1 March 2027Corporate tax registration", "31 December 2034Records"],
    notNeeded: ["VAT registration", "Electronic invoices", "Wages", "General meeting"],
  },
  "a holding in a free zone, with a year to June": {
    query: "company=qualifying&revenue=&customers=companies&visas=nobody&periodEnd=6",
    days: ["31 March 2027Provider for electronic invoices", "30 June 2034Records"],
    notNeeded: ["VAT registration", "Establishment card", "Health insurance"],
  },
  "a company in Sharjah with three visas, and the calendar year": {
    query: "company=mainland&revenue=1200000&customers=companies&visas=employees&periodEnd=12",
    days: ["1 April 2027Unemployment insurance", "31 December 2034Records"],
    notNeeded: ["Audited accounts", "Economic substance report", "Register of branches"],
  },
  // Six months for the tax, a year for the entry in the register.
  "a Swedish branch with the calendar year": {
    query: "company=branch&revenue=7000000&customers=companies&visas=employees&periodEnd=12",
    days: [
      "1 June 2027Corporate tax registration",
      "30 November 2027Register of branches",
      "2 October 2028Audited accounts",
    ],
    notNeeded: ["General meeting", "Economic substance report"],
  },
};

/** Names of zones and titles of their sources, which have no translation. */
const namesOfZones = [
  ...seededOfType("freeZone").map(({ name }) => name),
  ...seededOfType("zoneSource").map(({ sourceTitle }) => unbrokenReferences(sourceTitle)),
];

/** English texts of the tool that should have a translation. */
const englishIn = async (page: Page) =>
  (await tool(page).locator("[lang=en]").allTextContents()).filter(
    (text) => !namesOfZones.includes(text),
  );

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** The result is said: word for word in English, and with the same figures in another language. */
async function expectSaid(page: Page, result: string, language: LanguageId): Promise<void> {
  if (language === ENGLISH) return expect(said(page)).toContainText(result);
  const digits = async () => digitsOf((await said(page).textContent()) ?? "");
  await expect.poll(digits, { message: "the figures that are said" }).toContain(digitsOf(result));
  await expect(said(page)).toHaveText(/\p{L}/u);
  await expect(said(page)).not.toContainText(result);
}

const inEachLanguage = Object.entries(journeys).flatMap(([name, each]) =>
  (["en", "sv"] as const).map((language) => ({ name, ...each, language })),
);

for (const { name, language, ...each } of inEachLanguage) {
  const text = (phrase: string) => phraseIn(language, phrase);
  test(`${name}, in ${language}: at 320 px a visitor gets a result, shares it and takes it to the contact form`, {
    tag: name === "tax estimate" ? journey.tag : [],
  }, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (ISLAND_SCRIPTS.test(request.url())) scripts.push(request.url());
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(pathIn(language, each.path), { waitUntil: "networkidle" });
    expect(scripts, "nothing loads before the tool is touched").toEqual([]);
    await tool(page).locator("input:visible, select:visible").first().focus();
    await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");

    await enter(page, each.first, language);
    await page.keyboard.press("Enter");
    const refused = field(page, Object.keys(each.first).at(-1) ?? "", language);
    await expect(refused).toBeFocused();
    await expect(refused).toHaveAttribute("aria-invalid", "true");
    await expect(refused).toHaveAccessibleDescription(/./);
    await expectAccessible(page, "#tool");

    await enter(page, each.mended, language);
    await expectSaid(page, each.result, language);
    await expect(page).toHaveURL(each.address);
    await expectAccessible(page, "#tool");
    expect(await layoutProblems(page, [320], "#tool")).toEqual([]);

    const calendar = tool(page).getByRole("link", { name: text("Save to your calendar") });
    if (await calendar.isVisible()) {
      const [download] = await Promise.all([page.waitForEvent("download"), calendar.click()]);
      expect(download.suggestedFilename()).toBe(`${name.replace(" ", "-")}.ics`);
    }
    const address = text("Address of this result, with your dates in it");
    const shared = tool(page).getByRole("link", { name: address });
    await ((await shared.count()) > 0 ? shared.click() : page.reload());
    await expectSaid(page, each.result, language);
    await tool(page)
      .getByRole("link", { name: text("Take it to the call") })
      .click();
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/contact")}#`));
    await page.getByLabel(text("Full name")).focus();
    const message = page.getByRole("textbox", { name: text("Message") });
    await expect(message).toHaveValue(/^.+\n[\s\S]*\nhttp\S+\?tool=/);
  });
}

test("the day counter always offers two empty rows", async ({ page }) => {
  await page.goto("/services/tax-residency");
  await page.locator("#tool-arrival-1").focus();
  await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");
  await tool(page).getByText("More stays").click();
  for (const stay of [1, 2, 3, 4, 5, 6, 7]) {
    await page.locator(`#tool-arrival-${stay}`).fill(`2028-03-0${stay}`);
    await page.locator(`#tool-departure-${stay}`).fill(`2028-03-0${stay}`);
    await page.keyboard.press("Enter");
  }
  await expect(page.locator("#tool-arrival-9")).toBeVisible();
});

/** The zone finder has no worked example. */
const FOUND_ZONES = "/free-zones?tool=zone-finder&customers=mainland&compare=dmcc&compare=difc";

for (const path of toolPaths) {
  test(`everything in a result on ${path} can be hit with a finger`, async ({ page }) => {
    for (const language of ["en", "sv"] as const) {
      await page.goto(pathIn(language, path));
      const example = page.locator(`main a[href^="${pathIn(language, path)}?tool="]`).first();
      const address =
        path === "/free-zones" ? pathIn(language, FOUND_ZONES) : await example.getAttribute("href");
      await page.goto(address ?? "");
      await expect(page.locator(".tool-sheet h3")).toBeVisible();
      for (const width of [320, 390, 1280]) {
        await openIn(page, width);
        await expectLargeTargets(page, `at ${width} px in ${language}`, "#tool");
      }
    }
  });
}

test("asking a tool again moves to the result and announces it, and a visitor can leave the result out of a request", async ({
  page,
}) => {
  await page.goto(
    `${TAX}?${wholeLink("tool=tax-estimate&revenue=10000000&profit=500000&periodEnd=2027-12-31")}`,
  );
  await field(page, "Share").focus();
  await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");
  await page.keyboard.press("Enter");
  const answer = page.locator(".tool-sheet h3");
  await expect(answer).toBeInViewport();
  const spoken = await said(page).locator("span").elementHandle();
  await page.keyboard.press("Enter");
  await expect.poll(() => spoken?.evaluate((element) => element.isConnected)).toBe(false);
  await tool(page).getByRole("link", { name: "Take it to the call" }).click();
  // From now on entries are stored.
  await expect(page.getByLabel("Message")).toHaveValue(
    /^Who asks\? A new company in the UAE\nRevenue of the tax period: 10,000,000/,
  );
  await page.getByText("Your answer from the tool comes with this request.").click();
  const line = page.getByText("Last day of the tax period: 31 December 2027");
  await expect(line.first()).toBeVisible();
  await page.getByLabel("Full name").fill("Sanna");
  await page.getByRole("link", { name: "Leave it out" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("Sanna");
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("zone finder: each choice updates the result at once, also by keyboard", async ({ page }) => {
  await page.goto("/free-zones");
  await page.getByLabel("What will your company do?").focus();
  await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");
  await page.keyboard.press("ArrowDown");
  await expect(said(page)).toContainText("zones state all you need");
  await expect(page).toHaveURL(/activity=trading/);
  for (const zone of ["JAFZA", "DMCC"]) {
    await page.getByLabel(zone, { exact: true }).focus();
    await page.keyboard.press("Space");
  }
  const columns = tool(page).getByRole("columnheader");
  await expect(columns).toHaveText(["JAFZA", "DMCC", "Mainland"]);
  await expectAccessible(page, "#tool");
  expect(await layoutProblems(page, [320], "#tool")).toEqual([]);
  // The address alone opens the same result.
  const before = String(await said(page).textContent());
  await page.reload();
  await expect(said(page)).toHaveText(before);
  await expect(columns).toHaveText(["JAFZA", "DMCC", "Mainland"]);
});

test("zone finder in Swedish: a shared address and a choice give a Swedish result", async ({
  page,
}) => {
  await page.goto(`/sv/free-zones?${wholeLink("tool=zone-finder&activity=trading")}`);
  await expect(said(page)).toHaveText(/\p{L}/u);
  const first = String(await said(page).textContent());
  await expectAccessible(page, "#tool");
  await tool(page).locator("select").nth(1).focus();
  await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");
  await expect(said(page)).toHaveText(first);
  await page.keyboard.press("ArrowDown");
  await expect(said(page)).not.toHaveText(first);
  expect(await englishIn(page)).toEqual([]);
  await expect(page).toHaveURL(/\/sv\/free-zones#\?tool=zone-finder/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [kind, { path, entries }] of Object.entries(toolQuestions)) {
    test(`${path} gives the same result in Swedish as in English, on paper too`, async ({
      page,
    }) => {
      await page.goto(`${path}?${wholeLink(`tool=${kind}&${entries}`)}`);
      await expect(said(page)).toHaveText(/\p{L}/u);
      const english = String(await said(page).textContent());
      await page.goto(`/sv${path}?${wholeLink(`tool=${kind}&${entries}`)}`);
      const swedish = String(await said(page).textContent());
      expect(digitsOf(swedish)).toBe(digitsOf(english));
      expect(swedish).not.toBe(english);
      expect(await englishIn(page)).toEqual([]);
      const calendar = tool(page).locator('a[href*=".ics"], a[href*="/api/calendar/"]').first();
      if ((await calendar.count()) > 0) {
        const file = await page.request.get(String(await calendar.getAttribute("href")));
        expect(file.headers()["content-type"]).toMatch(/^text\/calendar/);
        // Long lines are folded (RFC 5545, 3.1).
        const lines = (await file.text()).replaceAll(/\r\n[ \t]/g, "");
        expect(lines).toContain(`/sv${path}`);
        expect(lines).not.toMatch(/[\u{E0001}\u{E007F}]/u);
      }
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".tool-sheet h3").first()).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    });
  }

  test("on a phone the way to the call stands beside the headline of every result", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    for (const [kind, { path, entries }] of Object.entries(toolQuestions)) {
      await page.goto(`${path}?${wholeLink(`tool=${kind}&${entries}`)}#answer`);
      await expect(page.locator(".tool-sheet h3"), path).toBeInViewport();
      const call = page.locator(".tool-sheet").getByRole("link", { name: "Take it to the call" });
      await expect(call, path).toBeInViewport();
    }
  });

  for (const [who, { query, days, notNeeded }] of Object.entries(companies)) {
    test(`company duties: the duties of ${who} are complete`, async ({ page }) => {
      await page.goto(
        `/services/business-registration?${wholeLink(`tool=company-duties&issued=2026-12-01&${query}`)}`,
      );
      const sheet = page.locator(".tool-sheet");
      for (const day of days) {
        await expect(sheet.locator("li:has(time)").filter({ hasText: day })).toHaveCount(1);
      }
      const others = sheet.locator("div:has(> h4)").filter({ hasText: "Not for this company" });
      for (const duty of notNeeded) await expect(others).toContainText(duty);
    });
  }

  test(
    "without JavaScript the server computes a tool's result, also for printing",
    journey,
    async ({ page }) => {
      await page.goto(TAX);
      await enter(page, { Revenue: "10,000,000", "Taxable profit": "no idea", Share: "0" });
      await tool(page).getByRole("button", { name: "Estimate the tax" }).click();
      await expect(tool(page)).toContainText("Enter an amount in figures");
      await enter(page, { "Taxable profit": "500,000", "Last day": "2027-12-31" });
      await tool(page).getByRole("button", { name: "Estimate the tax" }).click();
      await expect(said(page)).toHaveText("Mainland: AED 11,250. Free zone: AED 11,250.");
      await expect(page.locator(".tool-sheet h3")).toBeInViewport();
      await expect(field(page, "Revenue")).toHaveValue("10,000,000");
      // Print contains the answer only.
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".tool-sheet h3")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    },
  );
});
