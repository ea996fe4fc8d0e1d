import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { seedDocuments } from "#tests/support/first-content.ts";
import { charactersOf, parts } from "./characters.ts";
import { FONTS_FOLDER, families, fontDeclarations, fontFile, makeFontFiles } from "./families.ts";

const committed = (name: string) => readFileSync(join(FONTS_FOLDER, name));

test("the files and their declarations are what `npm run typegen -- --fonts` makes", async () => {
  for (const [name, bytes] of await makeFontFiles()) {
    const isCurrent = committed(name).equals(bytes);
    expect(isCurrent, `${name} is stale. Run: npm run typegen -- --fonts`).toBe(true);
  }
  expect(committed("fonts.generated.ts").toString()).toBe(fontDeclarations());
});

test.each(families)(
  "$name is asked for with every part, the one with a fallback last",
  ({ name }) => {
    const tokens = readFileSync("web/styles/tokens.css", "utf8");
    const asked = [...tokens.matchAll(new RegExp(`var\\(--font-${name}-(\\w+),`, "g"))];
    const order = asked.map(([, part]) => part);
    expect(order.at(-1)).toBe("basic");
    expect(order.toSorted()).toEqual(parts.map((part) => part.name).sort());
  },
);

test("the first view takes 38 KiB of type at most, with the letters of Riga's address", () => {
  const loaded = ["display-basic.woff2", "text-basic.woff2", "text-names.woff2"];
  const bytes = loaded.reduce((sum, name) => sum + committed(name).length, 0);
  expect(bytes).toBeLessThanOrEqual(38 * 1024);
});

const seeded = JSON.stringify(seedDocuments);
/** What an editor types in a language of the Nordics, the Baltics or Poland. */
const typed =
  "ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūžĄĘĖĮŲąęėįų“ÅÄÖÕÜÆØåäöõüæø«»ÁÐÉÍÓÚÝÞáðéíóúýþ";
const partOf = (character: string) =>
  parts.find((part) => charactersOf(part).includes(character))?.name;

test.each(families)(
  "$name sets what is seeded and what editors type, and says that it needs no hinting, or Linux would space it otherwise",
  async (family) => {
    const has = new Map<string, number[]>();
    for (const part of parts) {
      const whole = await subsetFont(
        committed(fontFile(family, part)),
        parts.map(charactersOf).join(""),
        { targetFormat: "truetype" },
      );
      const face = new Face(new Blob(new Uint8Array(whole).buffer), 0);
      has.set(part.name, [...face.collectUnicodes()]);
      const tables = Array.from({ length: whole.readUInt16BE(4) }, (_, at) =>
        whole.toString("latin1", 12 + 16 * at, 16 + 16 * at),
      );
      expect(tables).toContain("prep");
    }
    const missing = [...new Set(seeded + typed)].filter(
      (each) => !has.get(partOf(each) ?? "")?.includes(each.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  },
);
