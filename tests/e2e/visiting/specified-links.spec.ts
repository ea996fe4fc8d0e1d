import type { Page } from "@playwright/test";
import { dropdowns } from "#tests/e2e/support/specified-menus.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// Scripts are off: what is read here stands in the HTML.
test.use({ javaScriptEnabled: false });

/** The page's words in reading order, whatever elements they stand in, with plain spaces. */
async function wordsOf(page: Page, selector: string): Promise<string> {
  const text = await page.locator(selector).textContent();
  return String(text).replaceAll(/\s+/g, " ");
}

test("every header menu holds its entries, each leading to its page", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const links = await header
    .getByRole("link", { includeHidden: true })
    .evaluateAll((elements) =>
      elements.map((element) => [element.textContent?.trim(), element.getAttribute("href")]),
    );
  for (const [menu, entries] of Object.entries(dropdowns)) {
    await expect(header.getByText(menu, { exact: true }).first()).toBeAttached();
    for (const entry of entries) expect(links, menu).toContainEqual(entry);
  }
  await expect(header.getByRole("link", { name: "Free Consultation" }).first()).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("the footer holds the company's details", async ({ page }) => {
  await page.goto("/");
  const words = await wordsOf(page, "footer");
  for (const expected of [
    "Schedule Free Consultation",
    "© 2024",
    "Latvia",
    "Office by appointment",
    "9am-6pm GST",
  ]) {
    expect(words).toContain(expected);
  }
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "Cookie policy" }),
  ).toHaveAttribute("href", "/cookie-policy");
});
