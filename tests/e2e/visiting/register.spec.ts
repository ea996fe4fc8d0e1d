import { expect, test } from "#tests/e2e/support/test.ts";

const ENTRIES = "[data-register]:visible";

test("a visitor finds figures by their law, and each has its source", async ({ page }) => {
  await page.goto("/about");
  const field = page.getByRole("searchbox", { name: "Find a figure, a law or a source" });
  await field.fill("Cabinet Decision No. 52 of 2017");
  const entries = page.locator(ENTRIES);
  await expect(entries.filter({ hasText: "Source: " })).not.toHaveCount(0);
  for (const entry of await entries.all()) {
    await expect(entry).toContainText("Source: ");
    await expect(entry).toContainText("52 of 2017");
    await expect(entry).toContainText(/Checked on \d+\s\w+ \d{4}\./);
  }
  await field.fill("");
  await expect(page.locator("[data-register]").filter({ hasText: "Source: " })).toHaveCount(
    await page.locator("[data-register]").count(),
  );
});

test("each entry of the feed leads to its own figure, whose group opens", async ({
  page,
  request,
}) => {
  const feed = await (await request.get("/figures.xml")).text();
  const links = [...feed.matchAll(/<link rel="alternate" type="text\/html" href="([^"]+#[^"]+)"/g)];
  const addresses = new Set(links.map(([, href = ""]) => new URL(href).hash));
  expect(addresses.size).toBe(feed.split("<entry>").length - 1);
  const [hash = ""] = addresses;
  await page.goto(`/about${hash}`);
  await expect(page.locator(hash)).toBeInViewport();
});

test.describe("while the sources cannot be fetched", () => {
  test.use({ allowedConsole: [/Failed to load resource|could not be fetched/] });

  test("if the sources of the register fail to load, its figures link to them, and opening it again loads them", async ({
    page,
  }) => {
    await page.route("**/api/figure-sources/**", (route) => route.abort());
    await page.goto("/about");
    const [group] = await page.locator("details:has([data-register])").all();
    const summary = group?.locator("summary");
    await summary?.click();
    const entry = page.locator(ENTRIES).first();
    await expect(entry.getByRole("link").first()).toHaveAttribute("href", /#evidence$/);
    await page.unroute("**/api/figure-sources/**");
    await summary?.click();
    await summary?.click();
    await expect(entry).toContainText("Source: ");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a figure's link leads to its condition, its source and its day", async ({ page }) => {
    await page.goto("/about");
    await page.locator("details:has([data-register]) summary").first().click();
    await page.locator(ENTRIES).first().getByRole("link").first().click();
    await expect(page.locator("#evidence")).toBeInViewport();
    await page.locator("#evidence").click();
    await expect(page.getByText(/Source: .*Checked on/).first()).toBeVisible();
  });
});
