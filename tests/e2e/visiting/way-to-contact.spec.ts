import { routes } from "#tests/e2e/support/routes.ts";
import { expect, newVisitor, test } from "#tests/e2e/support/test.ts";

const PHONE = { width: 390, height: 844 };

test("every page leads to the contact form within the first two screens of a phone, and ends on one invitation", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const problems: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    const action =
      route === "/contact"
        ? page.locator("main form")
        : page.locator('main a[href^="/contact"]').filter({ visible: true });
    const box = await action.first().boundingBox();
    if (box === null || box.y + Math.min(box.height, 48) > 2 * PHONE.height) {
      problems.push(`${route}: no way to the form above ${2 * PHONE.height} px (${box?.y})`);
    }
    const endings = page.locator(".page-closing, .footer-closing").filter({ visible: true });
    const count = await endings.count();
    if (count !== 1) problems.push(`${route}: ends on ${count} invitations`);
  }
  expect(problems).toEqual([]);
});

test.describe("on a first visit", () => {
  test.use({ storageState: newVisitor });

  for (const viewport of [PHONE, { width: 768, height: 1024 }]) {
    test(`the first field of the form is in sight at ${viewport.width} × ${viewport.height}, the cookie question open`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto("/contact");
      const banner = page.getByRole("region", { name: /cookies/i });
      await expect(banner).toBeVisible();
      const field = await page.getByLabel("Full name").boundingBox();
      const covered = (await banner.boundingBox())?.y ?? 0;
      expect((field?.y ?? Number.NaN) + (field?.height ?? 0)).toBeLessThanOrEqual(covered);
    });
  }
});

test("a page's button opens the form with the page's subject and what to write of it", async ({
  page,
}) => {
  await page.goto("/services/education");
  await page.getByRole("link", { name: "Start School Search" }).click();
  await expect(page).toHaveURL(/\/contact#/);
  await expect(page.getByText("Their years of birth, the curriculum")).toBeInViewport();
  await page.getByLabel("Full name").focus();
  await expect(page.getByLabel("Message")).toHaveValue("A school for our children: ");
  await expect(page.getByText("Your travel dates of the last twelve months")).toBeHidden();
});
