import { ReleasesTool, typeSoon, UNTIL_PUBLISHED } from "#tests/e2e/support/releases.ts";
import { answerAt, expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { expect, type Studio, test } from "#tests/e2e/support/studio.ts";
import { type StudioDocuments, uniqueWord } from "#tests/e2e/support/studio-documents.ts";

// What is scheduled goes by the minute.
test.setTimeout(240_000);

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
  const releases = new ReleasesTool(page);
  await releases.create(`Release ${uniqueWord()}`);
  const address = page.url();
  await releases.add(service.title);

  await releases.documents.getByTestId("default-preview").click();
  await expect(studio.text("hero.heading")).toBeEditable();
  await studio.text("hero.heading").fill(heading);
  await expect(studio.status).toContainText("Edited just now");
  await page.goto(address);
  await releases.schedule();
  await releases.documents.getByTestId("default-preview").click();
  await expectLocked(studio);
  expect((await answerAt(service.path)).html).not.toContain(heading);

  await expectPublishedAt(service.path, heading);
  await page.goto(address);
  await expect(page.getByText("This release is published successfully")).toBeVisible();
  await expect(releases.documents).toContainText([service.title]);
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
