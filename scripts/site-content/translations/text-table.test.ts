import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { describe, expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { languageOf } from "#schemas/shared/languages.ts";
import { readTextTable } from "./text-table.ts";

const english = languageOf("en");
const swedish = languageOf("sv");
const finnish = languageOf("fi");

type Cell =
  | string
  | { value: Date | number; type: DateConstructor | NumberConstructor; format: string };

/** A sheet of texts in a language, as an export has them. */
const sheetIn = ({ name, tag }: typeof english, source: string, text: Cell): Cell[][] => [
  ["Document", "Field", "English", `${name} (${tag})`],
  ["page", "hero.headline", source, text],
];

async function textsOf(sheets: Record<string, Cell[][]>, language = swedish) {
  const path = join(await makeTempDir(), "sv.xlsx");
  const all = Object.entries(sheets).map(([sheet, data]) => ({ sheet, data }));
  await writeXlsxFile(all).toFile(path);
  return readTextTable(path, language);
}

describe("a workbook of translations with several sheets", () => {
  const [home, contact] = [sheetIn(swedish, "Home", "Hem"), sheetIn(swedish, "Contact", "Kontakt")];

  test("is read where the table is not the first one", async () => {
    const [text, ...others] = await textsOf({ Summary: [["By Anna"]], Texts: home });
    expect([text?.text, others.length]).toEqual(["Hem", 0]);
  });

  test("with a sheet for each language is read for the one that is asked for", async () => {
    const sheets = { sv: home, fi: sheetIn(finnish, "Home", "Etusivu") };
    expect(await textsOf(sheets, finnish)).toMatchObject([{ text: "Etusivu" }]);
  });

  test("is refused where two have texts of the language, because one would be lost", async () => {
    await expect(textsOf({ Home: home, Contact: contact })).rejects.toThrow(
      "the sheets “Home” and “Contact” each have columns of this list",
    );
  });
});
