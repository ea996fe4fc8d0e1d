import { request } from "#tests/e2e/support/consultation-form.ts";
import { expectFocusInSight, tabTo } from "#tests/e2e/support/keyboard.ts";
import { test as base, expect, inbox } from "#tests/e2e/support/lead-forms.ts";
import { journey, newVisitor } from "#tests/e2e/support/test.ts";

// The open banner covers no focused element.
const test = base.extend({ storageState: newVisitor });

for (const [name, width] of Object.entries({ phone: 390, desktop: 1440 })) {
  test(
    `a visitor gets from the home page to a sent request by keyboard alone, on a ${name}`,
    journey,
    async ({ page, form }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.clock.install();
      await page.goto("/", { waitUntil: "networkidle" });
      await expect(page.getByRole("region", { name: "Cookies on this site" })).toBeVisible();
      const header = page.getByRole("banner");
      if (name === "phone") {
        await tabTo(page, header.getByRole("button", { name: "Open menu" }));
        await page.keyboard.press("Enter");
      }
      await tabTo(
        page,
        header.getByRole("link", { name: "Free Consultation" }).filter({ visible: true }),
      );
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/contact");
      await expect(form.button).toBeVisible();

      await tabTo(page, form.fields.fullName);

      const { fullName, ...others } = request;
      await page.keyboard.type(fullName);
      for (const value of Object.values(others)) {
        await page.keyboard.press("Tab");
        await expectFocusInSight(page);
        await page.keyboard.type(value);
      }
      expect(await form.values()).toEqual(request);
      await tabTo(page, form.fields.consent);
      await page.keyboard.press("Space");
      await expect(form.fields.consent).toBeChecked();
      await page.clock.fastForward(4_000);
      await tabTo(page, form.button);
      await page.keyboard.press("Enter");

      await expect(form.thanks).toBeFocused();
      await expectFocusInSight(page);
      expect(await inbox.messages()).toHaveLength(1);
      await tabTo(page, page.getByRole("main").getByRole("link", { name: "Return to Home" }));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/");
    },
  );

  test(`the focused element is always visible, on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ["/", "/contact"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await tabTo(page, page.getByRole("contentinfo").getByRole("link", { name: "Cookie Policy" }));
      // The same on the way back up, where the header could cover elements.
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press("Shift+Tab");
        await expectFocusInSight(page);
      }
    }
  });
}
