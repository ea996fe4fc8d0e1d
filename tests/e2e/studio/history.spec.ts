import { expect, test } from "#tests/e2e/support/studio.ts";

test("an editor reviews changes, discards them, or reverts to an earlier version", async ({
  studio,
  documents,
  page,
}) => {
  const testimonial = await documents.testimonial("Old words");
  const quote = studio.text("quote");
  const openHistory = async (tab: string) => {
    await studio.status.click();
    await page.getByRole("tab", { name: tab }).click();
  };
  await studio.openDocument(testimonial);
  await quote.fill("New words");
  await expect(studio.status).toContainText("Edited");
  await openHistory("Review changes");
  const changes = page.getByRole("complementary");
  await expect(changes.getByRole("deletion")).toHaveText("Old");
  await expect(changes.getByRole("insertion")).toHaveText("New");
  await studio.chooseAction("Discard changes");
  await studio.confirm("Discard changes");
  await expect(quote).toHaveValue("Old words");
  await documents.waitFor(`drafts.${testimonial._id}`, undefined);

  await quote.fill("New words");
  await studio.publish();
  // The page is opened again, because the Studio lists the last edit twice while a draft is
  // published.
  await studio.openDocument(testimonial);
  await openHistory("History");
  const revisions = page.getByTestId("timeline-item-button");
  await expect(revisions).toContainText(["Published", "Created"]);
  await revisions.last().click();
  await expect(quote).toHaveValue("Old words");
  await expect(quote).not.toBeEditable();
  await page.getByRole("button", { name: "Revert to revision" }).click();
  await page.getByTestId("confirm-popover-confirm-button").click();
  await documents.waitFor(`drafts.${testimonial._id}`, { quote: "Old words" });
  await documents.waitFor(testimonial._id, { quote: "New words" });
});
