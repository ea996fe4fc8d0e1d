import type { Page } from "@playwright/test";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, journey, test } from "#tests/e2e/support/test.ts";
import { wholeLink } from "#tests/support/whole-link.ts";

/** A sheet of A4 without margins, in CSS pixels. */
const [WIDTH, HEIGHT] = [794, 1123];

/** Number of sheets of a PDF with uncompressed page objects. */
const sheetsOf = (pdf: Buffer) =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test("printed pages use the whole sheet", journey, async ({ page }) => {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  for (const path of ["/free-zones/tax-benefits", "/services/tax-residency"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const sheets = sheetsOf(await page.pdf({ format: "A4" }));
    expect.soft(sheets, path).toBeGreaterThan(1);
    // Items that are kept whole leave space at the end of sheets: about one sheet in total.
    expect.soft(sheets - height / HEIGHT, path).toBeLessThan(1.2);
    // Light text of a dark part would vanish without its background.
    const light = page.locator(".on-dark:visible").first();
    if ((await light.count()) > 0) await expect(light).toHaveCSS("color", "rgb(14, 36, 51)");
  }
});

/** The smallest size in which a printed text is still easy to read. */
const SMALLEST_POINTS = 8;

/** Printed texts that are smaller than that, with their sizes in points. */
const smallTexts = (page: Page) =>
  page.evaluate((smallest) => {
    const zoomOf = (element: Element | null): number =>
      element === null ? 1 : Number(getComputedStyle(element).zoom) * zoomOf(element.parentElement);
    const pointsOf = (element: Element) =>
      Number.parseFloat(getComputedStyle(element).fontSize) * zoomOf(element) * 0.75;
    return [...document.querySelectorAll(".tool-sheet *, #tool :is(label, .control, .tool-print)")]
      .filter((each) => each.checkVisibility() && each.getClientRects().length > 0)
      .filter((each) =>
        [...each.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
      )
      .filter((each) => pointsOf(each) < smallest)
      .map((each) => `${pointsOf(each)} ${each.textContent}`);
  }, SMALLEST_POINTS);

test("a printed result says what it answers, to which entries, what it leaves out, whose it is and of which day, and can be read", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 717, height: 1046 });
  const results = [
    [
      "/services/residency-visas",
      "tool=visa-route&livelihood=employer&companions=parents&age=56&property=2000000&monthsAway=7",
      "2000000",
      6,
    ],
    [
      "/services/business-registration",
      "tool=company-duties&issued=2026-12-01&company=mainland&revenue=1200000&customers=companies&visas=employees&periodEnd=12",
      "1200000",
      0,
    ],
  ] as const;
  for (const [path, asked, entry, tables] of results) {
    await page.goto(`${path}?${wholeLink(asked)}`);
    const tool = page.locator("#tool");
    // The whole result, with all its rows.
    await expect(tool.getByRole("table")).toHaveCount(tables);
    await expect(tool.locator(".tool-sheet time, .tool-sheet table").first()).toBeVisible();
    await expect(tool.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(tool.locator(`.control[value="${entry}"]`)).toBeVisible();
    const [leavesOut = tool, sender = tool] = await tool.locator(".tool-print").all();
    await expect(leavesOut).toBeVisible();
    await expect(sender).toContainText("General information, not tax or legal advice. Nordune");
    await expect(sender).toContainText(`${addresses.site}${path}, `);
    await expect(sender).toContainText(/\d{1,2}\s\w+ \d{4}$/);
    // Nothing else of the page is printed, and the examples are others' results.
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(tool.locator("details summary").last()).toBeHidden();
    expect(await smallTexts(page)).toEqual([]);
    expect(sheetsOf(await page.pdf({ format: "A4" }))).toBeLessThanOrEqual(2);
  }
});
