import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { expectPlainPage, openOnNarrowPhone, said, tool } from "#tests/e2e/support/tool-page.ts";

const PATH = "/services/residency-visas";

const LONGEST =
  "tool=visa-route&livelihood=employer&companions=parents&age=56&property=2000000&monthsAway=7";

const field = (page: Page, name: RegExp) => tool(page).getByLabel(name);

test("a visitor finds the routes by keyboard at 320 px, shares the address and takes them to the call", async ({
  page,
}) => {
  test.slow();
  await openOnNarrowPhone(page, PATH);

  await field(page, /^What will you live on/).focus();
  await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.type("thirty");
  await page.keyboard.press("Enter");
  await expect(field(page, /^How old/)).toBeFocused();
  await expect(tool(page)).toContainText("Enter your age as an adult");
  await expectAccessible(page);

  await field(page, /^How old/).fill("57");
  await field(page, /^How many months/).fill("7");
  await expect(said(page)).toHaveText("Open: Investor visa, Family visa");
  await expect(page).toHaveURL(/\?tool=visa-route&livelihood=company&companions=close&age=57/);
  await expectAccessible(page);
  expect(await layoutProblems(page, "#tool")).toEqual([]);
  await page.reload();
  await expect(said(page)).toHaveText("Open: Investor visa, Family visa");

  await tool(page).getByRole("link", { name: "Take it to the call" }).click();
  await page.getByLabel("Full name").focus();
  await expect(page.getByLabel("Message")).toHaveValue(
    /^What will you live on\? A company of my own in the UAE\n[\s\S]*Open: Investor visa, Family visa\n[\s\S]*\nhttp/,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers, and the page stays as it was for everybody else", async ({ page }) => {
    await page.goto(PATH);
    await field(page, /^What will you live on/).selectOption("Freelance work");
    await field(page, /^How old/).fill("34");
    await field(page, /^How many months/).fill("6");
    await tool(page).getByRole("button", { name: "Show the routes" }).click();
    await expect(said(page)).toHaveText("Open: Freelancer visa");
    await expect(field(page, /^How old/)).toHaveValue("34");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

    // The longest result that there is fits on what margins leave of a sheet of A4.
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 717, height: 1046 });
    await page.goto(`${PATH}?${LONGEST}`);
    await expect(tool(page).getByRole("table")).toHaveCount(5);
    expect((await tool(page).boundingBox())?.height).toBeLessThan(1046);

    await expectPlainPage(page, PATH);
  });
});
