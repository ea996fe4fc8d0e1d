import type { Page } from "@playwright/test";
import { expect, hold, IMAGES, journey, test } from "#tests/e2e/support/test.ts";

test.use({
  serviceWorkers: "allow",
  allowedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/],
});

/** Opens a page and waits until the service worker has cached the offline page. */
async function openWithWorker(page: Page, path = "/about", offlinePage = "/offline") {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptPaths(page)).toContain(offlinePage);
}

/** Paths in all caches of the site. */
function keptPaths(page: Page) {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });
}

test("without a connection a page shows phone and email", journey, async ({ page, context }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await openWithWorker(page);
  await context.setOffline(true);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Dubai", exact: true })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(heading).toHaveText("You are offline");
  await page.goto("/services/education?from=mail");
  await expect(page).toHaveURL("/services/education?from=mail");
  await expect(heading).toHaveText("You are offline");
  await expect(heading).toHaveCSS("color", "rgb(14, 36, 51)");
  for (const name of ["+371 0000 0000", "hello@example.com"]) {
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
  }
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(heading).not.toHaveText("You are offline");
  await expect(page).toHaveURL("/services/education?from=mail");
});

test("the offline page is in the language of the page that could not be loaded", async ({
  page,
  context,
}) => {
  await openWithWorker(page, "/sv/about", "/sv/offline");
  await context.setOffline(true);
  await page.goto("/sv/contact");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Du är offline");
  await expect(heading).toHaveCSS("color", "rgb(14, 36, 51)");
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  await page.goto("/contact");
  await expect(heading).toHaveText("You are offline");
  await expect(heading).toHaveCSS("color", "rgb(14, 36, 51)");
});

test("the offline page is stored after a page has its pictures, and takes no time from them", async ({
  page,
}) => {
  const release = await hold(page, IMAGES);
  await page.goto("/free-zones/dubai", { waitUntil: "domcontentloaded" });
  await expect(page.locator(".picture").first()).toHaveAttribute("data-picture", "loading");
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  // The page is idle, and its browser waits for a picture.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForTimeout(1_000);
  expect(await workers()).toBe(0);
  release();
  await expect.poll(workers).toBe(1);
});

test("the service worker stores only the offline page, and updates it", async ({ page }) => {
  await openWithWorker(page);
  for (const path of ["/", "/free-zones/dubai"]) await page.goto(path);
  const pages = (await keptPaths(page)).filter(
    (path) => !/^\/((_next\/static|built)\/|favicon)/.test(path),
  );
  expect(pages).toEqual(["/offline"]);

  await page.evaluate(async () => {
    const cache = await caches.open("offline-1");
    const date = new Date(Date.now() - 2 * 60 * 60 * 1000).toUTCString();
    await cache.put("/offline", new Response("old", { headers: { date } }));
  });
  await page.goto("/contact");
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/offline"))?.text()))
    .toContain("You are offline");
});
