import type { Locator, Page } from "@playwright/test";
import { answerAt, expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import {
  BEFORE_RETRY,
  editorsTimeZone,
  expect,
  type Studio,
  test,
} from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";

test.use({ ownTab: true });

const soon = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 30 * 60_000);

/** Schedules are in the editor's own time. */
const timeZone = editorsTimeZone;

const clockIn = (timeZone: string) =>
  soon.toLocaleTimeString("en-GB", { timeStyle: "short", timeZone });

/** Types the time of publication, in the editor's time, into the Studio's field. */
async function typeTime(input: Locator): Promise<void> {
  const day = soon.toLocaleDateString("en-US", { dateStyle: "medium", timeZone });
  const text = `${day} ${clockIn(timeZone)}`;
  await input.fill(text);
  await input.press("Enter");
  await expect(input).toHaveValue(text);
}

/** The release that the Studio has created for a document. */
async function releaseOf({ _id }: { _id: string }) {
  const lake = lakeClient();
  const version = `*[_id in path("versions.**") && string::split(_id, ".")[2] == $_id][0]._id`;
  await expect.poll(() => lake.fetch<string | null>(version, { _id })).not.toBeNull();
  return (await lake.fetch<string>(version, { _id })).split(".")[1] ?? "";
}

/** Moves the time of a release into the past. The content lake uses the time in the release. */
async function letTheTimeCome(releaseId: string): Promise<void> {
  const { releases } = lakeClient();
  expect((await releases.get({ releaseId }))?.publishAt).toBe(soon.toISOString());
  await releases.unschedule({ releaseId });
  await releases.schedule({ releaseId, publishAt: new Date(Date.now() + 1_000).toISOString() });
}

/** Creates a release with a document, and stays on its page. */
async function createRelease(page: Page, title: string, word: string): Promise<void> {
  await page.goto(`${addresses.studio}/releases`);
  const dialog = page.getByRole("dialog");
  const begin = page.getByRole("button", { name: "New release" });
  // The overview closes the dialog when it finds that there are no releases yet.
  await expect(async () => {
    if (!(await dialog.isVisible())) await begin.click();
    await dialog.getByTestId("release-form-title").fill(title, BEFORE_RETRY);
    await dialog.getByTestId("submit-release-button").click(BEFORE_RETRY);
  }).toPass();
  // The Studio opens the new release, or sometimes only selects it in the list.
  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByTestId("publish-all-button")).toBeVisible();
  await page.getByRole("button", { name: "Add document" }).click();
  await page.getByPlaceholder("Search", { exact: true }).fill(word);
  await page.getByTestId("default-preview").filter({ hasText: word }).first().click();
  await expect(page.getByTestId("table-row").filter({ hasText: word })).toBeVisible();
}

/** Sets the time of the open release, and schedules it. */
async function schedule(page: Page): Promise<void> {
  const time = page.getByTestId("date-input");
  const atTime = page.getByRole("tab", { name: "At time" });
  // The Studio closes the picker when the release changes meanwhile.
  await expect(async () => {
    if (!(await atTime.isVisible())) await page.getByTestId("release-type-picker").click();
    await atTime.click(BEFORE_RETRY);
    await expect(time).toBeVisible(BEFORE_RETRY);
  }).toPass();
  await typeTime(time);
  await page.getByTestId("release-form-title").click();
  // It also closes the confirmation dialog then.
  const confirm = page.getByRole("button", { name: "Yes, schedule" });
  await expect(async () => {
    if (!(await confirm.isVisible())) await page.getByTestId("schedule-button").click();
    await confirm.click(BEFORE_RETRY);
  }).toPass();
  await expect(page.getByTestId("schedule-button")).toHaveText("Unschedule release");
}

/** Sees that the open dialog proposes a time to come, on both clocks, and has no error. */
async function expectProposedTime(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Schedule publish" });
  await expect(dialog.getByLabel("Day", { exact: true })).toHaveValue(/^\d{1,2} \w{3,4} \d{4}$/);
  await expect(dialog.getByLabel("Time")).toHaveValue(/^\d\d:00$/);
  await expect(dialog.getByRole("status")).toHaveText(
    /^It goes out on .+ in Dubai \(.+ your time\)\.$/,
  );
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Schedule" })).toBeEnabled();
}

async function expectLocked(studio: Studio): Promise<void> {
  await expect(studio.page.getByText("Scheduled to be published")).toBeVisible();
  await expect(studio.text("hero.heading")).not.toBeEditable();
}

test("a scheduled release goes live at its time", async ({ studio, documents, page }) => {
  const service = await documents.listedService();
  await expectOnSite(service.path, service.title);
  const heading = `Headline ${uniqueWord()}`;
  const documentOfRelease = page.getByTestId("table-row").getByTestId("default-preview");
  await createRelease(page, `Release ${uniqueWord()}`, service.title);
  const address = page.url();
  const releaseId = await releaseOf(service);
  await documentOfRelease.click();
  await expect(studio.text("hero.heading")).toBeEditable();
  await studio.text("hero.heading").fill(heading);
  await documents.waitFor(`versions.${releaseId}.${service._id}`, { hero: { heading } });
  await expect(studio.status).toContainText("Edited");
  await page.goto(address);
  await schedule(page);
  await documentOfRelease.click();
  await expectLocked(studio);
  expect((await answerAt(service.path)).html).not.toContain(heading);

  await letTheTimeCome(releaseId);
  await expectOnSite(service.path, heading);
  await page.goto(address);
  await expect(page.getByText("This release is published successfully")).toBeVisible();
});

test("a scheduled draft goes live at its time", async ({ studio, documents, page }) => {
  const service = await documents.listedService();
  await expectOnSite(service.path, service.title);
  const heading = `Headline ${uniqueWord()}`;
  await studio.openDocument(service);
  await studio.text("hero.heading").fill(heading);
  await documents.waitFor(`drafts.${service._id}`, { hero: { heading } });

  await studio.chooseAction("Schedule publish");
  await expectProposedTime(page);
  const dialog = page.getByRole("dialog", { name: "Schedule publish" });
  const status = dialog.getByRole("status");
  const accept = dialog.getByRole("button", { name: "Schedule" });
  await dialog.getByLabel("Day", { exact: true }).fill("31.1.2020");
  await expect(status).toContainText("is over. Choose a later time.");
  await expect(accept).toBeDisabled();
  for (const day of ["31.1.2040", "2040-01-31", "31 Jan 2040"]) {
    await dialog.getByLabel("Day", { exact: true }).fill(day);
    await dialog.getByLabel("Time").fill("7.05");
    await expect(status).toHaveText(
      "It goes out on 31 Jan 2040, 10:05 in Dubai (31 Jan 2040, 07:05 your time).",
    );
    await dialog.getByLabel("Time").fill("soon");
    await expect(accept).toBeDisabled();
  }
  await dialog
    .getByLabel("Day", { exact: true })
    .fill(soon.toLocaleDateString("en-GB", { dateStyle: "medium", timeZone }));
  await dialog.getByLabel("Time").fill(clockIn(timeZone));
  await expect(status).toContainText(`${clockIn("Asia/Dubai")} in Dubai`);
  await accept.click();
  await expectLocked(studio);
  await page.getByRole("link", { name: "Start", exact: true }).click();
  const scheduled = page.getByRole("region", { name: "Scheduled" });
  await expect(scheduled).toContainText(`${clockIn("Asia/Dubai")} in Dubai`);
  await expect(scheduled).toContainText(`${clockIn(timeZone)} your time`);
  expect((await answerAt(service.path)).html).not.toContain(heading);

  await letTheTimeCome(await releaseOf(service));
  await expectOnSite(service.path, heading);
  await documents.waitFor(service._id, { hero: { heading } });
});
