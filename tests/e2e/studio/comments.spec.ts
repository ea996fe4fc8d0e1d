import { expect, test } from "#tests/e2e/support/studio.ts";

// Whoever has signed out is asked for, and the browser says so.
test.use({
  ownTab: true,
  alsoAllowed: [/status of 401 \(Unauthorized\) \(http:\/\/localhost:\d+\/v[\d-]+\/users\/me/],
});

test("a comment waits for whom it mentions, who answers", async ({ studio, documents, page }) => {
  const testimonial = await documents.testimonial("Words to talk about");
  await studio.openDocument(testimonial);
  await studio.field("quote").hover();
  await studio.field("quote").getByRole("button", { name: "Add comment" }).click();
  const editor = page.getByTestId("comment-input-editable").last();
  await editor.pressSequentially("Is this true, @rev");
  const people = page.getByTestId("comments-mentions-menu");
  await expect(people).toContainText("Local reviewer");
  await expect(people).not.toContainText("Local developer");
  await editor.press("Enter");
  await expect(people).toBeHidden();
  await page.getByTestId("comment-input-send-button").last().click();
  const comment = page.getByTestId("comments-list-item").first();
  await expect(comment).toContainText("Is this true, @Local reviewer");

  await studio.signInAs("Local reviewer");
  await studio.openDocument(testimonial);
  await page.getByRole("button", { name: "Comments", exact: true }).click();
  await expect(comment).toContainText("Local editor");
  await expect(comment).toContainText("Is this true, @Local reviewer");
  await comment.getByTestId("comment-input-editable").pressSequentially("It is.");
  await comment.getByTestId("comment-input-send-button").click();
  await expect(comment.getByTestId("comments-list-item-layout").last()).toContainText(
    /Local reviewer.*It is\./,
  );
});
