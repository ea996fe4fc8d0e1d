import type { Page } from "@playwright/test";
import { tabTo } from "#tests/e2e/support/keyboard.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";

// Every page is asked for, and the Studio takes its time.
test.setTimeout(120_000);

const group = (page: Page, name: string) => page.getByRole("region", { name });

test("an editor opens what is wrong, and fixes it", async ({ studio, documents, page }) => {
  const redirect = await documents.redirect();
  await documents.change(redirect._id, { target: "/no-such-page" });
  const figure = await documents.figure({ reviewBy: "2026-01-31" });

  await page.goto(addresses.studio);
  await page.getByTestId("studio-navbar").getByRole("link", { name: "Checks" }).click();
  const status = page.getByRole("status").filter({ hasText: "pages" });
  // Every page and picture is asked for: as long as that takes, on this machine.
  await expect(status).toContainText("37 pages and all published documents checked:", {
    timeout: 60_000,
  });
  // The seeded figures come due for review on days of their own: this one stands for itself alone.
  const overdue = group(page, "Figures past their review day");
  await expect(overdue).toContainText(figure.label);
  const finding = group(page, "Redirects that are not followed").getByRole("listitem");
  await expect(finding).toContainText("No page lives at /no-such-page now.");
  await tabTo(page, finding.getByRole("link", { name: `Open “${redirect.source}”` }));
  await page.keyboard.press("Enter");

  await expect(studio.text("target")).toHaveValue("/no-such-page");
  await studio.text("target").fill("/contact");
  await studio.publish();
  await page.getByTestId("studio-navbar").getByRole("link", { name: "Checks" }).click();
  await expect(overdue).toContainText(figure.label);
  await expect(group(page, "Redirects that are not followed")).toHaveCount(0, { timeout: 60_000 });

  await documents.change(figure._id, { reviewBy: "2999-01-31" });
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByRole("button", { name: "Run" })).toBeEnabled({ timeout: 60_000 });
  await expect(status).toContainText("all published documents checked");
  await expect(overdue.getByText(figure.label)).toHaveCount(0);
});

test.describe("in the background", () => {
  test.use({ ownTab: true, checksInBackground: true });

  test("the tab says how much there is, now and later", async ({ documents, page }) => {
    const figure = await documents.figure({ reviewBy: "2026-01-31" });
    const tab = page.getByTestId("studio-navbar").getByRole("link", { name: /^Checks \(\d+\)$/ });
    await page.goto(addresses.studio);
    await expect(tab).toBeVisible({ timeout: 100_000 });
    const title = await tab.innerText();
    await page.reload();
    await expect(tab).toHaveText(title);
    await tab.click();
    await expect(group(page, "Figures past their review day")).toContainText(figure.label);
    await expect(group(page, "Figures to be confirmed")).toBeVisible();
  });
});
