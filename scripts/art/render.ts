import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { type PictureName, pictures } from "./pictures.ts";
import { scenes } from "./scenes/index.mjs";
import { pictureSize } from "./size.ts";

/** High, because every visitor gets a picture that has been converted once more. */
const QUALITY = 95;

const imageFolder = new URL("../seed/images/", import.meta.url);
const drawings = scenes satisfies Record<PictureName, () => { svg(): string }>;

/** Draws one illustration and writes it as WebP to scripts/seed/images. */
async function render(name: PictureName): Promise<void> {
  const file = fileURLToPath(new URL(`${name}.webp`, imageFolder));
  const { size } = await sharp(Buffer.from(drawings[name]().svg()))
    .resize(pictureSize.width, pictureSize.height)
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toFile(file);
  console.log(`${name}.webp ${Math.round(size / 1024)} KB`);
}

function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

/** Draws the illustrations named on the command line, or all of them. */
async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !isPictureName(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no illustration named ${unknown.join(", ")}. Choose from: ${Object.keys(pictures).join(", ")}.`,
    );
  }
  await mkdir(imageFolder, { recursive: true });
  const names = wanted.length > 0 ? wanted : Object.keys(pictures);
  for (const name of names.filter(isPictureName)) await render(name);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
