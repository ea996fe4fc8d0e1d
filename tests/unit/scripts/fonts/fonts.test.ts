import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { beforeAll, describe, expect, test } from "vitest";
import { charactersOf, parts } from "#scripts/fonts/characters.ts";
import {
  FONTS_FOLDER,
  families,
  fontDeclarations,
  fontFile,
  makeFontFiles,
} from "#scripts/fonts/families.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";

const committed = (name: string) => readFileSync(join(FONTS_FOLDER, name));

/** The characters that a file of type really has. */
async function charactersIn(name: string): Promise<Set<string>> {
  const whole = await unpacked(name);
  const face = new Face(new Blob(new Uint8Array(whole).buffer), 0);
  return new Set([...face.collectUnicodes()].map((point) => String.fromCodePoint(point)));
}

const unpacked = (name: string) =>
  subsetFont(committed(name), charactersOfAll, { targetFormat: "truetype" });

const charactersOfAll = parts.map(charactersOf).join("");

test("the files and their declarations are what `npm run typegen -- --fonts` makes", async () => {
  for (const [name, bytes] of await makeFontFiles()) {
    expect(committed(name).equals(bytes), `${name} is stale. Run: npm run typegen -- --fonts`).toBe(
      true,
    );
  }
  expect(committed("fonts.generated.ts").toString()).toBe(fontDeclarations());
});

test.each(families)(
  "$name is asked for with every part, the one with a fallback last",
  ({ name }) => {
    const tokens = readFileSync("web/app/styles/tokens.css", "utf8");
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

describe.each(families)("$name", (family) => {
  const has = new Map<string, Set<string>>();
  const part = (character: string) =>
    parts.find((one) => charactersOf(one).includes(character))?.name;
  const missing = (text: string) =>
    [...new Set(text)].filter((character) => !has.get(part(character) ?? "")?.has(character));

  beforeAll(async () => {
    for (const one of parts) has.set(one.name, await charactersIn(fontFile(family, one)));
  });

  test("every character of the seeded content is in a part, and nearly all in the first", () => {
    const text = JSON.stringify(seedDocuments);
    expect(missing(text)).toEqual([]);
    const later = [...new Set(text)].filter((character) => part(character) !== "basic");
    expect(later.sort()).toEqual(["ī", "ł", "ń"]);
  });

  test("what an editor types in a language of the Nordics, the Baltics or Poland is set in it", () => {
    const polish = "ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”";
    const baltic = "ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūžĄĘĖĮŲąęėįų“";
    expect(missing(`${polish}${baltic}ÅÄÖÕÜÆØåäöõüæø«»ÁÐÉÍÓÚÝÞáðéíóúýþ`)).toEqual([]);
  });

  test("it says that it needs no hinting, or Linux would space it otherwise", async () => {
    const whole = await unpacked(fontFile(family, parts[0]));
    const tables = Array.from({ length: whole.readUInt16BE(4) }, (_, at) =>
      whole.toString("latin1", 12 + 16 * at, 16 + 16 * at),
    );
    expect(tables).toContain("prep");
  });
});
