import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { REACT_SCRIPT, reactIs } from "#tests/e2e/support/hydration.ts";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { said, tool } from "#tests/e2e/support/tool-page.ts";

const ACTIVITY = "What will your company do?";

/** Heads of the columns of the comparison. */
const compared = (page: Page) => tool(page).getByRole("columnheader").allTextContents();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test("the server narrows the zones of an emirate and sets one beside the mainland", async ({
    page,
  }) => {
    await page.goto("/free-zones/ajman");
    await page.getByRole("link", { name: "Find your free zone" }).click();
    await page.getByLabel(ACTIVITY).selectOption("Trade in goods");
    await page.getByRole("button", { name: "Show the zones" }).click();
    await expect(page).toHaveURL(/\/free-zones\?tool=zone-finder&.*activity=trading.*#answer$/);
    await expect(said(page)).toHaveText(
      "Zones that fit all that is known: 1. Zones that describe themselves otherwise: 1. Ruled out by a source: 40.",
    );
    await expect(page.getByLabel(ACTIVITY)).toHaveValue("trading");
    await page.getByLabel("AFZ", { exact: true }).check();
    await page.getByRole("button", { name: "Show the zones" }).click();
    await expect(page.getByRole("columnheader")).toHaveText(["AFZ", "Mainland"]);
  });
});

test("nothing loads before it is touched; then each choice is answered at once, with keys alone", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/free-zones");
  // It is read, but not said to a screen reader that has only loaded the page.
  await expect(tool(page).getByText("Zones listed here: 42.", { exact: true })).toBeVisible();
  await expect(said(page)).toHaveCount(0);
  expect(scripts.filter((address) => REACT_SCRIPT.test(address))).toEqual([]);

  await page.getByLabel(ACTIVITY).focus();
  await reactIs(page, "hydrated");
  await page.keyboard.press("ArrowDown");
  await expect(said(page)).toContainText("Zones that fit all that is known:");
  await expect(page).toHaveURL(/activity=trading/);

  for (const zone of ["JAFZA", "DMCC"]) {
    await page.getByLabel(zone, { exact: true }).focus();
    await page.keyboard.press("Space");
  }
  await expect.poll(() => compared(page)).toEqual(["JAFZA", "DMCC", "Mainland"]);
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 800 });
  expect(await layoutProblems(page, "#tool")).toEqual([]);

  // The address alone opens the same.
  const before = await said(page).textContent();
  await page.reload();
  await expect(said(page)).toHaveText(before ?? "");
  expect(await compared(page)).toEqual(["JAFZA", "DMCC", "Mainland"]);
});
