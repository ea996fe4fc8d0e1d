import { readFile } from "node:fs/promises";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { encoded, fileWith } from "../tests/fixture.ts";
import { decode, inspectWorkbook, readTable, writeTable } from "./table-file.ts";

describe("a list's text", () => {
  test.each(["windows-1257", "windows-1250", "windows-1252"])("is read in %s when told", (name) => {
    expect(decode(encoded("šž", name), name)).toBe("šž");
  });

  test("is read in Unicode without a word", () => {
    const wide = Buffer.from("\ufeffRīga", "utf16le");
    const narrow = ["Rīga", "\ufeffRīga"].map((text) => Buffer.from(text));
    const texts = [...narrow, wide, Buffer.from(wide).swap16()];
    expect(texts.map((bytes) => decode(Uint8Array.from(bytes)))).toEqual(Array(4).fill("Rīga"));
  });

  test("that cannot be read is answered with the code pages", () => {
    expect(() => decode(encoded("ā", "windows-1257"))).toThrow(/--encoding windows-1257/);
    expect(() => decode(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toThrow(/not a text file/);
    expect(() => decode(Uint8Array.of(0x41), "klingon")).toThrow(/not klingon/);
  });
});

const risky = [
  ["Id", "Text"],
  ["a", "=1+1"],
  ["b", "+371 2000"],
  ["c", "-5"],
  ["d", "@nordune"],
  ["e", "'=quoted"],
  ["f", 'two\nlines; and “quotes” ""'],
];

test.each(["list.csv", "list.xlsx"])(
  "%s comes back as it was, and no cell is run",
  async (name) => {
    const path = await fileWith(name, "");
    await writeTable(path, risky);
    expect((await readTable(path)).rows).toEqual(risky);
    if (!name.endsWith(".csv")) return;
    const text = await readFile(path, "utf8");
    expect(text.startsWith("\ufeff")).toBe(true);
    expect(text).not.toMatch(/(?:^|[;"\n])[=+\-@]/m);
  },
);

test.each([
  [";", "comma"],
  [",", "point"],
  ["\t", "comma"],
])("cells parted by %j mean decimals with a %s", async (sign, numbers) => {
  const path = await fileWith("list.csv", `Id${sign}"Na${sign}me"\r\na${sign}b\r\n`);
  const rows = [`Id Na${sign}me`, "a b"].map((row) => row.split(" "));
  expect(await readTable(path)).toEqual({ rows, numbers });
});

test.each([
  ["sep=;", ";", "comma"],
  ["SEP=,", ",", "point"],
  ['"sep=\t"', "\t", "comma"],
  ["sep=|", "|", "comma"],
  // The file as Excel saves it again.
  ["sep=;;;;", ";", "comma"],
])("the line %j tells the separator and is no row", async (line, sign, numbers) => {
  const path = await fileWith(
    "list.csv",
    `${line}\r\nId${sign}Name\r\na${sign}b;,c\r\n`.replace("b;,c", `"b;,c"`),
  );
  expect(await readTable(path)).toEqual({
    rows: [
      ["Id", "Name"],
      ["a", "b;,c"],
    ],
    numbers,
  });
});

test.each(["list.csv", "list.xlsx"])(
  "empty rows of %s keep the numbers of the others",
  async (name) => {
    const path = await fileWith(name, "");
    await writeTable(path, [["Id"], [""], ["a"], ["", ""], [" "]]);
    const { rows } = await readTable(path);
    expect([rows.length, rows[0]?.[0], rows[2]?.[0]]).toEqual([3, "Id", "a"]);
  },
);

describe("what cannot be read is named with the mend", () => {
  test.each([
    ["a formula", "Id;Value\na;=SUM(B1)\n", /row 2 holds the formula “=SUM\(B1\)”/],
    ["a quote that does not end", 'Id;Value\na;"b\n', /written twice/],
    ["too many rows", `Id\n${"a\n".repeat(100_000)}`, /more than 20000 rows/],
  ])("%s", async (_what, text, message) => {
    await expect(readTable(await fileWith("list.csv", text))).rejects.toThrow(message);
  });

  test("a workbook with a formula", () => {
    const sheet =
      '<sheetData><row><c r="A1"/><c r="B17" s="1"><f>1+1</f><v>2</v></c></row></sheetData>';
    const workbook = zipSync({ "xl/worksheets/sheet1.xml": strToU8(sheet) });
    expect(() => inspectWorkbook(workbook)).toThrow(/cell B17 holds a formula/);
  });

  test("a workbook that unpacks to far more than it is", () => {
    const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(5_000_000) });
    expect(bomb.length).toBeLessThan(10_000);
    expect(() => inspectWorkbook(bomb, 1_000_000)).toThrow(/more than 1 MB/);
  });

  test("a file that is no workbook", async () => {
    await expect(readTable(await fileWith("list.xlsx", "hello"))).rejects.toThrow(
      /not an Excel workbook/,
    );
  });
});
