import { expect, journey, test } from "#tests/e2e/support/test.ts";

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

test("the longest result of a tool fits on a printed sheet", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 717, height: 1046 });
  await page.goto(
    "/services/residency-visas?tool=visa-route&livelihood=employer&companions=parents&age=56&property=2000000&monthsAway=7&end=1",
  );
  await expect(page.locator("#tool").getByRole("table")).toHaveCount(6);
  expect((await page.locator("#tool").boundingBox())?.height).toBeLessThan(1046);
  await page.goto(
    "/services/business-registration?tool=company-duties&issued=2026-12-01&company=mainland&revenue=1200000&customers=companies&visas=employees&periodEnd=12&end=1",
  );
  await expect(page.locator("#tool time").first()).toBeVisible();
  expect((await page.locator("#tool").boundingBox())?.height).toBeLessThan(1046);
});
