import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { describe, expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { languageOf } from "#schemas/shared/languages.ts";
import { mergeTexts } from "./merge-texts.ts";
import { readTextTable } from "./text-table.ts";

const english = languageOf("en");
const swedish = languageOf("sv");
const finnish = languageOf("fi");

type Cell = string | { value: number; type: NumberConstructor; format: string };

/** A sheet of texts in a language, as an export has them. */
const sheetIn = ({ name, tag }: typeof english, source: string, text: Cell): Cell[][] => [
  ["Document", "Field", "English", `${name} (${tag})`],
  ["page", "hero.headline", source, text],
];

async function tableOf(sheets: Record<string, Cell[][]>, language = swedish) {
  const path = join(await makeTempDir(), "sv.xlsx");
  const all = Object.entries(sheets).map(([sheet, data]) => ({ sheet, data }));
  await writeXlsxFile(all).toFile(path);
  return readTextTable(path, language);
}

const textsOf = async (...given: Parameters<typeof tableOf>) => (await tableOf(...given)).texts;

test("columns that somebody has added and filled in are named, because nothing of them is read", async () => {
  const [head = [], row = []] = sheetIn(swedish, "Home", "Hem");
  const sheet = [
    [...head, "Ny översättning", "State", "Empty"],
    [...row, "Start", "translated", ""],
  ];
  const { texts, unread } = await tableOf({ Texts: sheet });
  expect([texts[0]?.text, unread]).toEqual(["Hem", ["Ny översättning"]]);
});

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

test.each([
  ["Open 3 May", "d/m", 46_145],
  ["Open 24/7", "d-mmm", 46_145],
  ["In between", "d-mmm", 46_145],
  ["At 7:30", "h:mm", 0.3125],
])(
  "a cell of “%s” in which a spreadsheet has made a day or a time is refused",
  async (source, format, value) => {
    const given = await textsOf({
      Texts: sheetIn(swedish, source, { value, type: Number, format }),
    });
    const phrases = [{ field: "hero.headline", source }];
    const { changed, refused } = mergeTexts(
      new Map([["page", { phrases, rows: [] }]]),
      given,
      "theirs",
      true,
    );
    expect(changed.size).toBe(0);
    expect(refused).toMatchObject([
      {
        place: expect.stringContaining("row 2"),
        message: expect.stringContaining("is a day or a time"),
      },
    ]);
  },
);

test.each(["Svenska\u00a0(sv)", "Svenska\u202f (sv)", "svenska  (SV)"])(
  "a head with other spaces than an export writes is read: %j",
  async (title) => {
    const head = ["Document", "\u00a0Field", "English ", title];
    const table = [head, ["page", "hero.headline", "Home", "Hem"]];
    expect(await textsOf({ Texts: table })).toMatchObject([{ text: "Hem" }]);
  },
);
