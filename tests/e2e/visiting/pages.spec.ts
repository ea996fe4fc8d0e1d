import { parse } from "parse5";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { attributeOf, elementsOf } from "#web/server/html-scripts.ts";

const ISLAND = /<div data-wakes-react="[^"]+" data-scripts="([^"]+)"/;
const withForms: readonly string[] = [
  "/",
  "/contact",
  "/free-zones",
  "/free-zones/tax-benefits",
  "/services/residency-visas",
  "/services/tax-residency",
  "/services/relocation-support",
];
/** Admits the sheet of the toasts, and the element that it is written into. */
const STYLE_ELEMENTS =
  /^style-src-elem 'self' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-[\w+/]{43}='$/;

for (const route of [...routes, "/offline", "/nowhere"]) {
  test.describe(route, () => {
    test.use({ allowedConsole: route === "/nowhere" ? [/status of 404/] : [] });

    test("is whole without scripts, accessible and narrow enough", { tag: "@journey" }, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      const response = await page.goto(route);
      expect(response?.status()).toBe(route === "/nowhere" ? 404 : 200);
      const html = String(await response?.text());
      const elements = [...elementsOf(parse(html))];

      const names = elements.map(({ tagName }) => tagName);
      expect(names).toEqual(expect.arrayContaining(["header", "nav", "main", "footer"]));
      expect(names.filter((name) => name === "h1")).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      if (routes.includes(route)) {
        const canonical = elements.find((element) => attributeOf(element, "rel") === "canonical");
        const own = route === "/" ? baseURL : `${baseURL}${route}`;
        expect(canonical && attributeOf(canonical, "href")).toBe(own);
      }
      const main = elements.find(({ tagName }) => tagName === "main");
      const levels = Array.from(main ? elementsOf(main) : [], ({ tagName }) =>
        Number(/^h(\d)$/.exec(tagName)?.[1] ?? 0),
      ).filter(Boolean);
      for (const [index, level] of levels.entries()) {
        const deepest = (levels[index - 1] ?? 0) + 1;
        expect(level, `heading ${index + 1} of ${levels}`).toBeLessThanOrEqual(deepest);
      }

      expect(html).not.toContain("__next_f");
      expect(html).not.toMatch(/\/_next\/static\/chunks\/[^"]*\.js/);
      const scripts = ISLAND.exec(html)?.[1]?.split(" ") ?? [];
      expect(scripts.length > 0, "the way to React").toBe(withForms.includes(route));
      for (const script of scripts) {
        const { status, headers } = await fetch(addresses.site + script);
        expect(status, script).toBe(200);
        expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      }

      const policy = response?.headers()["content-security-policy"]?.split("; ") ?? [];
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContainEqual(expect.stringMatching(STYLE_ELEMENTS));
      const others = policy.filter((directive) => !/^style-src(-elem)? /.test(directive));
      expect(others.join()).not.toMatch(/'(unsafe|nonce|sha\d+)-/);

      await expectAccessible(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 800 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, "scrolls sideways in a narrow window").toBe(320);
    });
  });
}

test("every page has a title of its own", async () => {
  const titles = await Promise.all(
    routes.map(async (route) => {
      const html = await (await fetch(addresses.site + route)).text();
      return /<title>([^<]+)<\/title>/.exec(html)?.[1];
    }),
  );
  expect(new Set(titles).size).toBe(routes.length);
});

test("the cookie policy has the date of today, though it was rendered before", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-05-04T22:00:00Z"));
  await page.goto("/cookie-policy");
  await expect(page.getByText("Last updated")).toHaveText("Last updated: 5 May 2031");
});
