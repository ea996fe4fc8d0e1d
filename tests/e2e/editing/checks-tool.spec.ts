import type { Page } from "@playwright/test";
import { tabTo } from "#tests/e2e/support/keyboard.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";

// Every page is requested twice, beside other tests.
test.setTimeout(480_000);
test.use({ ownTab: true });

const group = (page: Page, name: string) => page.getByRole("region", { name });
/** Ample for requests for every page and image on a busy machine. */
const WHOLE_CHECK = { timeout: 240_000 };

test("the checks run when somebody looks, their tab keeps the number of problems, and an editor opens and fixes one", async ({
  studio,
  documents,
  page,
}) => {
  const redirect = await documents.redirect({ target: "/no-such-page" });
  const figure = await documents.figure({ reviewBy: "2026-01-31" });

  const tab = page.getByTestId("studio-navbar").getByRole("link", { name: /^Checks/ });
  await page.goto(addresses.studio);
  await expect(tab).toHaveText("Checks");
  await tab.click();
  const status = page.getByRole("status").filter({ hasText: "pages" });
  await expect(status).toContainText(
    /\d\d pages and all published documents checked:/,
    WHOLE_CHECK,
  );
  const overdue = group(page, "Figures past their review day");
  await expect(overdue).toContainText(figure.label);
  await expect(group(page, "Figures to be confirmed")).toBeVisible();
  const finding = group(page, "Redirects that are not followed").getByRole("listitem");
  await expect(finding).toContainText("No page lives at /no-such-page now.");
  await tabTo(page, finding.getByRole("link", { name: `Open “${redirect.source}”` }));
  await page.keyboard.press("Enter");

  await expect(studio.text("target")).toHaveValue("/no-such-page");
  await studio.text("target").fill("/contact");
  await studio.publish();
  await documents.change(figure._id, { reviewBy: "2999-01-31" });
  await tab.click();
  await expect(group(page, "Redirects that are not followed")).toHaveCount(0, WHOLE_CHECK);
  await expect(overdue.getByText(figure.label)).toHaveCount(0);
  await expect(tab).toHaveText(/^Checks \(\d+\)$/);
  const title = (await tab.textContent()) ?? "";
  await page.reload();
  await expect(tab).toHaveText(title);
});
