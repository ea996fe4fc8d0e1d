// `npm run pictures`: takes the pictures of the handbook anew.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { messageOf } from "#schemas/shared/error-message.ts";
import { browserExecutable } from "../lib/browser.ts";
import { ROOT } from "../lib/project.ts";
import { type HandbookPicture, handbookPictures } from "./handbook-pictures.ts";

const USAGE = `Takes the pictures of docs/editing.md anew, of a Studio that runs on the first content:
  npm start, and beside it: npm run pictures [-- name …] [-- --studio http://localhost:3333]
  --help   show this text
It changes nothing in the Studio. It ends with 1 when a picture cannot be taken.`;

const FOLDER = join(ROOT, "docs/pictures");
/** Pixels of the window, and of a picture's width. */
const WINDOW = { width: 1440, height: 900 };
const WIDTH = 1100;
/** What stands there only until something else has come. */
const UNFINISHED = ["Loading.", "Looking for its pages…"];
const LONGEST_WAIT_MS = 120_000;

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { studio: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(USAGE);
  const wanted = handbookPictures.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  );
  if (wanted.length === 0) throw new Error(`No picture is named ${positionals.join(", ")}.`);
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    args: ["--no-sandbox"],
  });
  try {
    for (const picture of wanted) await take(picture, browser, values.studio);
  } finally {
    await browser.close();
  }
}

async function take(
  { name, path, show }: HandbookPicture,
  browser: Browser,
  studio = "http://localhost:3333",
): Promise<void> {
  // Each in a browser of its own, so that none shows what another one left behind.
  const page = await browser.newPage({ viewport: WINDOW, colorScheme: "light" });
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  await page.goto(new URL(path, studio).href);
  await show(page);
  for (const text of UNFINISHED) await page.getByText(text).first().waitFor({ state: "hidden" });
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  );
  const shot = await page.screenshot({ animations: "disabled", caret: "hide" });
  await page.close();
  const file = join(FOLDER, `${name}.webp`);
  const { size } = await sharp(shot).resize({ width: WIDTH }).webp({ quality: 70 }).toFile(file);
  console.log(`${name}: ${Math.ceil(size / 1_000)} KB`);
}
