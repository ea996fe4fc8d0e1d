import type { Locator, Page } from "@playwright/test";
import { answerAt, expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, type Studio, test } from "#tests/e2e/support/studio.ts";
import { type StudioDocuments, uniqueWord } from "#tests/e2e/support/studio-documents.ts";

// What is scheduled goes by the minute.
test.setTimeout(240_000);

/** How long what is scheduled by `typeSoon` may take until it is on the site. */
const UNTIL_PUBLISHED = { timeout: 100_000 };

/** Types the next minute that is not about to begin, by the clock of Dubai, into the Studio's field. */
async function typeSoon(input: Locator): Promise<void> {
  const timeZone = "Asia/Dubai";
  const minute = 60_000;
  const soon = new Date(Math.ceil((Date.now() + minute / 3) / minute) * minute);
  const day = soon.toLocaleDateString("en-US", { dateStyle: "medium", timeZone });
  const text = `${day} ${soon.toLocaleTimeString("en-GB", { timeStyle: "short", timeZone })}`;
  await input.fill(text);
  await input.press("Enter");
  await expect(input).toHaveValue(text);
}

/** Makes a release that holds a document, and stays on its page. */
async function createRelease(page: Page, title: string, word: string): Promise<void> {
  await page.goto(`${addresses.studio}/releases`);
  await page.getByRole("button", { name: "New release" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByTestId("release-form-title").fill(title);
  await dialog.getByTestId("submit-release-button").click();
  // The Studio goes to the new release, or at times just chooses it and stays at the list.
  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByTestId("publish-all-button")).toBeVisible();
  await page.getByRole("button", { name: "Add document" }).click();
  await page.getByPlaceholder("Search", { exact: true }).fill(word);
  await page.getByTestId("default-preview").filter({ hasText: word }).first().click();
  await expect(page.getByTestId("table-row").filter({ hasText: word })).toBeVisible();
}

/** Gives the open release the next minute as its time, and schedules it. */
async function schedule(page: Page): Promise<void> {
  const time = page.getByTestId("date-input");
  const atTime = page.getByRole("tab", { name: "At time" });
  // The Studio closes the picker when the release itself arrives or changes meanwhile.
  await expect(async () => {
    if (!(await atTime.isVisible())) await page.getByTestId("release-type-picker").click();
    await atTime.click({ timeout: 3_000 });
    await expect(time).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await typeSoon(time);
  await page.getByTestId("release-form-title").click();
  await page.getByTestId("schedule-button").click();
  await page.getByRole("button", { name: "Yes, schedule" }).click();
  await expect(page.getByTestId("schedule-button")).toHaveText("Unschedule release");
}

/** A published service, and its releases gone after the test. */
async function makeService(documents: StudioDocuments) {
  const service = await documents.listedService();
  documents.removeLater(
    "_type == 'system.release' && count(finalDocumentStates[string::split(id, '.')[2] == $id]) > 0",
    { id: service._id },
  );
  await expectOnSite(service.path, service.title);
  return service;
}

/** Waits until the page at a path holds a text that is to be published at a time. */
async function expectPublishedAt(path: string, text: string): Promise<void> {
  await expect
    .poll(async () => (await answerAt(path)).html, { ...UNTIL_PUBLISHED, message: path })
    .toContain(text);
}

async function expectLocked(studio: Studio): Promise<void> {
  await expect(studio.page.getByText("Scheduled to be published")).toBeVisible();
  await expect(studio.text("hero.heading")).not.toBeEditable();
}

test("a release is on the site at its time", async ({ studio, documents, page }) => {
  const service = await makeService(documents);
  const heading = `Headline ${uniqueWord()}`;
  const documentOfRelease = page.getByTestId("table-row").getByTestId("default-preview");
  await createRelease(page, `Release ${uniqueWord()}`, service.title);
  const address = page.url();
  await documentOfRelease.click();
  await expect(studio.text("hero.heading")).toBeEditable();
  await studio.text("hero.heading").fill(heading);
  await expect(studio.status).toContainText("Edited just now");
  await page.goto(address);
  await schedule(page);
  await documentOfRelease.click();
  await expectLocked(studio);
  expect((await answerAt(service.path)).html).not.toContain(heading);

  await expectPublishedAt(service.path, heading);
  await page.goto(address);
  await expect(page.getByText("This release is published successfully")).toBeVisible();
});

test("a scheduled draft is on the site at its time", async ({ studio, documents, page }) => {
  const service = await makeService(documents);
  const heading = `Headline ${uniqueWord()}`;
  await studio.openDocument(service);
  await studio.text("hero.heading").fill(heading);
  await documents.waitFor(`drafts.${service._id}`, { hero: { heading } });

  await studio.chooseAction("Schedule publish");
  await typeSoon(page.getByRole("dialog").getByTestId("date-input"));
  await studio.confirm("Schedule");
  await expectLocked(studio);
  expect((await answerAt(service.path)).html).not.toContain(heading);

  await expectPublishedAt(service.path, heading);
  await documents.waitFor(service._id, { hero: { heading } });
});
