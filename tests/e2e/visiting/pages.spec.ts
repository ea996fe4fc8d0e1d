import { parse } from "parse5";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { attributeOf, elementsOf, textOf } from "#web/server/html-scripts.ts";

for (const route of [...routes, "/nowhere"]) {
  test.describe(route, () => {
    test.use({ allowedConsole: route === "/nowhere" ? [/status of 404/] : [] });

    test("has nothing to report to an accessibility scan, and fits a narrow window", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(route);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 800 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, "scrolls sideways in a narrow window").toBe(320);
    });

    test("is complete without JavaScript: one main heading, headings in order", async () => {
      const { elements, main } = await served(route);
      const names = elements.map(({ tagName }) => tagName);
      expect(names).toEqual(expect.arrayContaining(["header", "nav", "main", "footer"]));
      expect(names.filter((name) => name === "h1")).toHaveLength(1);
      const levels = main.flatMap(({ tagName }) =>
        /^h\d$/.test(tagName) ? Number(tagName.slice(1)) : [],
      );
      for (const [index, level] of levels.entries()) {
        expect(level, `heading ${index + 1} of ${levels}`).toBeLessThanOrEqual(
          (levels[index - 1] ?? 0) + 1,
        );
      }
    });
  });
}

test("known pages answer 200, each with its own title and canonical address", async ({
  baseURL,
}) => {
  const pages = await Promise.all(routes.map(served));
  for (const [index, { status, elements }] of pages.entries()) {
    const route = routes[index];
    expect(status, route).toBe(200);
    const canonical = elements.find((element) => attributeOf(element, "rel") === "canonical");
    expect(canonical && attributeOf(canonical, "href")).toBe(
      route === "/" ? baseURL : `${baseURL}${route}`,
    );
  }
  const titles = pages.map(({ elements }) => {
    const title = elements.find(({ tagName }) => tagName === "title");
    return title && textOf(title);
  });
  expect(new Set(titles).size).toBe(routes.length);
  expect(titles.every(Boolean)).toBe(true);
});

test("the sizes a service promises: four benefits, six sub-services", async () => {
  for (const route of routes.filter((candidate) => candidate.startsWith("/services/"))) {
    const { main } = await served(route);
    // The layout of a service decides where they stand; no other part has as many headings.
    const counts = main
      .filter(({ tagName }) => tagName === "section")
      .map((section) => [...elementsOf(section)].filter(({ tagName }) => tagName === "h3").length);
    expect(counts.filter((count) => count > 1).sort(), route).toEqual([4, 6]);
  }
});

test("the cookie policy has the date of today, though it was rendered before", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-05-04T22:00:00Z"));
  await page.goto("/cookie-policy");
  await expect(page.getByText("Last updated")).toHaveText("Last updated: 5 May 2031");
});

/** A page as the server sends it. */
async function served(route: string) {
  const answer = await fetch(addresses.site + route);
  const elements = [...elementsOf(parse(await answer.text()))];
  const main = elements.find(({ tagName }) => tagName === "main");
  return { status: answer.status, elements, main: main ? [...elementsOf(main)] : [] };
}
