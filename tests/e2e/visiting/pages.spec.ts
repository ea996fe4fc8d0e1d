import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { routes, routesWithIslands } from "#tests/e2e/support/routes.ts";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, journey, test } from "#tests/e2e/support/test.ts";

const PHONE = { width: 390, height: 844 };
const ISLAND = /<div data-hydrates="[^"]+" data-scripts="([^"]+)"/;
const oneOfEachKind = `/ /services/residency-visas /free-zones /free-zones/dubai
  /free-zones/tax-benefits /uae-advantages /advantages/safety /about /contact /cookie-policy`;
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
    ...{ "og:title": title, "og:url": address },
    ...(path === route
      ? { title, canonical: address, "x-default": address, robots: "noindex, nofollow" }
      : { title: "Page Not Found", robots: "noindex" }),
  });
  if (path === route) return;
  expect(head).not.toHaveProperty("canonical");
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

test.use({ allowedConsole: [/status of 404 .*\/nowhere\)/] });

for (const route of [...routes, "/offline", "/nowhere"]) {
  test(`${route} is whole, accessible, and leads to the form`, journey, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const response = await page.goto(route);
    expect(response?.status()).toBe(route === "/nowhere" ? 404 : 200);
    const html = String(await response?.text());
    // The scan below also checks the order of headings and the landmarks.
    await expect(page.locator("main h1")).toHaveCount(1);

    expect(html).not.toContain("__next_f");
    expect(html).not.toMatch(/\/_next\/static\/chunks\/[^"]*\.js/);
    const scripts = ISLAND.exec(html)?.[1]?.split(" ") ?? [];
    expect(scripts.length > 0, "the way to React").toBe(routesWithIslands.includes(route));
    for (const script of scripts) {
      const { status, headers } = await fetch(addresses.site + script);
      expect(status, script).toBe(200);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    }

    // web/server/security-headers.test.ts tests the policy, and the console shows violations.
    const policy = response?.headers()["content-security-policy"]?.split("; ") ?? [];
    expect(policy).toContain("require-trusted-types-for 'script'");
    const others = policy.filter((directive) => !/^style-src(-elem)? /.test(directive));
    expect(others.join()).not.toMatch(/'(unsafe|nonce|sha\d+)-/);

    if (route === "/nowhere") {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
      for (const name of ["Return to Home", "Contact us for help"]) {
        await expect(page.getByRole("link", { name })).toBeVisible();
      }
    } else if (route !== "/offline") {
      const action = page.locator(
        route === "/contact" ? "main form" : 'main a[href^="/contact"]:visible',
      );
      const box = await action.first().boundingBox();
      const foot = (box?.y ?? Number.NaN) + Math.min(box?.height ?? 0, 48);
      expect(foot, "the way to the form, in two screens").toBeLessThanOrEqual(2 * PHONE.height);
      const endings = page.locator(".page-closing:visible, .footer-closing:visible");
      expect(await endings.count(), "invitations at the end").toBe(1);
    }
    if (route === "/offline")
      expect(await page.evaluate(readHead)).toMatchObject({ robots: "noindex" });
    else await expectHead(page, route);

    // The privacy link is at the bottom of every page, and at both forms.
    const places = route === "/" || route === "/contact" ? "main, footer" : "footer";
    const notices = page.locator(places).getByRole("link", { name: "Privacy notice" });
    await expect(notices).toHaveCount(places.split(",").length);

    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(scrollWidth, "scrolls sideways in a narrow window").toBe(320);

    if (!oneOfEachKind.split(/\s+/).includes(route)) return;
    expect(await page.evaluate(sizeOf, (await page.evaluate(readHead))["og:image"])).toEqual([
      1200, 630,
    ]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(spaceOut);
    expect(await layoutProblems(page, [320, 769, 1440]), "with more space").toEqual([]);
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
