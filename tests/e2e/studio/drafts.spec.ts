import { expect, test } from "#tests/e2e/support/studio.ts";

test("discarding changes brings back what is published", async ({ studio, documents }) => {
  const testimonial = await documents.testimonial("The published words");
  await studio.openDocument(testimonial);
  await studio.text("quote").fill("Words to discard");
  await expect(studio.publishButton).toBeEnabled();

  await studio.chooseAction("Discard changes");
  await studio.confirm("Discard changes");

  await expect(studio.text("quote")).toHaveValue("The published words");
  await documents.waitFor(`drafts.${testimonial._id}`, undefined);
  await documents.waitFor(testimonial._id, { quote: "The published words" });
});

test("an unpublished document stays as a draft and can be published again", async ({
  studio,
  documents,
}) => {
  const testimonial = await documents.testimonial("Here and gone");
  await studio.openDocument(testimonial);
  await studio.unpublish();
  await documents.waitFor(testimonial._id, undefined);
  await documents.waitFor(`drafts.${testimonial._id}`, { quote: "Here and gone" });

  await studio.openDocument(testimonial);
  await studio.publish();
  await documents.waitFor(testimonial._id, { quote: "Here and gone" });
});
