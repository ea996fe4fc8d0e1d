import type { Locator, Page } from "@playwright/test";
import { expect, inbox, test } from "#tests/e2e/support/lead-forms.ts";
import { routesWithIslands } from "#tests/e2e/support/routes.ts";
import { type TranslationWay, translatePage } from "#tests/e2e/support/translate.ts";

/** The typed values by field name, and for amounts. */
const typed: Readonly<Record<string, string>> = {
  fullName: "Anna Bērziņa",
  email: "anna@example.com",
  phone: "+371 2000 0000",
  profession: "Designer",
  nationality: "Latvian",
  message: "We move in autumn, three of us.",
  age: "40",
  monthsAway: "5",
  adults: "2",
  children: "1",
  share: "40",
  month: `${new Date().getUTCFullYear() + 1}-08`,
  issued: `${new Date().getUTCFullYear() + 1}-02-28`,
  arrival: "2027-01-01",
  departure: "2027-07-02",
  periodEnd: "2027-12-31",
};
const AMOUNT = "500 000";

const island = (page: Page) => page.locator("[data-hydrates]");

/** The fields of a form. */
const controlsOf = (page: Page) =>
  island(page).locator(":is(input, select, textarea):not([tabindex='-1']):visible");

/** The lines of the idle island, without the marks of the translation. */
async function linesOf(page: Page): Promise<string[]> {
  let before = "";
  for (;;) {
    const now = (await island(page).allInnerTexts()).join();
    const isAtRest = now === before && !/SUBMITTING|● ● ●/.test(now);
    if (isAtRest)
      return now
        .replaceAll("¤", "")
        .split("\n")
        .map((line) => line.trim());
    before = now;
    await page.waitForTimeout(100);
  }
}

/** Types, chooses or ticks, and checks the value. */
async function answer(control: Locator): Promise<void> {
  const [kind, name] = await control.evaluate((element: HTMLInputElement) => [
    element.localName === "input" ? element.type : element.localName,
    element.name,
  ]);
  const value = typed[name ?? ""] ?? AMOUNT;
  if (kind === "checkbox") {
    await control.check();
  } else if (kind === "select") {
    await control.selectOption({ index: 1 });
    expect(await control.evaluate((list: HTMLSelectElement) => list.selectedIndex)).toBe(1);
  } else {
    if (kind === "date" || kind === "month") await control.fill(value);
    else {
      await control.fill("");
      await control.pressSequentially(value);
    }
    await expect(control).toHaveValue(value);
    await expect(control).toBeFocused();
  }
}

/** Walks through the states of an island. @returns the new lines of each state */
async function walk(page: Page, begin: () => Promise<void>): Promise<string[][]> {
  await controlsOf(page).first().focus();
  await expect(island(page)).toHaveAttribute("data-react", "hydrated");
  await begin();
  const states: string[][] = [];
  let before: string[] = [];
  const note = async () => {
    const lines = await linesOf(page);
    states.push(lines.filter((line) => !before.includes(line)));
    before = lines;
  };
  await note();
  const press = async () => {
    await page.clock.fastForward(4_000);
    await island(page).locator("[type=submit]").click({ force: true });
    await note();
  };
  await press();
  const controls = controlsOf(page);
  // A tool may show more fields after each entry. These are the first ones.
  const count = Math.min(await controls.count(), 12);
  const names = await controls.evaluateAll((all) => all.map(({ id }) => id));
  for (const id of names.slice(0, count)) {
    await answer(page.locator(`[id="${id}"]`));
    await note();
  }
  await inbox.answerWith("402");
  await press();
  // What follows is chosen otherwise, and each change is answered.
  for (const id of names.slice(0, count)) {
    const list = page.locator(`select[id="${id}"]`);
    if ((await list.count()) === 0) continue;
    await list.selectOption({ index: 0 });
    await note();
    await list.selectOption({ index: (await list.locator("option").count()) - 1 });
    await note();
  }
  await inbox.answerWith("none");
  await press();
  return states;
}

test.use({ allowedConsole: [/Failed to load resource/] });

const ways: readonly TranslationWay[] = ["wraps texts", "replaces texts"];

for (const route of routesWithIslands) {
  test(`${route}: everything works while the browser's translation ${ways.join(" or ")}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.clock.install();
    await page.goto(route);
    const expected = await walk(page, async () => {});
    expect(expected.filter((lines) => lines.length > 0).length, "states").toBeGreaterThan(2);
    for (const way of ways) {
      await page.evaluate(() => [localStorage, sessionStorage].map((each) => each.clear()));
      await page.goto("about:blank");
      await page.goto(route);
      expect(await walk(page, () => page.evaluate(translatePage, way)), way).toEqual(expected);
    }
  });
}
