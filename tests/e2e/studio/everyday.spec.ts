import { tabTo } from "#tests/e2e/support/keyboard.ts";
import { BEFORE_RETRY, expect, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";

test("an editor changes and publishes a heading by keyboard alone", async ({
  studio,
  documents,
  page,
}) => {
  const unlisted = await documents.unlistedPage();
  await studio.openDocument(unlisted);
  await expect(studio.status).toContainText(/Created/);
  const heading = `Headline ${uniqueWord()}`;
  await tabTo(page, studio.text("hero.heading"));
  await page.keyboard.press("Control+A");
  await page.keyboard.type(heading);
  await documents.waitFor(`drafts.${unlisted._id}`, { hero: { heading } });
  await expect(studio.publishButton).toBeEnabled();
  await tabTo(page, studio.publishButton);
  await page.keyboard.press("Enter");
  await documents.waitFor(unlisted._id, { hero: { heading } });
});

test("whoever opens a page by keyboard is at its headline, and whoever opens it by mouse in no field, and near it", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.service();
  await studio.openTool("Start");
  const pages = page.getByRole("region", { name: "Pages of the site" });
  const link = pages.getByRole("link", { name: service.title, exact: true });
  await link.press("Enter");
  await expect(studio.text("hero.heading")).toBeFocused();
  // From a list, which stays beside the form.
  await studio.openList("Services", "All services");
  const item = studio.listItems.filter({ hasText: service.title });
  await item.locator("xpath=ancestor::a").press("Enter");
  await expect(studio.text("hero.heading")).toBeFocused();
  await studio.openList("Services", "All services");
  await item.click();
  await expect(studio.text("hero.heading")).toBeVisible();
  await expect(studio.status).toContainText(/Created/);
  await expect(studio.text("hero.heading")).not.toBeFocused();
  // Who goes on by keyboard need not press Tab through the first fields.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "To the headline" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(studio.text("hero.heading")).toBeFocused();
});

test("whoever opens a document by mouse reads it, and no button's name hangs over it", async ({
  studio,
  documents,
  page,
}) => {
  const redirect = await documents.redirect();
  await studio.openList("Redirects");
  await studio.listItems.filter({ hasText: redirect.source }).click();
  await expect(studio.text("source")).toBeVisible();
  await expect(studio.status).toContainText(/Created/);
  await expect(page.getByRole("button", { name: "The fields of the document" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(studio.form.locator(":focus")).toBeVisible();
});

test("an editor shares a preview with somebody who has no account", async ({
  studio,
  documents,
  page,
  browser,
}) => {
  const service = await documents.service();
  const heading = `Headline ${uniqueWord()}`;
  await studio.openPreview(service);
  await studio.text("hero.heading").fill(heading);
  await documents.waitFor(`drafts.${service._id}`, { hero: { heading } });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share" }).first().click();
  const copy = page.getByRole("menuitem", { name: "Copy preview link" });
  // The switch takes a press only once Sanity has read whether the preview is shared.
  await expect(async () => {
    if (await copy.isDisabled()) await page.getByText("Share this preview").click();
    await expect(copy).toBeEnabled(BEFORE_RETRY);
  }).toPass();
  await copy.click();
  const link = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(link).toContain("/api/draft-mode/enable?");

  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await colleague.goto(await link());
  await expect(colleague.getByRole("heading", { level: 1 })).toContainText(heading);
  await elsewhere.close();
});
