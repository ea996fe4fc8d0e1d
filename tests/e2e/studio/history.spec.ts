import { expect, test } from "#tests/e2e/support/studio.ts";

test("an older revision is looked at and brought back", async ({ studio, documents, page }) => {
  const testimonial = await documents.testimonial("First words");
  await studio.openDocument(testimonial);
  await studio.text("quote").fill("Second words");
  await studio.publish();

  // Opened anew: while a draft is published, the Studio lists its last edit a second time.
  await studio.openDocument(testimonial);
  await studio.status.click();
  await page.getByRole("tab", { name: "History" }).click();
  const revisions = page.getByTestId("timeline-item-button");
  await expect(revisions).toContainText(["Published", "Created"]);

  await revisions.last().click();
  await expect(studio.text("quote")).toHaveValue("First words");
  await expect(studio.text("quote")).not.toBeEditable();
  await page.getByRole("button", { name: "Revert to revision" }).click();
  await page.getByTestId("confirm-popover-confirm-button").click();
  await documents.waitFor(`drafts.${testimonial._id}`, { quote: "First words" });
  await expect(studio.text("quote")).toBeEditable();
  await studio.publish();
  await documents.waitFor(testimonial._id, { quote: "First words" });
});

test("the published version has a timeline of its own", async ({ studio, documents, page }) => {
  const testimonial = await documents.testimonial("First words");
  await studio.openDocument(testimonial);
  await studio.text("quote").fill("Second words");
  await studio.publish();
  await studio.text("quote").fill("Words of a draft");
  await documents.waitFor(`drafts.${testimonial._id}`, { quote: "Words of a draft" });

  await studio.showPublished();
  await expect(studio.text("quote")).toHaveValue("Second words");
  await studio.status.click();
  await page.getByRole("tab", { name: "History" }).click();
  await expect(page.getByTestId("timeline-item-button")).toContainText(["Published", "Created"]);
});

test("the changes since the last publishing are shown word by word", async ({
  studio,
  documents,
  page,
}) => {
  const testimonial = await documents.testimonial("Old words");
  await studio.openDocument(testimonial);
  await studio.text("quote").fill("New words");
  await expect(studio.status).toContainText("Edited");
  await studio.status.click();

  await page.getByRole("tab", { name: "Review changes" }).click();
  const changes = page.getByRole("complementary");
  await expect(changes.getByRole("deletion")).toHaveText("Old");
  await expect(changes.getByRole("insertion")).toHaveText("New");
});
