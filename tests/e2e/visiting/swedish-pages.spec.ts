import { pathIn } from "#schemas/shared/languages.ts";
import { budgetRow, openFirst, PHONE } from "#scripts/measure/page-budgets.ts";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { phraseIn } from "#tests/e2e/support/in-language.ts";
import { lateLayoutProblems, widthProblems } from "#tests/e2e/support/layout-problems.ts";
import { oneOfEachKind, routes } from "#tests/e2e/support/routes.ts";
import { answerAt } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, journey, newVisitor, test } from "#tests/e2e/support/test.ts";
import { seeded } from "#tests/support/first-content.ts";

// pages.spec.ts covers the pages in English. tests/integration/translated-pages.test.ts finds
// English texts that do not say so.

const inSwedish = (phrase: string) => phraseIn("sv", phrase);

test.use({
  viewport: PHONE.viewport,
  deviceScaleFactor: PHONE.deviceScaleFactor,
  allowedConsole: [/status of 404 .*\/nowhere\)/],
});

for (const route of [...routes, "/offline", "/nowhere"]) {
  const path = pathIn("sv", route);
  test(`${path} is Swedish, for everybody, and fits narrow windows and large text`, {
    tag: route === "/" ? journey.tag : [],
  }, async ({ page }) => {
    const { response, ...downloads } = await openFirst(page, path);
    expect(response?.status()).toBe(route === "/nowhere" ? 404 : 200);
    await expect(page.locator("html")).toHaveAttribute("lang", "sv");
    await expect(page.getByRole("contentinfo")).toContainText("Samtalsspråk: engelska");
    if (routes.includes(route)) {
      expect.soft(budgetRow(path, downloads).over, "is heavier than allowed").toEqual([]);
    }
    // The English pages are made of the same parts, and all of them are scanned.
    if (oneOfEachKind.includes(route)) {
      await expectAccessible(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessible(page);
    }
    expect.soft(await lateLayoutProblems(page), "before it was scrolled").toEqual([]);
    expect(await widthProblems(page)).toEqual([]);
  });
}

test("an unknown Swedish address shows the Swedish page of unknown addresses", async ({ page }) => {
  await page.goto("/sv/nowhere");
  const { heading } = seeded("notFoundPage");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inSwedish(heading));
  const home = page.getByRole("main").getByRole("link", { name: inSwedish("Return to Home") });
  await expect(home).toHaveAttribute("href", "/sv");
});

/** The addresses of a page in each language, as its head names them. */
async function alternatesOf(path: string): Promise<Record<string, string>> {
  const { status, html } = await answerAt(path);
  expect(status, path).toBe(200);
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
  return Object.fromEntries(
    [...links].map(([, language = "", href = ""]) => [language, href.replace(addresses.site, "")]),
  );
}

test("every page names its translation for search engines, and every translation its original", async () => {
  for (const path of routes) {
    const alternates = await alternatesOf(path);
    const home = (language: "en" | "sv") => {
      const there = pathIn(language, path);
      return there === "/" ? "" : there;
    };
    expect(alternates, path).toMatchObject({
      en: home("en"),
      sv: home("sv"),
      "x-default": home("en"),
    });
    expect(await alternatesOf(pathIn("sv", path)), `/sv of ${path}`).toEqual(alternates);
  }
});

test.describe("for a new visitor", () => {
  test.use({ storageState: newVisitor });

  test("the Swedish cookie banner is in Swedish and remembers the choice", async ({ page }) => {
    const { heading, acceptLabel, declineLabel } = seeded("siteSettings").cookieBanner;
    await page.goto("/sv/about");
    const banner = page.getByRole("region", { name: inSwedish(heading) });
    await expect(banner.getByRole("button", { name: inSwedish(acceptLabel) })).toBeVisible();
    await expectAccessible(page);
    await banner.getByRole("button", { name: inSwedish(declineLabel), exact: true }).click();
    await expect(banner).toBeHidden();
    await page.goto("/sv/cookie-policy");
    await expect(banner).toBeHidden();
  });
});
