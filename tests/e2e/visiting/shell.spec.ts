import { MenuBar } from "#tests/e2e/support/menus.ts";
import { expect, newVisitor, test } from "#tests/e2e/support/test.ts";

test.use({
  storageState: newVisitor,
  viewport: { width: 1440, height: 900 },
});

test("a page that React makes anew has everything again", async ({ page }) => {
  const banner = page.getByRole("region", { name: "Cookies on this site" });
  const menus = new MenuBar(page);
  await menus.open("/about");
  await expect(banner).toBeVisible();
  // What React does where the page is not as it has rendered it.
  await page.evaluate(async () => {
    // The policy refuses to make a document from text.
    const request = new XMLHttpRequest();
    request.open("GET", "/about");
    request.responseType = "document";
    await new Promise((resolve) => {
      request.onload = resolve;
      request.send();
    });
    const { body } = request.response;
    for (const script of body.querySelectorAll("script")) script.remove();
    document.body.replaceChildren(...body.children);
  });
  await menus.button("Services").click();
  await menus.expectOpen("Services");
  await expect(page.locator('footer a[href="/about"]').first()).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.locator(".picture").first()).toHaveAttribute("data-picture", /./);
  await banner.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(banner).toBeHidden();
});
