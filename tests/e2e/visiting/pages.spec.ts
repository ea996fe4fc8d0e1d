import type { Page, Response } from "@playwright/test";
import { budgetRow, openFirst, PHONE } from "#scripts/measure/page-budgets.ts";
import { expectAccessible, expectLargeTargets } from "#tests/e2e/support/accessibility.ts";
import {
  lateLayoutProblems,
  layoutProblems,
  openIn,
  partedWords,
  putIntoEveryText,
  setDefaultTextSize,
  widthProblems,
} from "#tests/e2e/support/layout-problems.ts";
import {
  journeyPages,
  oneOfEachKind,
  routes,
  routesWithIslands,
} from "#tests/e2e/support/routes.ts";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, journey, test } from "#tests/e2e/support/test.ts";
import { wideTexts } from "#tests/support/wide-texts.ts";

/** Browsers' usual size of text, in pixels. WCAG 2.2, 1.4.4, asks for twice as much. */
const TEXT_SIZE = 16;
const ISLAND = /<div data-hydrates="[^"]+" data-scripts="([^"]+)"/;
type Written = { title: string; description: string; keywords: string[] };

/** The value in the head, by name or relation. */
function readHead(): Record<string, string> {
  const parts = [...document.head.querySelectorAll("title, meta[content], link[href]")];
  const first = (part: Element, ...names: string[]) =>
    names.map((name) => part.getAttribute(name)).find((value) => value !== null);
  return Object.fromEntries(
    parts.map((part) => [
      first(part, "name", "property", "hreflang", "rel") ?? part.localName,
      first(part, "content", "href") ?? part.textContent,
    ]),
  );
}

/**
 * The head has the content's texts, or the home page's for an unknown address.
 * web/page/page-metadata.test.ts tests the details.
 */
async function expectHead(page: Page, route: string): Promise<void> {
  const head = await page.evaluate(readHead);
  const path = route === "/nowhere" ? "/" : route;
  const written = `*[_type == "pageMetadata" && path == $path && !(_id in path("drafts.**"))][0]`;
  const { title, description, keywords } = await lakeClient().fetch<Written>(written, { path });
  const address = addresses.site + (path === "/" ? "" : path);
  expect(head).toMatchObject({
    ...{ description, keywords: keywords.join(","), "twitter:image": head["og:image"] },
    ...(path === route
      ? {
          ...{ title, canonical: address, "x-default": address, robots: "noindex, nofollow" },
          ...{ "og:title": title.replace(" | Nordune", ""), "og:url": address },
        }
      : { title: "Page Not Found", "og:title": "Page Not Found", robots: "noindex" }),
  });
  if (path === route) return;
  expect(head).not.toHaveProperty("canonical");
  expect(head).not.toHaveProperty("og:url");
  await expect(page.locator("script[type='application/ld+json']")).toHaveCount(0);
}

/** The size of a loaded image. */
async function sizeOf(address = ""): Promise<number[]> {
  const picture = Object.assign(new Image(), { src: address });
  await picture.decode();
  return [picture.naturalWidth, picture.naturalHeight];
}

/** The text spacing of WCAG 2.2, 1.4.12. */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

test.use({
  viewport: PHONE.viewport,
  deviceScaleFactor: PHONE.deviceScaleFactor,
  allowedConsole: [/status of 404 .*\/nowhere\)/],
});

/** The page links to the form within two screens, and invites to it once at its end. */
async function expectWayToForm(page: Page, route: string): Promise<void> {
  const form = route === "/contact" ? "main form" : 'main a[href^="/contact"]:visible';
  const box = await page.locator(form).first().boundingBox();
  const foot = (box?.y ?? Number.NaN) + Math.min(box?.height ?? 0, 48);
  expect(foot, "the way to the form").toBeLessThanOrEqual(2 * PHONE.viewport.height);
  const endings = page.locator(".page-closing:visible, .footer-closing:visible");
  expect(await endings.count(), "invitations at the end").toBe(1);
}

/** React comes with a form or a tool alone, and its scripts may be cached for good. */
async function expectScripts(html: string, route: string): Promise<void> {
  expect(html).not.toMatch(/\/_next\/static\/chunks\/[^"]*\.js/);
  const scripts = ISLAND.exec(html)?.[1]?.split(" ") ?? [];
  expect(scripts.length > 0, "the way to React").toBe(routesWithIslands.includes(route));
  for (const script of scripts) {
    const { status, headers } = await fetch(addresses.site + script);
    expect(status, script).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  }
}

/** web/server/security-headers.test.ts tests the policy, and the console shows violations. */
function expectStrictPolicy(response: Response | null): void {
  const policy = response?.headers()["content-security-policy"]?.split("; ") ?? [];
  expect(policy).toContain("require-trusted-types-for 'script'");
  const others = policy.filter((directive) => !/^style-src(-elem)? /.test(directive));
  expect(others.join()).not.toMatch(/'(unsafe|nonce|sha\d+)-/);
}

/**
 * Each route is opened once, by a phone with an empty cache. What changes the page comes last. In
 * English all pages are scanned for accessibility, and of each kind one in wide windows too.
 */
for (const route of [...routes, "/offline", "/nowhere"]) {
  const isSample = oneOfEachKind.includes(route);
  test(`${route} shows its content to everybody, in every window and size of text, and leads to the form`, {
    tag: journeyPages.includes(route) ? journey.tag : [],
  }, async ({ page }) => {
    const { response, ...downloads } = await openFirst(page, route);
    expect(response?.status()).toBe(route === "/nowhere" ? 404 : 200);
    // The scan below also checks the order of headings and the landmarks.
    await expect(page.locator("main h1")).toHaveCount(1);
    await expectScripts(String(await response?.text()), route);
    expectStrictPolicy(response);
    if (routes.includes(route)) {
      expect.soft(budgetRow(route, downloads).over, "is heavier than allowed").toEqual([]);
      await expectWayToForm(page, route);
    }
    if (route === "/nowhere") {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
      for (const name of ["Return to Home", "Contact us for help"]) {
        await expect(page.getByRole("link", { name })).toBeVisible();
      }
    }
    if (route === "/offline")
      expect(await page.evaluate(readHead)).toMatchObject({ robots: "noindex" });
    else await expectHead(page, route);

    // The privacy link is at the bottom of every page, and at both forms.
    const places = route === "/" || route === "/contact" ? "main, footer" : "footer";
    const notices = page.locator(places).getByRole("link", { name: "Privacy notice" });
    await expect(notices).toHaveCount(places.split(",").length);

    await expectAccessible(page);
    if (isSample) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessible(page);
    }
    if (isSample && routes.includes(route)) {
      const { "og:image": picture } = await page.evaluate(readHead);
      expect(await page.evaluate(sizeOf, picture)).toEqual([1200, 630]);
    }

    expect.soft(await lateLayoutProblems(page), "before it was scrolled").toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [320, 390, 1280]) {
      await openIn(page, width);
      await expectLargeTargets(page, `at ${width} px`);
      // On the smallest phones long words are parted.
      if (width === 320) continue;
      expect.soft(await partedWords(page), `parted words at ${width} px`).toEqual([]);
    }
    await setDefaultTextSize(page, 2 * TEXT_SIZE);
    // Header and footer are the same on every page.
    const within = route === "/" ? "body" : "main";
    const layout = await layoutProblems(page, [1440, 1024, 390, 320], within);
    expect.soft(layout, "with text of twice the size").toEqual([]);
    await setDefaultTextSize(page, TEXT_SIZE);
    if (isSample) {
      await page.evaluate(spaceOut);
      const spaced = await layoutProblems(page, [320, 769, 1440]);
      expect.soft(spaced, "with more space").toEqual([]);
    }
    await putIntoEveryText(page, Object.values(wideTexts).join(" "));
    expect(await widthProblems(page), "with wide texts").toEqual([]);
  });
}

test("a page's button opens the form with the page's subject", async ({ page }) => {
  await page.goto("/services/education");
  await page.getByRole("link", { name: "Start School Search" }).click();
  await expect(page).toHaveURL(/\/contact#/);
  await expect(page.getByText("Their years of birth, the curriculum")).toBeInViewport();
  await page.getByLabel("Full name").focus();
  await expect(page.getByLabel("Message")).toHaveValue("A school for our children: ");
  await expect(page.getByText("Your travel dates of the last twelve months")).toBeHidden();
});

test("the cookie policy has the date of today, though it was rendered before", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-05-04T22:00:00Z"));
  await page.goto("/cookie-policy");
  await expect(page.getByText("Last updated")).toHaveText("Last updated: 5 May 2031");
});
