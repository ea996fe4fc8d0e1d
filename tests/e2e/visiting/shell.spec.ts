import { GOOGLE, standInForGoogle } from "#tests/e2e/support/google.ts";
import { MenuBar } from "#tests/e2e/support/menus.ts";
import { expect, newVisitor, test } from "#tests/e2e/support/test.ts";

test.use({
  storageState: newVisitor,
  allowedRequests: [GOOGLE],
  viewport: { width: 1440, height: 900 },
});

test.describe("a page without the framework, under a policy that enforces Trusted Types", () => {
  test.use({ serviceWorkers: "allow" });

  const policy = `script-src 'self' https://www.googletagmanager.com;
    require-trusted-types-for 'script'; trusted-types shell`.replaceAll(/\s+/g, " ");

  /** Every script but the shell's, and what asks for them ahead; data stays. */
  const framework =
    /<script(?![^>]*(?:\/built\/|ld\+json)).*?<\/script>|<link[^>]*as="script"[^>]*>/gs;

  test("has menus, marks, Google's tag and the worker", async ({ page, context }) => {
    const { events } = await standInForGoogle(context);
    await page.route(/\/cookie-policy$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(framework, "");
      const headers = { ...response.headers(), "content-security-policy": policy };
      await route.fulfill({ response, body, headers });
    });
    const menus = new MenuBar(page);
    await menus.open("/cookie-policy");
    expect(await page.locator("script[src]").count()).toBe(1);
    await menus.button("Services").hover();
    await page.clock.runFor(200);
    await menus.expectOpen("Services");
    await page.keyboard.press("Escape");
    await menus.expectOpen(null);
    const current = page.locator('footer a[href="/cookie-policy"]');
    await expect(current).toHaveAttribute("aria-current", "page");

    await page.getByRole("button", { name: "Accept All" }).click();
    await expect.poll(() => events.map(({ name }) => name)).toEqual(["page_view"]);
    const worker = async () => (await navigator.serviceWorker.ready).active?.scriptURL;
    await expect.poll(() => page.evaluate(worker)).toMatch(/\/service-worker\.js$/);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.locator("#mobile-menu")).toBeVisible();
    await expect(page.locator("main")).toHaveAttribute("inert");
  });
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
