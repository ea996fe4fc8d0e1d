import { expect, Studio, test } from "#tests/e2e/support/studio.ts";

// Sanity's own form of a task says so of its field for the day.
test.use({ alsoAllowed: [/No context provided for reporter/] });

test("two editors of one document see each other's changes", async ({
  studio,
  documents,
  page,
  context,
}) => {
  const testimonial = await documents.testimonial("First words");
  const other = new Studio(await context.newPage());
  await studio.openDocument(testimonial);
  await other.openDocument(testimonial);

  await studio.text("quote").fill("Words from the first tab");
  // Also by the key that made the draft.
  const told = other.page.getByText("Local editor is in this field");
  await expect(told, "that somebody writes in the same line").toBeVisible();
  await expect(other.text("quote")).toHaveValue("Words from the first tab");
  await other.text("city").fill("Tallinn");
  await expect(studio.text("city")).toHaveValue("Tallinn");
  const inList = page.getByTestId("document-list-pane").getByRole("option", { name: "Tallinn" });
  await expect(inList.getByText("Le", { exact: true }), "the other's initials").toBeVisible();

  await studio.publish();
  await expect(other.publishButton).toBeDisabled();
  await other.text("quote").fill("Words after publishing");
  await expect(studio.text("quote")).toHaveValue("Words after publishing");
});
