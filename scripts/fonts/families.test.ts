import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { readReleases } from "#scripts/seed/releases.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { typedLetters } from "#tests/support/typed-letters.ts";
import { charactersOf } from "./characters.ts";
import {
  type Family,
  FONTS_FOLDER,
  families,
  fontDeclarations,
  fontFile,
  makeFontFiles,
  partsOf,
} from "./families.ts";

const committed = (name: string) => readFileSync(join(FONTS_FOLDER, name));

test("the font files are up to date with `npm run typegen -- --fonts`", async () => {
  for (const [name, bytes] of await makeFontFiles()) {
    const isCurrent = committed(name).equals(bytes);
    expect(isCurrent, `${name} is stale. Run: npm run typegen -- --fonts`).toBe(true);
  }
  expect(committed("fonts.generated.ts").toString()).toBe(fontDeclarations());
});

test("the first view loads at most 38 KiB of fonts", () => {
  const loaded = ["display-basic.woff2", "text-basic.woff2", "text-names.woff2"];
  const bytes = loaded.reduce((sum, name) => sum + committed(name).length, 0);
  expect(bytes).toBeLessThanOrEqual(38 * 1024);
});

/** The parts that a page in a Nordic language loads. */
const onPage = ["basic", "names", "nordic"];

test("a page in a Nordic language loads at most 50 KiB of fonts and has every letter", async () => {
  const loaded = families.flatMap((family) =>
    partsOf(family).flatMap((part) => (onPage.includes(part.name) ? fontFile(family, part) : [])),
  );
  const bytes = loaded.reduce((sum, name) => sum + committed(name).length, 0);
  expect(bytes).toBeLessThanOrEqual(50 * 1024);
  const releases = await readReleases();
  const translations = [...seedDocuments, ...releases.flatMap(({ documents }) => documents)].filter(
    ({ _type }) => _type === "translation",
  );
  const further = [...new Set(JSON.stringify(translations))].filter((each) =>
    families.every((family) => !onPage.includes(partOf(family, each) ?? "")),
  );
  expect(further).toEqual([]);
});

const seeded = JSON.stringify(seedDocuments);
const partOf = (family: Family, character: string) =>
  partsOf(family).find((part) => charactersOf(part).includes(character))?.name;

test.each(families)(
  "the font $name has every letter of the content, and no hinting",
  async (family) => {
    const has = new Map<string, number[]>();
    for (const part of partsOf(family)) {
      const whole = await subsetFont(
        committed(fontFile(family, part)),
        partsOf(family).map(charactersOf).join(""),
        { targetFormat: "truetype" },
      );
      const face = new Face(new Blob(new Uint8Array(whole).buffer), 0);
      has.set(part.name, [...face.collectUnicodes()]);
      const tables = Array.from({ length: whole.readUInt16BE(4) }, (_, at) =>
        whole.toString("latin1", 12 + 16 * at, 16 + 16 * at),
      );
      expect(tables).toContain("prep");
    }
    const missing = [...new Set(seeded + typedLetters)].filter(
      (each) => !has.get(partOf(family, each) ?? "")?.includes(each.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  },
);

/** How often letters and spaces are in a text. Next scales fallbacks by them too. */
const FREQUENT_LETTERS = "aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ";

/** The average width of those letters in fonts of systems, in ems. */
const systemFonts = {
  display: { "Times New Roman": 0.41719, "Noto Serif": 0.49723 },
  text: { Arial: 0.4563, Roboto: 0.45801 },
};

/** How far the width may be from the brand's. */
const TOLERANCE = 0.005;

test.each(families)(
  "until the font $name arrives, texts are as wide as with it on Android and everywhere else",
  async (family) => {
    const [basic] = partsOf(family);
    if (basic === undefined) throw new Error("The family has no parts.");
    const file = committed(fontFile(family, basic));
    const whole = await subsetFont(file, FREQUENT_LETTERS, { targetFormat: "truetype" });
    const face = new Face(new Blob(new Uint8Array(whole).buffer), 0);
    const font = new Font(face);
    const widths = Array.from(FREQUENT_LETTERS, (letter) =>
      font.glyphHAdvance(font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0),
    );
    const average = widths.reduce((sum, each) => sum + each, 0) / widths.length / face.upem;
    const styles = readFileSync(join(ROOT, "web", "styles", "base.css"), "utf8");
    for (const [name, width] of Object.entries(systemFonts[family.name])) {
      const rule = new RegExp(`local\\("${name}"\\)[^}]*size-adjust: ([\\d.]+)%`).exec(styles);
      const scaled = (width * Number(rule?.[1])) / 100;
      expect(Math.abs(scaled / average - 1), name).toBeLessThan(TOLERANCE);
    }
  },
);
