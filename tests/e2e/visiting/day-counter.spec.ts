import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { expectPlainPage, openOnNarrowPhone, said, tool } from "#tests/e2e/support/tool-page.ts";

const PATH = "/services/tax-residency";

const field = (page: Page, stay: number, name: "Arrival" | "Departure") =>
  tool(page)
    .getByRole("group", { name: `Stay ${stay}`, exact: true })
    .getByLabel(name);
const count = (page: Page) => tool(page).getByRole("button", { name: "Count the days" });

test("a visitor counts by keyboard at 320 px, sends nothing, and takes the result to the call", async ({
  page,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openOnNarrowPhone(page, PATH);

  await field(page, 1, "Arrival").focus();
  await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");
  await field(page, 1, "Arrival").fill("2027-07-02");
  await field(page, 1, "Departure").fill("2027-01-01");
  await page.keyboard.press("Enter");
  await expect(field(page, 1, "Departure")).toBeFocused();
  await expect(tool(page)).toContainText("This is before the arrival.");
  await expectAccessible(page);

  await field(page, 1, "Arrival").fill("2027-01-01");
  await field(page, 1, "Departure").fill("2027-07-01");
  await expect(said(page)).toContainText("Days still missing: 1;");
  await field(page, 1, "Departure").fill("2027-07-02");
  await expect(said(page)).toContainText(
    "The test of 183 days. Met, if your stays go as you entered them, on: 2 July 2027.",
  );

  // Two rows more than are filled, as they are filled.
  await tool(page).getByText("More stays").focus();
  await page.keyboard.press("Enter");
  for (const stay of [2, 3, 4, 5, 6, 7]) {
    await field(page, stay, "Arrival").fill(`2028-03-0${stay - 1}`);
    await field(page, stay, "Departure").fill(`2028-03-0${stay - 1}`);
  }
  await expect(field(page, 9, "Arrival")).toBeVisible();
  for (const stay of [3, 4, 5, 6, 7]) {
    await field(page, stay, "Arrival").fill("");
    await field(page, stay, "Departure").fill("");
  }
  await field(page, 2, "Departure").fill("2028-03-03");
  await expect(said(page)).toContainText("Longest absence between two stays, in days: 243;");
  await expectAccessible(page);
  expect(await layoutProblems(page, "#tool")).toEqual([]);
  expect(asked.filter((url) => url.includes("2027"))).toEqual([]);
  await expect(page).toHaveURL(PATH);

  await tool(page)
    .getByRole("link", { name: /^Address of this result/ })
    .click();
  await expect(page).toHaveURL(/\?tool=day-counter&arrival=2027-01-01%2C2028-03-01/);
  await expect(said(page)).toContainText("Longest absence between two stays, in days: 243;");
  await tool(page).getByRole("link", { name: "Take it to the call" }).click();
  await page.getByLabel("Full name").focus();
  await expect(page.getByLabel("Message")).toHaveValue(
    /^Stay 1: 1 January 2027 – 2 July 2027\nStay 2: 1 March 2028 – 3 March 2028\n[\s\S]*\nhttp/,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers, and the page stays as it was for everybody else", async ({ page }) => {
    await page.goto(PATH);
    await field(page, 1, "Arrival").fill("2027-03-01");
    await count(page).click();
    await expect(tool(page)).toContainText("Enter a day of the calendar.");
    await field(page, 1, "Departure").fill("2027-05-29");
    await tool(page).getByText("More stays").click();
    await field(page, 8, "Arrival").fill("2027-07-01");
    await field(page, 8, "Departure").fill("2027-07-01");
    await count(page).click();
    await expect(said(page)).toContainText(
      "Met, if your stays go as you entered them, on: 29 May 2027.",
    );
    await expect(field(page, 8, "Arrival")).toHaveValue("2027-07-01");

    expect(await expectPlainPage(page, PATH)).not.toContain("2027-05-29");
  });
});
