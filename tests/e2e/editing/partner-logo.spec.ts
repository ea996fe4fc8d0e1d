import { failures, IMAGES, REFUSALS } from "#tests/e2e/support/pictures.ts";
import { lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ allowedConsole: [REFUSALS] });

test("a partner's name replaces a logo that cannot be loaded", async ({ page }) => {
  const lake = lakeClient();
  const partner = await lake.fetch('*[_type == "partner" && !(_id in path("drafts.**"))][0]');
  const home = await lake.getDocument("homePage");
  const asset = home?.hero.image.asset;
  await lake
    .patch(partner._id)
    .set({ logo: { _type: "imageWithAlt", asset } })
    .commit();
  try {
    await page.route(IMAGES, failures.blocked());
    const frame = page.locator(`.picture[data-name="${partner.name}"]`);
    await expect(async () => {
      await page.goto("/");
      await expect(frame).toBeAttached({ timeout: 1000 });
    }).toPass();
    await frame.scrollIntoViewIfNeeded();
    await expect
      .poll(() => frame.evaluate((element) => getComputedStyle(element, "::after").content))
      .toBe(`"${partner.name}"`);
    await expect(frame.locator("img")).toHaveCSS("opacity", "0");
    const lastTried = await frame.locator("img").getAttribute("src");
    expect(lastTried, "no other picture takes its place").toContain("fm=jpg");
  } finally {
    await lake.createOrReplace(partner);
  }
});
