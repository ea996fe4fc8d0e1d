import type { Locator, Page } from "@playwright/test";
import { layoutShift, refuseType } from "#tests/e2e/support/layout-shift.ts";
import { expect, hold, IMAGES, test } from "#tests/e2e/support/test.ts";

// watch-pictures.test.ts tests which addresses are tried after a failure.
test.use({
  allowedConsole: [
    /ERR_FAILED|status of (?:404|415)|A picture did not load and is requested once more/,
  ],
});

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The content that CSS shows in an image's frame. */
const wordsOn = (element: HTMLElement, part = "::after") => getComputedStyle(element, part).content;

test("without the image server, alternative texts fill the pictures' places and the layout does not move", async ({
  page,
}) => {
  await page.route(IMAGES, (route) => route.abort());
  await refuseType(page);
  await page.setViewportSize(phone);
  for (const path of ["/", "/about"]) {
    await page.goto(path);
    const frames = await page.locator(".picture:has(img)").all();
    expect(frames.length, path).toBeGreaterThan(0);
    for (const frame of frames) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute("data-picture", "failed");
      const image = frame.locator("img");
      // Otherwise the browser would show its symbol for a broken image.
      await expect(image).toHaveCSS("opacity", "0");
      const alt = String(await image.getAttribute("alt"));
      await expect(image).toHaveAccessibleName(alt);
      expect(await frame.evaluate(wordsOn)).toBe(alt === "" ? "none" : '"Picture unavailable"');
    }
    expect(await layoutShift(page), path).toBe(0);
  }
});

const addressOf = (image: Locator) => image.evaluate((each: HTMLImageElement) => each.currentSrc);

test("a picture that cannot be loaded is replaced by the one that editors chose for that", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/about");
  const hero = page.locator(".picture img").first();
  const file = new URL(await addressOf(hero)).pathname;
  const queries: string[] = [];
  await page.route(new RegExp(file), async (route) => {
    queries.push(new URL(route.request().url()).search);
    // A preloaded image that fails before the page uses it is requested again.
    await hero.waitFor({ state: "attached" });
    await route.fulfill({ status: 415, body: "" });
  });
  await page.reload();
  await expect(page.locator(".picture").first()).toHaveAttribute("data-picture", "loaded");
  expect(await addressOf(hero)).not.toContain(file);
  expect(queries).toEqual([queries[0], queries[0], expect.stringContaining("fm=jpg")]);
  expect(queries[0]).toContain("auto=format");
});

test("a picture shows a placeholder while it loads", async ({ page }) => {
  const release = await hold(page, IMAGES);
  await page.goto("/free-zones/dubai", { waitUntil: "domcontentloaded" });
  const [first, second] = [page.locator(".picture").first(), page.locator(".picture").nth(1)];
  const placeholder = () =>
    second.evaluate((element) => getComputedStyle(element, "::before").animationName);

  await expect(first).toHaveAttribute("data-picture", "loading");
  await expect(first.locator("img"), "the first picture never fades in").toHaveCSS("opacity", "1");
  await second.scrollIntoViewIfNeeded();
  await expect(second).toHaveAttribute("data-picture", "loading");
  await expect(second.locator("img")).toHaveCSS("opacity", "0");
  expect(await placeholder()).toBe("picture-pulse");
  const tones = await second.evaluate((frame) => {
    const [sky, ground] = [frame.querySelector("svg"), frame.querySelector("path")];
    return [sky && getComputedStyle(sky).backgroundColor, ground && getComputedStyle(ground).fill];
  });
  expect(new Set(tones).size, "sky and ground").toBe(2);
  expect(tones).toEqual([expect.stringMatching(/^rgb\(/), expect.stringMatching(/^rgb\(/)]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await placeholder()).toBe("none");

  release();
  await expect(second).toHaveAttribute("data-picture", "loaded");
  await expect(second.locator("img")).toHaveCSS("opacity", "1");
  expect(await placeholder()).toBe("none");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures are shown, and one that fails is covered by its alternative text", async ({
    page,
  }) => {
    await page.goto("/about");
    for (const frame of await page.locator(".picture:has(img)").all()) {
      await frame.scrollIntoViewIfNeeded();
      const image = frame.locator("img");
      await expect(image).not.toHaveJSProperty("naturalWidth", 0);
      await expect(image).toHaveCSS("opacity", "1");
    }
    await page.route(IMAGES, (route) => route.abort());
    await page.reload();
    const hero = page.locator(".picture img").first();
    expect(await hero.evaluate(wordsOn)).toBe(`"${await hero.getAttribute("alt")}"`);
  });

  // The script makes images eager when they come near the window, and then they no longer wait.
  test("the home page's first picture appears with the text on a desktop, and after it on a phone", async ({
    page,
  }) => {
    await page.goto("/");
    const hero = page.locator(".picture img").first();
    await page.setViewportSize(desktop);
    await expect(hero).toHaveCSS("animation-name", "none");
    await page.setViewportSize(phone);
    await expect(hero).toHaveCSS("animation-name", "await-first-paint");
  });
});

/**
 * The distance in windows of images that still wait. It is that of the frame, because an image far
 * from the window has no box.
 */
const waiting = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".picture:has(img[loading=lazy])")].map(
      (frame) => frame.getBoundingClientRect().top / innerHeight,
    ),
  );

test("once the page is there a phone loads all pictures, a desktop the next ones", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/free-zones/dubai");
  await expect.poll(() => waiting(page)).toEqual([]);
  await page.setViewportSize(desktop);
  await page.reload();
  await expect.poll(async () => Math.min(...(await waiting(page)))).toBeGreaterThanOrEqual(1.5);
  expect(await waiting(page)).not.toEqual([]);
});

test("on a desktop the home page's first picture is requested before the page is painted, on a phone it is not", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const pictures = () => asked.filter((address) => IMAGES.test(address));
  // Nothing is painted without the style sheet.
  const release = await hold(page, /\.css$/);
  await page.setViewportSize(phone);
  await page.goto("/", { waitUntil: "commit" });
  // This script comes after the picture in the page.
  await expect.poll(() => asked.join()).toContain("home-countries");
  expect(pictures()).toEqual([]);
  await page.setViewportSize(desktop);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(pictures).toHaveLength(1);
  release();
  const hero = page.locator(".picture img").first();
  await expect(hero).toHaveJSProperty("complete", true);
  expect(await addressOf(hero)).toBe(pictures()[0]);
});

test("a visitor with data saver loads no pictures in advance", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.clock.install();
  await page.goto("/free-zones/dubai");
  await expect(page.locator(".picture").last()).toHaveAttribute("data-picture", "waiting");
  await page.clock.runFor(2000);
  expect((await waiting(page)).length).toBeGreaterThan(5);
});
