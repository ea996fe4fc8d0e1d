import type { Page } from "@playwright/test";
import { ConsultationForm } from "#tests/e2e/support/consultation-form.ts";
import { GOOGLE, type GoogleEvent, standInForGoogle } from "#tests/e2e/support/google.ts";
import { expect, journey, newVisitor, test } from "#tests/e2e/support/test.ts";

// The tests of web/shell/script cover which events are queued, named and dropped.
test.use({
  storageState: newVisitor,
  allowedRequests: [GOOGLE],
  allowedConsole: [/status of 404 .*\/nowhere\)/],
});

const SCRIPT = "https://www.googletagmanager.com/gtag/js?id=G-E2ETEST";

const cookies = (page: Page) => page.evaluate(() => document.cookie);
const pathsIn = (events: GoogleEvent[]) =>
  events.filter(({ name }) => name === "page_view").map(({ page_path }) => page_path);

const answer = (page: Page, name: string) =>
  page.getByRole("region", { name: "Cookies on this site" }).getByRole("button", { name }).first();

async function answerAnew(page: Page, name: string) {
  await page.getByRole("button", { name: "Change your cookie choice" }).click();
  await answer(page, name).click();
}

/** Follows a link of the footer by touch, without hovering. */
async function follow(page: Page, link: string, path: string) {
  const target = page.getByRole("contentinfo").getByRole("link", { name: link, exact: true });
  await target.evaluate((element) => element instanceof HTMLElement && element.click());
  await page.waitForURL(path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test(
  "Google Analytics is loaded only for visitors who have agreed, and gets no more than agreed",
  journey,
  async ({ page, context }) => {
    const { scripts, events } = await standInForGoogle(context);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 20_000);
    await follow(page, "Dubai", "/free-zones/dubai");
    await answer(page, "Decline").click();
    await page.goto("/contact", { waitUntil: "networkidle" });
    await follow(page, "Cookie Policy", "/cookie-policy");
    expect([scripts, events, await cookies(page)]).toEqual([[], [], ""]);

    // Dropped events are not sent later.
    await answerAnew(page, "Accept All");
    await follow(page, "Dubai", "/free-zones/dubai");
    await expect.poll(() => events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      page_path: "/free-zones/dubai",
      page_title: await page.title(),
    });
    expect(new Set(scripts)).toEqual(new Set([SCRIPT]));
    await page.goBack();
    await expect.poll(() => pathsIn(events)).toEqual(["/free-zones/dubai", "/cookie-policy"]);

    await page.addInitScript(() => {
      window.gtag_report_conversion = () =>
        document.documentElement.setAttribute("data-helper", "");
    });
    await context.route(/\/email\/send/, (route) => route.fulfill({ body: "OK" }));
    const form = new ConsultationForm(page);
    await form.openAndFill();
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    await expect
      .poll(() => events.slice(2))
      .toEqual([
        expect.objectContaining({ name: "page_view", page_path: "/contact" }),
        { name: "page_tracking", page: "contact" },
        { name: "conversion", send_to: "AW-1/e2e" },
      ]);
    await expect(page.locator("html[data-helper]")).toBeAttached();

    await follow(page, "Cookie Policy", "/cookie-policy");
    await expect.poll(() => pathsIn(events).at(-1)).toBe("/cookie-policy");
    expect(await cookies(page)).toContain("_ga=");
    await answerAnew(page, "Decline");
    await page.goto("/about", { waitUntil: "networkidle" });
    expect([pathsIn(events).at(-1), await cookies(page)]).toEqual(["/cookie-policy", ""]);
  },
);

test("Google gets nothing of a visitor who withdraws consent at once", async ({
  page,
  context,
}) => {
  const { scripts } = await standInForGoogle(context);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/built/analytics-*", (route) => promise.then(() => route.continue()));
  await page.goto("/cookie-policy");
  const coming = page.waitForResponse("**/built/analytics-*");
  await answer(page, "Accept All").click();
  await answerAnew(page, "Decline");
  resolve();
  await (await coming).finished();
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
});

test("entries of a tool are never sent to Google", journey, async ({ page, context }) => {
  const { events, everything } = await standInForGoogle(context);
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "accepted"));
  await page.goto(
    "/free-zones/tax-benefits?gclid=click&tool=tax-estimate&revenue=7654321&profit=7654321&utm_source=letter",
  );
  await expect.poll(() => pathsIn(events)).toHaveLength(1);
  expect(everything.join("\n")).toMatch(/gclid(?:=|%3D)click.*utm_source(?:=|%3D)letter/);
  // The page that was asked for has its result, and its address nothing of it.
  const revenue = page.getByRole("textbox", { name: /^Revenue/ });
  await expect(revenue).toHaveValue("7654321");
  await expect(page).toHaveURL("/free-zones/tax-benefits?gclid=click&utm_source=letter#tool");
  await revenue.focus();
  await page.locator("#tool [data-react=hydrated]").waitFor();
  await revenue.fill("17654321");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/free-zones/tax-benefits?gclid=click&utm_source=letter#tool");
  await follow(page, "Dubai", "/free-zones/dubai");
  await expect.poll(() => pathsIn(events)).toHaveLength(2);
  expect(everything.length).toBeGreaterThan(4);
  expect(everything.join("\n")).not.toContain("7654321");
});

test("Google Analytics gets loading times, restored pages and unknown addresses", async ({
  page,
  context,
}) => {
  const { events, vitals } = await standInForGoogle(context);
  const bringBack = (choice: string) =>
    page.evaluate((stored) => {
      localStorage.setItem("cookie-consent", stored);
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }, choice);
  await page.goto("/cookie-policy");
  await answer(page, "Accept All").click();
  await expect.poll(() => pathsIn(events)).toHaveLength(1);
  await bringBack("declined");
  expect(await cookies(page)).toBe("");
  await bringBack("accepted");
  await expect.poll(() => pathsIn(events)).toHaveLength(2);
  await page.goto("/nowhere");
  const unknown = { page_path: "/nowhere", page_title: "404 Not Found" };
  await expect.poll(() => events.at(-1)).toMatchObject(unknown);

  await page.goto("/about");
  await expect.poll(() => vitals.map(({ name }) => name)).toContain("FCP");
  await page.mouse.click(5, 400);
  await follow(page, "Cookie Policy", "/cookie-policy");
  await expect.poll(() => vitals.map(({ name }) => name)).toContain("LCP");
  await answerAnew(page, "Decline");
  const told = vitals.length;
  for (const path of ["/about", "/contact"]) await page.goto(path, { waitUntil: "networkidle" });
  expect(vitals).toHaveLength(told);
});
