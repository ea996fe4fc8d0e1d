import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { GOOGLE, standInForGoogle } from "#tests/e2e/support/google.ts";
import { expect, newVisitor, test, visitorWho } from "#tests/e2e/support/test.ts";

test.use({ allowedRequests: [GOOGLE] });

test.beforeEach(async ({ context }) => {
  await standInForGoogle(context);
});

/** Of what is only seen, measured or stored, React makes nothing: these run without it alone. */

const banner = (page: Page) => page.getByRole("region", { name: "Cookies on this site" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookie-consent"));

const answers = [
  { button: "Accept All", choice: "accepted" },
  { button: "Decline", choice: "declined" },
  { button: "Decline and close", choice: "declined" },
] as const;

test.describe("a visitor who has not chosen", () => {
  test.use({ storageState: newVisitor });

  for (const path of ["/", "/services/education", "/contact", "/cookie-policy"]) {
    test(`is asked on ${path}`, { tag: "@journey" }, async ({ page }) => {
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      await expect(banner(page).getByRole("link", { name: "Cookie policy" })).toHaveAttribute(
        "href",
        "/cookie-policy",
      );
    });
  }

  for (const { button, choice } of answers) {
    test(`${button} stores ${choice}, and the banner stays away`, { tag: "@journey" }, async ({
      page,
    }) => {
      await page.goto("/");
      await banner(page).getByRole("button", { name: button, exact: true }).click();
      await expect(banner(page)).toBeHidden();
      expect(await stored(page)).toBe(choice);
      await page.reload({ waitUntil: "networkidle" });
      await expect(banner(page)).toBeHidden();
    });
  }

  test("stores nothing before the choice, nor by leaving the banner alone", {
    tag: "@journey",
  }, async ({ page }) => {
    await page.goto("/");
    await expect(banner(page)).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Dubai" }).click();
    await expect(page).toHaveURL("/free-zones/dubai");
    await expect(banner(page)).toBeVisible();
    expect(await stored(page)).toBeNull();
  });

  test("can answer with the keyboard, and goes on from there", async ({ page }) => {
    await page.goto("/about");
    await expect(banner(page)).toBeVisible();
    const stops: string[] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press("Tab");
      stops.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute("aria-label") ??
            document.activeElement?.textContent ??
            "",
        ),
      );
    }
    expect(stops.slice(1)).toEqual(["Cookie policy", "Decline", "Accept All", "Decline and close"]);
    await page.keyboard.press("Enter");
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe("declined");
  });

  test("is answered in every open tab at once", async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/");
      await expect(banner(tab)).toBeVisible();
    }
    await banner(page).getByRole("button", { name: "Decline", exact: true }).click();
    await expect(banner(other)).toBeHidden();
  });

  for (const [name, viewport] of [
    ["phone", { width: 390, height: 844 }],
    ["desktop", { width: 1440, height: 900 }],
  ] as const) {
    test.describe(`on a ${name}`, () => {
      test.use({ viewport });

      test("finds both answers equally large", async ({ page }) => {
        await page.goto("/");
        const [decline, accept] = await Promise.all(
          ["Decline", "Accept All"].map((label) =>
            banner(page).getByRole("button", { name: label, exact: true }).boundingBox(),
          ),
        );
        expect(decline?.height).toBe(accept?.height);
        expect(Math.min(decline?.height ?? 0, decline?.width ?? 0)).toBeGreaterThanOrEqual(40);
        if (name === "phone") expect(decline?.width).toBe(accept?.width);
      });

      test("the banner covers nothing that has the focus", async ({ page }) => {
        await page.goto("/contact");
        await expect(banner(page)).toBeVisible();
        const covered: string[] = [];
        for (let stop = 0; stop < 90; stop += 1) {
          await page.keyboard.press("Tab");
          const problem = await page.evaluate(() => {
            const focused = document.activeElement;
            const banner = document.querySelector(".cookie-banner");
            if (!focused || !banner || banner.contains(focused)) return "";
            const { top, bottom } = focused.getBoundingClientRect();
            const foot = banner.getBoundingClientRect().top;
            // A field taller than the room above the banner shows as much as there is room for.
            const isTall = bottom - top > foot - 100;
            return !isTall && bottom > foot
              ? `${focused.outerHTML.slice(0, 120)} at ${bottom}`
              : "";
          });
          if (problem) covered.push(problem);
        }
        expect(covered).toEqual([]);
      });

      test("reaches the end of the page", async ({ page }) => {
        await page.goto("/about");
        await expect(banner(page)).toBeVisible();
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const footer = await page.getByRole("contentinfo").boundingBox();
        const box = await banner(page).boundingBox();
        expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      });

      test("sees nothing move when the banner comes", async ({ page }) => {
        await page.goto("/about", { waitUntil: "networkidle" });
        await expect(banner(page)).toBeVisible();
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => {
                let sum = 0;
                for (const entry of list.getEntries()) {
                  if ("value" in entry && typeof entry.value === "number") sum += entry.value;
                }
                resolve(sum);
              }).observe({ type: "layout-shift", buffered: true });
              setTimeout(() => resolve(0), 300);
            }),
        );
        expect(shift).toBeLessThan(0.01);
      });

      test("has nothing to report to an accessibility scan", { tag: "@journey" }, async ({
        page,
      }) => {
        await page.goto("/about");
        await expect(banner(page)).toBeVisible();
        await expectAccessible(page);
      });
    });
  }

  test("a window with little room has the banner above the page instead of over it", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/about");
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).not.toHaveCSS("position", "fixed");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("the mobile menu opens over the banner", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about");
    await expect(banner(page)).toBeVisible();
    await page.getByRole("button", { name: "Open menu" }).click();
    const layer = (selector: string) =>
      page.locator(selector).evaluate((element) => Number(getComputedStyle(element).zIndex));
    expect(await layer(".cookie-banner")).toBeLessThan(await layer("body > header"));
    await page.getByRole("button", { name: "Close menu" }).click();
    await banner(page).getByRole("button", { name: "Decline", exact: true }).click();
    await expect(banner(page)).toBeHidden();
  });
});

test.describe("a storage that fails", () => {
  test.use({ storageState: newVisitor });

  test("and is forbidden keeps the choice for the page", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    });
    await declineAndGoOn(page);
  });

  test("and is full keeps the choice for the page", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    });
    await declineAndGoOn(page);
  });

  async function declineAndGoOn(page: Page) {
    await page.goto("/");
    await banner(page).getByRole("button", { name: "Decline", exact: true }).click();
    await expect(banner(page)).toBeHidden();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(banner(page)).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "Dubai" }).click();
    await expect(page).toHaveURL("/free-zones/dubai");
    await expect(banner(page)).toBeVisible();
  }
});

test("a stored value that is no choice is asked for anew", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "perhaps"));
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
});

test("an answer given elsewhere holds for a page that the browser brings back", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem("cookie-consent"));
  await page.goto("/about");
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem("cookie-consent", "declined");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(banner(page)).toBeHidden();
});

test("there is no banner without JavaScript, where nothing could be measured", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: newVisitor });
  const page = await context.newPage();
  await page.goto("/cookie-policy");
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Change your cookie choice" })).toBeHidden();
  await context.close();
});

for (const [before, button, after] of [
  ["declined", "Accept All", "accepted"],
  ["accepted", "Decline", "declined"],
] as const) {
  test(`the cookie policy changes ${before} to ${after}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      storageState: visitorWho(before, String(baseURL)),
    });
    await standInForGoogle(context);
    const page = await context.newPage();
    await page.goto("/cookie-policy");
    const opener = page.getByRole("button", { name: "Change your cookie choice" });
    await expect(banner(page)).toBeHidden();
    await opener.press("Enter");
    await expect(banner(page)).toBeFocused();
    expect(await stored(page)).toBe(before);
    await banner(page).getByRole("button", { name: button, exact: true }).click();
    await expect(banner(page)).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await stored(page)).toBe(after);
    await context.close();
  });
}
