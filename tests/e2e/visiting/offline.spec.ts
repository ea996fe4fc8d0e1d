import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({
  serviceWorkers: "allow",
  allowedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/],
});

/** Opens a page and waits until the worker has the offline page at hand. */
async function openWithWorker(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptPaths(page)).toContain("/offline");
}

/** Paths of everything that any cache of the site holds. */
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

async function expectOfflinePage(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "+371 0000 0000" })).toBeVisible();
  await expect(main.getByRole("link", { name: "hello@example.com" })).toBeVisible();
}

test("a page opened without a connection shows phone and email, and comes with the next try", {
  tag: "@journey",
}, async ({ page, context }) => {
  await openWithWorker(page, "/about");
  await context.setOffline(true);
  await page.goto("/services/education?from=mail");
  await expect(page).toHaveURL("/services/education?from=mail");
  await expectOfflinePage(page);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline");
  await expect(page).toHaveURL("/services/education?from=mail");
});

test("the offline page is dressed and alive", async ({ page, context }) => {
  await openWithWorker(page, "/about");
  await context.setOffline(true);
  await page.goto("/free-zones/dubai");
  await expectOfflinePage(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("color", "rgb(14, 36, 51)");
  await page.getByRole("button", { name: "Services" }).click();
  await expect(page.getByRole("link", { name: "Tax Residency" }).first()).toBeVisible();
});

test("a link followed without a connection leads to the offline page", async ({
  page,
  context,
}) => {
  await openWithWorker(page, "/about");
  await context.setOffline(true);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Dubai", exact: true })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expectOfflinePage(page);
});

test("keeps no page but the offline page, so none can be stale", async ({ page }) => {
  await openWithWorker(page, "/about");
  for (const path of ["/", "/contact", "/free-zones/dubai"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
  }
  const kept = await keptPaths(page);
  const pages = kept.filter((path) => !/^\/((_next\/static|built)\/|favicon)/.test(path));
  expect(pages).toEqual(["/offline"]);
});

test("keeps its icon, which some browsers ask the worker for", async ({ page }) => {
  await openWithWorker(page, "/about");
  expect(await keptPaths(page)).toEqual(expect.arrayContaining(["/favicon.ico", "/favicon.svg"]));
});

test("caches of an earlier worker are deleted", async ({ page }) => {
  await page.addInitScript(async () => {
    if (!(await navigator.serviceWorker.getRegistration())) await caches.open("offline-0");
  });
  await openWithWorker(page, "/about");
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["offline-1"]);
});

test("an offline page that has grown old is fetched anew with the next page", async ({ page }) => {
  await openWithWorker(page, "/about");
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

test("the offline page is no page for search engines", async ({ page }) => {
  const response = await page.goto("/offline");
  expect(response?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("a worker that cannot be registered leaves a note and a working page", async ({ page }) => {
  const notes: string[] = [];
  page.on("console", (message) => notes.push(message.text()));
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new TypeError("Failed to fetch"));
  });
  await page.goto("/about");
  await expect.poll(() => notes.join()).toContain("The offline page is not available.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
