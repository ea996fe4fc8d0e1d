import type { Page } from "@playwright/test";
import { readReleases } from "#scripts/seed/releases.ts";
import { seed } from "#scripts/seed/seed.ts";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";

const releaseId = "norwegianReader";
const lake = lakeClient();
const published = `*[_type == "translation" && language == "no" && !(_id in path("versions.**"))]`;

/** The release as a first start leaves it. */
async function seedRelease(): Promise<void> {
  await lake.delete({ query: published });
  const release = await lake.releases.get({ releaseId });
  if (release?.state === "published") await lake.releases.delete({ releaseId });
  const releases = (await readReleases()).filter((each) => each.releaseId === releaseId);
  const source = { name: "the seed", documents: [], assets: [] };
  await seed(lake, { source, releases, check: false, force: [releaseId] });
}

test.beforeEach(seedRelease);
test.afterEach(seedRelease);

/** Each figure of a page by its document, with its digits. */
const figuresOf = (page: Page) =>
  page
    .locator("[data-figure]")
    .evaluateAll((all) =>
      all.map((each) => [
        each.getAttribute("data-figure"),
        each.textContent?.replaceAll(/\D/g, ""),
      ]),
    );

test("an unreviewed language waits in a release of the Studio, and visitors read it once the release is published", async ({
  page,
}) => {
  await page.goto(`${addresses.studio}/releases`);
  for (const language of ["Norwegian", "Danish", "Finnish"]) {
    await expect(page.getByText(`${language} awaits a reader`).first()).toBeVisible();
  }
  const statusOf = async (path: string) => (await page.request.get(addresses.site + path)).status();
  expect(await statusOf("/no")).toBe(404);
  expect(await statusOf("/no/contact")).toBe(404);

  await lake.releases.publish({ releaseId });

  await expect.poll(() => statusOf("/no")).toBe(200);
  for (const path of ["/contact", "/free-zones/tax-benefits"]) {
    await page.goto(addresses.site + path);
    const english = await figuresOf(page);
    await page.goto(`${addresses.site}/no${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "nb");
    expect(await figuresOf(page)).toEqual(english);
  }
});
