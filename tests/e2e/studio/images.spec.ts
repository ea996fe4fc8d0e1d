import sharp from "sharp";
import { expect, type Studio, test } from "#tests/e2e/support/studio.ts";

async function pictureFile(width: number) {
  const picture = sharp({ create: { width, height: 600, channels: 3, background: "#2a7f9e" } });
  return { name: "logo.png", mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

async function upload(studio: Studio): Promise<void> {
  const input = studio.page.locator("input[type=file]");
  // Before the document is read, the form takes no file; and Sanity breaks an upload off whose field
  // it draws anew meanwhile: then an editor chooses the file again.
  await expect(studio.status).toContainText(/Created/);
  await expect(async () => {
    await expect(input).toBeEnabled();
    await input.setInputFiles(await pictureFile(800));
    const preview = studio.page.getByRole("img", { name: "Preview of uploaded image" });
    await expect(preview).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

test("an image is published once it has its text; another one needs a text and a size", async ({
  studio,
  documents,
  page,
}) => {
  const partner = await documents.partner();
  const draftId = `drafts.${partner._id}`;
  await studio.openDocument(partner);
  await upload(studio);

  await studio.openValidation();
  await expect(studio.validation).toContainText("Say what the image shows");
  await expect(studio.publishButton).toBeDisabled();

  await studio.text("logo.alt").fill("A blue field");
  await expect(studio.validation).not.toContainText("Say what the image shows");
  await studio.publish();
  await documents.waitFor(partner._id, {
    logo: { alt: "A blue field", asset: { _ref: expect.stringMatching(/^image-.*-800x600-png$/) } },
  });
  const preview = page.getByRole("img", { name: "Preview of uploaded image" });
  await expect(preview).toHaveJSProperty("complete", true);
  await expect(preview).not.toHaveJSProperty("naturalWidth", 0);

  await page.getByRole("button", { name: "Open image edit dialog" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit hotspot and crop" });
  const handle = dialog.locator('[data-handle="crop-left"]');
  await handle.dragTo(dialog.locator('[data-handle="hotspot"]'), { force: true });
  await documents.waitFor(draftId, {
    logo: { crop: { left: expect.any(Number), right: 0 }, hotspot: expect.anything() },
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  const fileChooser = page.waitForEvent("filechooser");
  await page.getByTestId("options-menu-button").click();
  await page.getByRole("menuitem", { name: "Upload" }).click();
  await (await fileChooser).setFiles(await pictureFile(200));
  await expect(studio.validation).toContainText("This was written for another picture");
  await expect(studio.validation).toContainText("This picture is 200 pixels wide");
  await documents.waitFor(draftId, {
    logo: { asset: { _ref: expect.stringMatching(/-200x600-png$/) }, alt: "A blue field" },
  });
  const stored = await documents.stored(draftId);
  expect(stored?.logo.crop).toBeUndefined();
  expect(stored?.logo.hotspot).toBeUndefined();

  await studio.text("logo.alt").fill("A narrow blue field");
  await expect(studio.validation).not.toContainText("This was written for another picture");
});
