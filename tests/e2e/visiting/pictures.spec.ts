import type { Page, Route } from "@playwright/test";
import {
  failures,
  holdImages,
  IMAGES,
  layoutShift,
  REFUSALS,
  settledPictures,
  watchLayoutShift,
} from "#tests/e2e/support/pictures.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ allowedConsole: [REFUSALS] });

const paths = ["/", "/free-zones", "/free-zones/dubai", "/advantages/safety", "/about", "/nowhere"];
/** As CSS says it. */
const NO_WORDS = "none";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of paths) {
      test(`${path} without the image server: words where a picture meant something`, async ({
        page,
      }) => {
        await page.route(IMAGES, failures.blocked());
        await watchLayoutShift(page);
        await page.goto(path);
        const pictures = await settledPictures(page);
        expect(pictures.length).toBeGreaterThan(0);
        for (const { alt, state, looksBroken, words, keepsSize } of pictures) {
          expect({ alt, state, looksBroken, words, keepsSize }).toEqual({
            alt,
            state: "failed",
            looksBroken: false,
            words: alt === "" ? NO_WORDS : '"Picture unavailable"',
            keepsSize: true,
          });
          if (alt !== "") await expect(page.getByRole("img", { name: alt }).first()).toBeAttached();
        }
        expect(await layoutShift(page)).toBe(0);
      });
    }

    for (const failure of ["once", "modern"] as const) {
      test(`every picture shows after all where ${failure === "once" ? "each fails once" : "webp and avif fail"}`, async ({
        page,
      }) => {
        await page.route(IMAGES, failures[failure]());
        await watchLayoutShift(page);
        for (const path of ["/", "/free-zones/dubai", "/nowhere"]) {
          await page.goto(path);
          for (const { state, words, address } of await settledPictures(page)) {
            expect({ path, state, words }).toEqual({ path, state: "loaded", words: NO_WORDS });
            const isSame = failure === "once" && viewport === phone;
            expect(address).toContain(isSame ? "auto=format" : "fm=jpg");
          }
          expect(await layoutShift(page), path).toBe(0);
        }
      });
    }
  });
}

test.describe("one picture that is gone", () => {
  const asked = async (page: Page, file: RegExp) => {
    const addresses: string[] = [];
    await page.route(file, async (route) => {
      addresses.push(new URL(route.request().url()).searchParams.toString());
      // A picture that is loaded ahead and fails before the page names it is asked for once more.
      await page.locator(".picture img").first().waitFor({ state: "attached" });
      await route.fulfill({ status: 415, body: "" });
    });
    return addresses;
  };

  for (const [name, viewport, again] of [
    ["phone", phone, true],
    ["desktop", desktop, false],
  ] as const) {
    test(`is replaced on a ${name} by the picture that editors chose for that`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto("/about");
      const hero = page.locator(".picture img").first();
      const file = new URL(await hero.evaluate((image: HTMLImageElement) => image.currentSrc));
      const addresses = await asked(page, new RegExp(file.pathname));
      await page.reload();
      const [first] = await settledPictures(page);
      expect(first).toMatchObject({ state: "loaded", words: NO_WORDS });
      expect(first?.address).not.toContain(file.pathname);
      const modern = addresses.filter((query) => query.includes("auto=format"));
      expect(new Set(modern).size).toBe(1);
      expect(modern.length).toBe(again ? 2 : 1);
      expect(addresses.slice(modern.length)).toEqual([expect.stringContaining("fm=jpg")]);
    });
  }
});

test("a card that is pointed at enlarges the frame, and leaves the image as it was mirrored", async ({
  page,
}) => {
  await page.goto("/uae-advantages");
  const card = page.getByRole("article").first();
  await card.hover();
  await expect(card.locator(".picture")).toHaveCSS("scale", "1.03");
  await expect(card.locator("img")).toHaveCSS("scale", "none");
  await expect(card.locator("img")).toHaveCSS("transform", "none");
});

test("pictures of a page that is opened by a link have the same states", async ({ page }) => {
  await page.goto("/cookie-policy");
  const release = await holdImages(page, failures.blocked());
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL(/\/about$/);
  const frames = page.locator(".picture");
  await expect(frames.first()).toHaveAttribute("data-picture", "loading");
  await frames.last().scrollIntoViewIfNeeded();
  await expect(frames.last()).toHaveAttribute("data-picture", "loading");
  release();
  for (const { alt, words } of await settledPictures(page)) {
    expect(words).toBe(alt === "" ? NO_WORDS : '"Picture unavailable"');
  }
});

for (const [fate, answer, state] of [
  ["came", (route: Route) => route.continue(), "loaded"],
  ["failed", failures.blocked(), "failed"],
] as const) {
  test(`a picture that ${fate} before the script has its state when the script comes`, async ({
    page,
  }) => {
    const script = Promise.withResolvers<void>();
    await page.route(/\/built\/shell-/, async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.route(IMAGES, answer);
    await page.goto("/about", { waitUntil: "commit" });
    const hero = page.locator(".picture").first();
    await expect(hero.locator("img")).toHaveJSProperty("complete", true);
    await expect(hero).not.toHaveAttribute("data-picture");
    script.resolve();
    await expect(hero).toHaveAttribute("data-picture", state);
  });
}

for (const [motion, pulse] of [
  ["no-preference", "picture-pulse"],
  ["reduce", "none"],
] as const) {
  test(`the placeholder of a picture on its way: ${pulse} where the visitor wants motion "${motion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const release = await holdImages(page, (route) => route.continue());
    await page.goto("/free-zones/dubai", { waitUntil: "domcontentloaded" });
    const frames = page.locator(".picture");
    const opacity = (frame: typeof frames) =>
      frame.locator("img").evaluate((image) => getComputedStyle(image).opacity);
    const placeholder = (frame: typeof frames) =>
      frame.evaluate((element) => getComputedStyle(element, "::before").animationName);

    await expect(frames.first()).toHaveAttribute("data-picture", "loading");
    expect(await opacity(frames.first()), "the first picture never fades in").toBe("1");
    await frames.nth(1).scrollIntoViewIfNeeded();
    await expect(frames.nth(1)).toHaveAttribute("data-picture", "loading");
    expect(await placeholder(frames.nth(1))).toBe(pulse);
    expect(await opacity(frames.nth(1))).toBe("0");

    release();
    await expect(frames.nth(1)).toHaveAttribute("data-picture", "loaded");
    await expect.poll(() => opacity(frames.nth(1))).toBe("1");
    expect(await placeholder(frames.nth(1))).toBe("none");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures show, and nothing waits for a script", async ({ page }) => {
    await page.goto("/about");
    for (const image of await page.locator(".picture img").all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
      await expect(image).toHaveCSS("opacity", "1");
    }
  });

  test("a picture that fails is covered by its alternative text", async ({ page }) => {
    await page.route(IMAGES, failures.blocked());
    await page.goto("/about");
    const hero = page.locator(".picture img").first();
    const words = await hero.evaluate((image) => getComputedStyle(image, "::after").content);
    expect(words).toBe(`"${await hero.getAttribute("alt")}"`);
  });
});

test.describe("loading ahead, once the page is there", () => {
  const loading = () =>
    [...document.querySelectorAll<HTMLImageElement>(".picture img")].map((image) => ({
      isLazy: image.loading === "lazy",
      top: image.getBoundingClientRect().top / innerHeight,
    }));

  test("the first painting of a page waits for none but the first", async ({ page }) => {
    await page.goto("/free-zones/dubai");
    // As the browser meets a picture: a frame goes by before there is anything to ask for.
    const shown = await page.evaluate(async () => {
      const met = document.querySelector(".picture [loading=lazy]")?.cloneNode();
      if (!(met instanceof HTMLImageElement)) return [];
      document.querySelector(".picture")?.append(met);
      const before = getComputedStyle(met).display;
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100)));
      return [before, getComputedStyle(met).display];
    });
    expect(shown).toEqual(["none", "block"]);
  });

  test("a phone loads all pictures", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/free-zones/dubai");
    await expect
      .poll(async () => (await page.evaluate(loading)).filter(({ isLazy }) => isLazy))
      .toEqual([]);
  });

  test("a desktop loads those within one and a half windows, and leaves the rest", async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto("/free-zones/dubai");
    await expect
      .poll(async () => {
        const pictures = await page.evaluate(loading);
        return pictures.filter(({ isLazy, top }) => isLazy === top < 1.5);
      })
      .toEqual([]);
    expect((await page.evaluate(loading)).some(({ isLazy }) => isLazy)).toBe(true);
  });

  test("nobody who saves data pays for it", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.clock.install();
    await page.goto("/free-zones/dubai");
    await expect(page.locator(".picture").last()).toHaveAttribute("data-picture", "waiting");
    await page.clock.runFor(2000);
    expect((await page.evaluate(loading)).filter(({ isLazy }) => isLazy).length).toBeGreaterThan(5);
  });
});
