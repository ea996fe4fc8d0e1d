import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import { BEFORE_RETRY, expect, type Studio, test } from "#tests/e2e/support/studio.ts";
import type { StudioDocuments } from "#tests/e2e/support/studio-documents.ts";

async function pictureFile(width: number) {
  const picture = sharp({ create: { width, height: 600, channels: 3, background: "#2a7f9e" } });
  return { name: "logo.png", mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

async function upload(studio: Studio): Promise<void> {
  const input = studio.page.locator("input[type=file]");
  // The form accepts no file before the document is read, and Sanity aborts an upload when it
  // renders the field again. An editor would choose the file again.
  await expect(studio.status).toContainText(/Created/);
  await expect(async () => {
    await expect(input).toBeEnabled();
    await input.setInputFiles(await pictureFile(800));
    const preview = studio.page.getByRole("img", { name: "Preview of uploaded image" });
    await expect(preview).toBeVisible(BEFORE_RETRY);
  }).toPass();
}

test("an image can be published only with an alternative text and a sufficient size", async ({
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

type Dropped = { name: string; type: string; bytes: Buffer };

/** Drops a file of the computer on the picture of a page's hero. */
async function drop(studio: Studio, file: Dropped): Promise<void> {
  await dropOn(studio.form.locator("[id='hero.image'][data-is-file-target]"), file);
}

async function dropOn(target: Locator, { name, type, bytes }: Dropped): Promise<void> {
  await target.evaluate(
    async (element, file) => {
      const content = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], file.name, { type: file.type }));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      element.dispatchEvent(new DragEvent("drop", options));
    },
    { name, type, base64: bytes.toString("base64") },
  );
}

/**
 * Drops a file until the Studio reports a result, because Sanity loses a file when it renders the
 * field again. An editor would drop the file again.
 */
async function dropUntilSaid(studio: Studio, file: Dropped, words: string): Promise<void> {
  await expect(async () => {
    await drop(studio, file);
    await expect(studio.page.getByText(words).first()).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 90_000 });
}

const fromTelephone = () => readFile("tests/e2e/support/files/telephone.heic");
const blue = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2a7f9e" } });

/** An animated WebP of two images. */
async function movingPicture(width: number): Promise<Buffer> {
  const frames = [blue(width, 1000), blue(width, 1000).negate()];
  const images = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  return sharp(images, { join: { animated: true } })
    .webp({ loop: 0, delay: [200, 200] })
    .toBuffer();
}

/** A page, and a function that waits until a dropped image is that of its hero. */
async function openHero(studio: Studio, documents: StudioDocuments) {
  const service = await documents.service();
  const draftId = `drafts.${service._id}`;
  await studio.openDocument(service);
  // The form accepts no file before the document is read.
  await expect(studio.status).toContainText(/Created/);
  /** @returns its address on the lake */
  return async function arrives(end: string): Promise<string> {
    const hero = { image: { asset: { _ref: expect.stringMatching(new RegExp(`-${end}$`)) } } };
    await documents.waitFor(draftId, { hero });
    const assetId = (await documents.stored(draftId))?.hero.image.asset._ref;
    return lakeClient().fetch<string>("*[_id == $assetId][0].url", { assetId });
  };
}

/** A picture as the lake serves it. */
const served = async (url: string) => sharp(await (await fetch(url)).arrayBuffer());

test("a telephone's HEIC picture is converted to JPEG, and an unusable file is refused in plain words", async ({
  studio,
  documents,
  page,
}) => {
  const arrives = await openHero(studio, documents);
  const photograph = { type: "image/heic", bytes: await fromTelephone() };
  await dropUntilSaid(studio, { name: "a.HEIC", ...photograph }, "“a.HEIC” was made a JPEG.");
  const first = await served(await arrives("1600x1000-jpg"));
  expect((await first.metadata()).format).toBe("jpeg");

  const broken = { name: "b.heic", type: "image/heic", bytes: Buffer.from("no picture") };
  await dropUntilSaid(studio, broken, "“b.heic” cannot be read.");

  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
  const drawing = { name: "c.svg", type: "image/svg+xml", bytes: svg };
  await dropUntilSaid(studio, drawing, "An SVG is a drawing, and fits as a logo alone.");
  await expect(page.getByText("no known conversion")).toBeHidden();

  // Not every system knows the type of such a file.
  const untyped = { ...photograph, name: "d.heic", type: "" };
  await dropUntilSaid(studio, untyped, "“d.heic” was made a JPEG.");
});

/** Names of the stored files that were uploaded under one of these names. */
const uploaded = (...names: string[]) =>
  lakeClient().fetch<string[]>(
    `*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && originalFilename in $names]
      .originalFilename`,
    { names },
  );

test("the media browser converts pictures that are uploaded by choosing or dropping", async ({
  page,
}) => {
  const heic = await fromTelephone();
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="8"/>`);
  await page.goto(`${addresses.studio}/media`);
  await expect(page.getByText("tax-residency.webp").first()).toBeVisible();
  const input = page.locator("input[type=file]").first();
  // The browser draws its upload again while it reads the pictures, and loses what was chosen before.
  await expect(async () => {
    await input.setInputFiles([
      { name: "chosen.heic", mimeType: "image/heic", buffer: heic },
      { name: "chosen.svg", mimeType: "image/svg+xml", buffer: svg },
      { name: "broken.heic", mimeType: "image/heic", buffer: Buffer.from("no picture") },
    ]);
    await expect(page.getByText("“chosen.heic” was made a JPEG.").first()).toBeVisible({
      timeout: 20_000,
    });
  }).toPass({ timeout: 90_000 });
  await expect(page.getByText("“chosen.svg”: An SVG is a drawing").first()).toBeVisible();
  await expect(page.getByText("“broken.heic” cannot be read.").first()).toBeVisible();
  await expect.poll(() => uploaded("chosen.svg")).toEqual(["chosen.svg"]);
  // An image with the same content may be there already, under another name.
  const jpeg = `count(*[_type == "sanity.imageAsset" && _id match "*-1600x1000-jpg"])`;
  await expect.poll(() => lakeClient().fetch<number>(jpeg)).toBeGreaterThan(0);
  expect(await uploaded("chosen.heic", "broken.heic")).toEqual([]);

  const moving = await movingPicture(1640);
  const files = input.locator("..");
  await dropOn(files, { name: "dropped.webp", type: "image/webp", bytes: moving });
  await expect(page.getByText("“dropped.webp” is animated").first()).toBeVisible();
  await expect.poll(() => uploaded("dropped.webp")).toEqual(["dropped.webp"]);
  await expect(page.getByText("Drop files to upload")).toBeHidden();
});

test("an AVIF is uploaded unchanged, and of an animation the first image is used", async ({
  studio,
  documents,
}) => {
  const arrives = await openHero(studio, documents);
  const avif = await blue(1610, 1000).avif().toBuffer();
  await drop(studio, { name: "a.avif", type: "image/avif", bytes: avif });
  await arrives("1610x1000-avif");

  const moving = await movingPicture(1620);
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const moves = { name: "b.webp", type: "image/webp", bytes: moving };
  await dropUntilSaid(studio, moves, "“b.webp” is animated");
  const still = await served(await arrives("1620x1000-webp"));
  expect((await still.metadata()).pages ?? 1).toBe(1);
});

test("a CMYK picture is shown in its right colours, and one of 12,000 pixels is served small", async ({
  studio,
  documents,
}) => {
  const arrives = await openHero(studio, documents);
  const printed = await blue(1630, 1000).toColourspace("cmyk").jpeg().toBuffer();
  expect((await sharp(printed).metadata()).space).toBe("cmyk");
  await drop(studio, { name: "a.jpg", type: "image/jpeg", bytes: printed });
  const shown = await served(`${await arrives("1630x1000-jpg")}?w=40`);
  expect((await shown.metadata()).space).toBe("srgb");
  const means = (await shown.stats()).channels.map(({ mean }) => mean);
  expect(means).toEqual([0x2a, 0x7f, 0x9e].map((value) => expect.closeTo(value, -2)));

  const large = await blue(12_000, 9000).jpeg().toBuffer();
  await drop(studio, { name: "b.jpg", type: "image/jpeg", bytes: large });
  const small = await served(`${await arrives("12000x9000-jpg")}?w=1280`);
  expect(await small.metadata()).toMatchObject({ width: 1280, height: 960 });
});
