import type { Page } from "@playwright/test";
import { GOOGLE, type GoogleEvent, standInForGoogle } from "#tests/e2e/support/google.ts";
import { expect, newVisitor, test, visitorWho } from "#tests/e2e/support/test.ts";

const SCRIPT = "https://www.googletagmanager.com/gtag/js?id=G-E2ETEST";

const answer = (page: Page, name: string) =>
  page.getByRole("region", { name: "Cookies on this site" }).getByRole("button", { name }).first();

/** Follows a link of the footer like a finger: without hovering first. */
async function follow(page: Page, link: string, path: string) {
  const target = page.getByRole("contentinfo").getByRole("link", { name: link, exact: true });
  await target.evaluate((element) => element instanceof HTMLElement && element.click());
  await page.waitForURL(path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const views = (events: GoogleEvent[]) =>
  events
    .filter(({ name }) => name === "page_view")
    .map(({ page_path, page_title }) => [page_path, page_title]);

/** Paths and titles as a page itself has them, loaded for nothing but this. */
async function titled(page: Page, ...paths: string[]) {
  const expected: [string, string][] = [];
  for (const path of paths) {
    await page.goto(path);
    expected.push([path, await page.title()]);
  }
  return expected;
}

test.describe("before any choice", () => {
  test.use({ storageState: newVisitor });

  test("no page asks a third party for anything, whatever the visitor does", async ({ page }) => {
    // The fixture reports every request that leaves this machine.
    await page.goto("/", { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 20_000);
    await follow(page, "Dubai", "/free-zones/dubai");
    await page.goto("/contact", { waitUntil: "networkidle" });
    await page.getByLabel("Full name").fill("Astrid Berg");
    await page.goto("/cookie-policy", { waitUntil: "networkidle" });
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });

  test("nor does one after the visitor has declined", async ({ page }) => {
    await page.goto("/");
    await answer(page, "Decline").click();
    await follow(page, "Dubai", "/free-zones/dubai");
    await page.goto("/contact", { waitUntil: "networkidle" });
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });

  test.describe("and then Accept All", () => {
    test.use({ allowedRequests: [GOOGLE] });

    test("loads the tag and reports the open page, with its title, and those that follow", async ({
      page,
      context,
    }) => {
      const { scripts, events } = await standInForGoogle(context);
      const expected = await titled(page, "/free-zones/dubai", "/cookie-policy");
      await page.goto("/about");
      await follow(page, "Dubai", "/free-zones/dubai");
      await expect(page).toHaveTitle(String(expected[0]?.[1]));
      expect([scripts, events]).toEqual([[], []]);
      await answer(page, "Accept All").click();
      await expect.poll(() => views(events)).toEqual(expected.slice(0, 1));
      expect(scripts).toEqual([SCRIPT]);
      await follow(page, "Cookie Policy", "/cookie-policy");
      await expect.poll(() => views(events)).toEqual(expected);
      expect(scripts).toEqual([SCRIPT, SCRIPT]);
    });

    test("sends nothing that was dropped when the visitor had declined before", async ({
      page,
      context,
    }) => {
      const { events } = await standInForGoogle(context);
      await page.goto("/about");
      await answer(page, "Decline").click();
      await follow(page, "Cookie Policy", "/cookie-policy");
      await page.getByRole("button", { name: "Change your cookie choice" }).click();
      await answer(page, "Accept All").click();
      await follow(page, "Dubai", "/free-zones/dubai");
      await expect.poll(() => views(events).map(([path]) => path)).toEqual(["/free-zones/dubai"]);
    });
  });
});

test.describe("a visitor who has accepted before", () => {
  test.use({
    storageState: ({ baseURL }, use) => use(visitorWho("accepted", String(baseURL))),
    allowedRequests: [GOOGLE],
  });

  test("is told of with consent denied by default, then granted, before anything else", async ({
    page,
    context,
  }) => {
    await standInForGoogle(context);
    await page.goto("/about");
    const commands = () =>
      page.evaluate(
        () => window.dataLayer?.map((entry) => JSON.parse(JSON.stringify(entry))) ?? [],
      );
    await expect.poll(async () => (await commands()).length).toBeGreaterThan(5);
    const [first, second, third, ...others] = await commands();
    expect(first).toMatchObject({ 0: "consent", 1: "default", 2: { analytics_storage: "denied" } });
    expect(second).toMatchObject({ 0: "consent", 1: "update", 2: { ad_storage: "granted" } });
    expect(third).toMatchObject({ 0: "js" });
    expect(others.slice(0, 2)).toEqual([
      { 0: "config", 1: "G-E2ETEST", 2: { send_page_view: false } },
      { 0: "config", 1: "AW-1", 2: { send_page_view: false } },
    ]);
  });

  test("a page view is sent once for each page, back and forward too", async ({
    page,
    context,
  }) => {
    const { events, scripts } = await standInForGoogle(context);
    await page.goto("/about");
    await follow(page, "Dubai", "/free-zones/dubai");
    await expect.poll(() => views(events).length).toBe(2);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    const paths = ["/about", "/free-zones/dubai", "/about"];
    await expect.poll(() => views(events).map(([path]) => path)).toEqual(paths);
    const [first, , again] = views(events);
    expect(again).toEqual(first);
    expect(scripts).toEqual([SCRIPT, SCRIPT, SCRIPT]);
  });

  test("a page that the browser makes ahead counts when the visitor turns to it", async ({
    page,
    context,
  }) => {
    const { events, scripts } = await standInForGoogle(context);
    await page.addInitScript(() => {
      Object.defineProperty(document, "prerendering", { configurable: true, value: true });
    });
    await page.goto("/about", { waitUntil: "networkidle" });
    expect([scripts, events]).toEqual([[], []]);
    await page.evaluate(() => {
      Object.defineProperty(document, "prerendering", { value: false });
      document.dispatchEvent(new Event("prerenderingchange"));
    });
    await expect.poll(() => views(events).map(([path]) => path)).toEqual(["/about"]);
  });

  test("a page that the browser brings back as it was counts again, as the visitor agrees by then", async ({
    page,
    context,
  }) => {
    const { events, scripts } = await standInForGoogle(context);
    const bringBack = () =>
      page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      });
    await page.goto("/about");
    await expect.poll(() => views(events).length).toBe(1);
    await bringBack();
    await expect.poll(() => views(events).map(([path]) => path)).toEqual(["/about", "/about"]);
    await page.evaluate(() => localStorage.setItem("cookie-consent", "declined"));
    await bringBack();
    expect(await page.evaluate(() => document.cookie)).toBe("");
    await page.evaluate(() => localStorage.setItem("cookie-consent", "accepted"));
    await bringBack();
    await expect.poll(() => views(events).length).toBe(3);
    expect(scripts).toEqual([SCRIPT]);
  });

  test("the contact page is tracked by its name", async ({ page, context }) => {
    const { events } = await standInForGoogle(context);
    await page.goto("/contact");
    await expect.poll(() => events.map(({ name }) => name)).toEqual(["page_view", "page_tracking"]);
    expect(events[1]).toEqual({ name: "page_tracking", page: "contact" });
  });

  test.describe("an unknown path", () => {
    test.use({ allowedConsole: [/status of 404/] });

    test("is one page view, titled 404 Not Found", async ({ page, context }) => {
      const { events } = await standInForGoogle(context);
      await page.goto("/nowhere", { waitUntil: "networkidle" });
      await expect.poll(() => views(events)).toEqual([["/nowhere", "404 Not Found"]]);
      const home = page.getByRole("main").getByRole("link", { name: "Return to Home" });
      await home.click();
      await expect(page).toHaveURL("/");
      await expect.poll(() => views(events).length).toBe(2);
      expect(views(events)[1]?.[1]).not.toBe("404 Not Found");
    });
  });

  test("a sent request is a conversion, and the global helper hears of it", async ({
    page,
    context,
  }) => {
    const { events } = await standInForGoogle(context);
    await context.route(/\/api\/v1\.0\/email\/send/, (route) => route.fulfill({ body: "OK" }));
    await page.addInitScript(() => {
      window.gtag_report_conversion = () => {
        document.documentElement.dataset.helper = "called";
      };
    });
    await sendRequest(page);
    await expect
      .poll(() => events.filter(({ name }) => name === "conversion"))
      .toEqual([{ name: "conversion", send_to: "AW-1/e2e" }]);
    await expect(page.locator("html")).toHaveAttribute("data-helper", "called");
  });

  test("is left alone again after declining, and Google's cookies are gone", async ({
    page,
    context,
  }) => {
    const { events } = await standInForGoogle(context);
    await page.goto("/cookie-policy");
    await expect.poll(() => views(events).length).toBe(1);
    expect(await page.evaluate(() => document.cookie)).toContain("_ga=");
    await page.getByRole("button", { name: "Change your cookie choice" }).click();
    await answer(page, "Decline").click();
    await follow(page, "Dubai", "/free-zones/dubai");
    await page.goto("/about", { waitUntil: "networkidle" });
    expect(views(events)).toHaveLength(1);
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });
});

test.describe("a request sent before any choice", () => {
  test.use({ storageState: newVisitor, allowedRequests: [GOOGLE] });

  test("is reported once the visitor accepts", async ({ page, context }) => {
    const { events } = await standInForGoogle(context);
    await context.route(/\/api\/v1\.0\/email\/send/, (route) => route.fulfill({ body: "OK" }));
    await sendRequest(page);
    expect(events).toEqual([]);
    await answer(page, "Accept All").click();
    await expect
      .poll(() => events.map(({ name }) => name))
      .toEqual(["page_view", "page_tracking", "conversion"]);
  });
});

/** Fills the consultation form in and sends it, slowly enough for its spam check. */
async function sendRequest(page: Page) {
  await page.clock.install();
  await page.goto("/contact");
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("Full name").fill("Astrid Berg");
  await form.getByLabel("Email").fill("astrid@example.com");
  await form.getByLabel("Phone").fill("+46 70 000 00 00");
  await form.getByLabel("Profession").fill("Engineer");
  await form.getByLabel("Nationality").fill("Swedish");
  await form.getByLabel("contact method").selectOption("email");
  await form.getByLabel("Message").fill("We would like to move next spring.");
  await form.getByRole("checkbox").check();
  await page.clock.fastForward(5_000);
  await form.getByRole("button").click();
  await page.clock.resume();
  await expect(form).toBeHidden();
}
