import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { expectPlainPage, openOnNarrowPhone, said, tool } from "#tests/e2e/support/tool-page.ts";

const PATH = "/services/relocation-support";

const field = (page: Page, name: RegExp) => tool(page).getByLabel(name);

/** A month that is ahead whenever the test runs. */
const year = new Date().getUTCFullYear() + 2;
const month = `${year}-08`;
/** Its first Monday. */
const monday = 1 + ((8 - new Date(Date.UTC(year, 7, 1)).getUTCDay()) % 7);
const landing = `You land: week of ${monday} Aug ${year}.`;

test("a visitor plans by keyboard at 320 px, shares the address and takes the plan to the call", async ({
  page,
}) => {
  test.slow();
  await openOnNarrowPhone(page, PATH);

  await field(page, /^Adults/).focus();
  await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("none");
  await page.keyboard.press("Enter");
  await expect(field(page, /^In which month/)).toBeFocused();
  await expect(tool(page)).toContainText("Enter a year and a month");
  await expect(tool(page)).toContainText("Enter a whole number of adults");
  await expectAccessible(page);

  await field(page, /^In which month/).fill(month);
  await field(page, /^Adults/).fill("2");
  await expect(said(page)).toHaveText(landing);
  await field(page, /^Do pets/).selectOption("Yes");
  await expect(
    tool(page).getByRole("listitem").filter({ hasText: "Begin with the pets." }).first(),
  ).toBeVisible();
  await field(page, /^Where do you/).selectOption("Poland");
  await expect(tool(page)).toContainText("Papers to legalise, Poland");
  await expect(page).toHaveURL(new RegExp(`\\?tool=move-plan&month=${month}&adults=2`));
  await expectAccessible(page);
  expect(await layoutProblems(page, "#tool")).toEqual([]);
  await page.reload();
  await expect(said(page)).toHaveText(landing);

  await tool(page).getByRole("link", { name: "Take it to the call" }).click();
  await page.getByLabel("Full name").focus();
  await expect(page.getByLabel("Message")).toHaveValue(
    new RegExp(`^In which month[\\s\\S]*Week of ${monday} Aug ${year}: You land[\\s\\S]*http`),
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server plans, gives the calendar file, and the page stays as it was", async ({
    page,
  }) => {
    await page.goto(PATH);
    await field(page, /^In which month/).fill(month);
    await tool(page).getByRole("button", { name: "Make the plan" }).click();
    await expect(said(page)).toHaveText(landing);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      tool(page).getByRole("link", { name: "Save to your calendar" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("move-plan.ics");
    const file = await page.request.get(download.url());
    expect(file.headers()).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${year}080${monday}`);

    expect(await expectPlainPage(page, PATH)).not.toContain(landing);
  });
});
