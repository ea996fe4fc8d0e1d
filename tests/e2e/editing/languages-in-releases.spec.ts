import type { Page } from "@playwright/test";
import { readReleases } from "#scripts/seed/releases.ts";
import { seed } from "#scripts/seed/seed.ts";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import { be, expect, test } from "#tests/e2e/support/studio.ts";

const releaseId = "norwegianReader";
const lake = lakeClient();
const languages = { _id: "siteLanguages", _type: "siteLanguages" };
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
test.beforeEach(async ({ documents }) => {
  await documents.change("siteSettings", { secondPerson: ["languages"] });
});
test.afterEach(seedRelease);
test.afterEach(async () => {
  await lake.delete(`drafts.${languages._id}`);
  await lake.createOrReplace({ ...languages, shown: ["sv"] });
});

/** Opens the document with the languages of the site as another person. */
async function openAs(page: Page, person: string): Promise<void> {
  await be(page, person);
  await page.goto(`${addresses.studio}/intent/edit/id=${languages._id};type=${languages._type}/`);
}

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

// It opens the Studio five times.
test.setTimeout(300_000);

test("a language waits in a release for its reader, and two people switch it on and off for visitors", async ({
  page,
}) => {
  await page.goto(`${addresses.studio}/releases`);
  for (const language of ["Norwegian", "Danish", "Finnish"]) {
    await expect(page.getByText(`${language} awaits a reader`).first()).toBeVisible();
  }
  /** The status of an address, and where it leads. */
  const at = async (path: string) => {
    const answer = await page.request.get(addresses.site + path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  const textOf = async (path: string) => (await page.request.get(addresses.site + path)).text();
  expect(await at("/no/contact?utm_source=letter")).toEqual([307, "/contact?utm_source=letter"]);

  await lake.releases.publish({ releaseId });
  const approve = page.getByRole("button", { name: "Approve and publish" });
  const norwegian = page.getByRole("checkbox", { name: "Norsk" });
  const report = page.getByRole("region", { name: "Norsk" });

  await openAs(page, "local-editor");
  await expect(page.getByText("Shown on every page.")).toBeVisible();
  await expect(report).toContainText(/[7-9] of \d+ pages can be shown/);
  await report.getByText("Pages that can be shown").click();
  await expect(report.getByRole("link", { name: "Contact page" })).toBeVisible();
  await expect(report).toContainText("Nobody has read it. Changed on");
  await norwegian.check();
  await expect(page.getByRole("button", { name: "Waits for a second person" })).toBeDisabled();
  expect(await at("/no/contact")).toEqual([307, "/contact"]);

  await openAs(page, "local-reviewer");
  await approve.click();
  await expect.poll(() => at("/no")).toEqual([200, undefined]);
  await expect.poll(() => textOf("/sitemap.xml")).toContain("/no/contact<");
  await expect.poll(() => textOf("/contact")).toMatch(/hrefLang="no" href="[^"]*\/no\/contact"/i);
  for (const path of ["/contact", "/free-zones/tax-benefits"]) {
    await page.goto(addresses.site + path);
    const english = await figuresOf(page);
    await page.goto(`${addresses.site}/no${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "nb");
    expect(await figuresOf(page)).toEqual(english);
  }

  await openAs(page, "local-reviewer");
  await norwegian.uncheck();
  await expect(page.getByRole("button", { name: "Waits for a second person" })).toBeDisabled();
  await openAs(page, "local-editor");
  await approve.click();
  await expect.poll(() => at("/no/contact")).toEqual([307, "/contact"]);
  expect(await at("/no")).toEqual([307, "/"]);
  // Caches may keep the sitemap for a second.
  await expect.poll(() => textOf("/sitemap.xml")).not.toContain("/no/");
  expect(await lake.fetch(`count(${published})`)).toBeGreaterThan(0);
});
