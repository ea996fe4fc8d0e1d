import { readFile, writeFile } from "node:fs/promises";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { encoded, fileWith } from "../tests/fixture.ts";
import { decode, headRowOf, inspectWorkbook, isTableName, TABLE_ENDINGS } from "./table-content.ts";
import { readTable, writeTable } from "./table-file.ts";

describe("a list's text", () => {
  test.each(["windows-1257", "windows-1250", "windows-1252"])(
    "a table in the encoding %s is read when the encoding is named",
    (name) => {
      expect(decode(encoded("šž", name), name)).toBe("šž");
    },
  );

  test("a Unicode table is read without naming the encoding", () => {
    const wide = Buffer.from("\ufeffRīga", "utf16le");
    const narrow = ["Rīga", "\ufeffRīga"].map((text) => Buffer.from(text));
    const texts = [...narrow, wide, Buffer.from(wide).swap16()];
    expect(texts.map((bytes) => decode(Uint8Array.from(bytes)))).toEqual(Array(4).fill("Rīga"));
  });

  test.each(["Årjäng", "façade", "från", "många"])(
    "a CSV of Excel for Mac with “%s” is read by its own code page, which is named, and by no other",
    (text) => {
      const bytes = encoded(text, "macintosh");
      expect(decode(bytes, "macintosh")).toBe(text);
      expect(() => decode(bytes, "windows-1252")).toThrow(/macintosh \(Excel for Mac\)/);
    },
  );

  test("a table in an unknown encoding is refused with a list of encodings", () => {
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
  ["g", "50+"],
  ["h", "1,500 -"],
  ["f", 'two\nlines; and “quotes” ""'],
];

test.each(["list.csv", "list.xlsx", "LIST.CSV", "LIST.XLSX"])(
  "a table saved as %s is read back unchanged, and no cell is a formula",
  async (name) => {
    const path = await fileWith(name, "");
    await writeTable(path, risky);
    expect((await readTable(path)).rows).toEqual(risky);
    if (!/csv$/i.test(name)) return;
    const text = await readFile(path, "utf8");
    expect(text.startsWith("\ufeff")).toBe(true);
    expect(text).not.toMatch(/(?:^|[;"\n])[=+\-@]/m);
  },
);

test.each(TABLE_ENDINGS.flatMap((ending) => [ending, ending.toUpperCase()]))(
  "a list in a file that ends with %s is read, as the Studio's picker offers it",
  async (ending) => {
    const name = `list${ending}`;
    const path = await fileWith(name, "Id\tName\r\na\tb\r\n");
    if (/xlsx/i.test(name))
      await writeTable(path, [
        ["Id", "Name"],
        ["a", "b"],
      ]);
    expect(isTableName(name)).toBe(true);
    expect((await readTable(path)).rows).toEqual([
      ["Id", "Name"],
      ["a", "b"],
    ]);
  },
);

test.each(["list.ods", "list.xls", "list.numbers"])(
  "%s is refused with what to save it as",
  async (name) => {
    const path = await fileWith(name, Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]));
    expect(isTableName(name)).toBe(false);
    await expect(readTable(path)).rejects.toThrow("Save it as CSV UTF-8 or as an Excel workbook");
  },
);

/** Reads CSV by the letter of RFC 4180, as spreadsheets do: any line break outside of quotes ends a row. */
function rowsByRfc(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted || !/[;\r\n]/.test(sign)) cell += sign;
    else {
      rows.at(-1)?.push(cell);
      cell = "";
      if (sign === "\r" && text.charAt(at + 1) === "\n") at += 1;
      if (sign !== ";") rows.push([]);
    }
  }
  return rows.slice(0, -1);
}

test("every reader of CSV finds the same rows, whatever ends a line within a cell", async () => {
  const path = await fileWith("list.csv", "");
  const rows = [
    ["Id", "Values", "Text"],
    ["a", "one\ntwo", "x\r\ny"],
    ["b", "\n", 'say "no";\nnever'],
    ["c", "one\rtwo", ""],
  ];
  await writeTable(path, rows);
  expect(rowsByRfc((await readFile(path, "utf8")).slice(1))).toEqual(rows);
});

test("a workbook whose cells do not say their places is read in their order", async () => {
  const path = await fileWith("list.xlsx", "");
  await writeTable(path, [
    ["Id", "Text", "More"],
    ["a", "b", "c"],
    ["d", "e", "f"],
  ]);
  const files = unzipSync(await readFile(path));
  const [name = ""] = Object.keys(files).filter((each) => /worksheets\/sheet1/.test(each));
  const sheet = strFromU8(files[name] ?? new Uint8Array());
  const bare = sheet.replaceAll(/(<(?:c|row)\b[^>]*?) r="(?!C2)[A-Z]*\d+"/g, "$1");
  expect(bare.match(/ r="/g)).toHaveLength(1);
  const skipped = bare.replace(
    /(<row[^>]*><c[^>]*>(?:(?!<\/c>).)*<\/c>)<c[^>]*>(?:(?!<\/c>).)*<\/c>(?=<c r="C2")/,
    "$1",
  );
  await writeFile(path, zipSync({ ...files, [name]: strToU8(skipped) }));
  expect((await readTable(path)).rows).toEqual([
    ["Id", "Text", "More"],
    ["a", "", "c"],
    ["d", "e", "f"],
  ]);
});

test("a text that a program shields from Excel, and signs that nobody sees beside it, are read", async () => {
  const path = await fileWith(
    "list.csv",
    'Id;Text\r\n="0045";a\r\n\u200bb\u2069;c\r\n\ufeffd;e\r\n',
  );
  expect((await readTable(path)).rows).toEqual([
    ["Id", "Text"],
    ["0045", "a"],
    ["b", "c"],
    ["d", "e"],
  ]);
});

test("the sheet with the table is found behind a summary, and its head under a title", async () => {
  const path = await fileWith("list.xlsx", "");
  await writeXlsxFile([
    { sheet: "Export Summary", data: [["This document was exported from Numbers."]] },
    { sheet: "List", data: [["Zones of 2026"], ["Id", "Name"], ["a", "b"]] },
  ]).toFile(path);
  const isHead = (row: readonly string[]) => row.includes("Id");
  const { rows } = await readTable(path, undefined, { isHead, isMeant: isHead });
  expect(rows).toEqual([
    ["Zones of 2026", ""],
    ["Id", "Name"],
    ["a", "b"],
  ]);
  expect(headRowOf(rows, isHead)).toBe(1);
});

describe("a workbook with several sheets", () => {
  const [from2025, from2026] = [
    [
      ["Id", "Name"],
      ["a", "b"],
    ],
    [
      ["Id", "Name"],
      ["c", "d"],
    ],
  ];
  const isHead = (row: readonly string[]) => row.includes("Id");
  const isMeant = (row: readonly string[]) => row.includes("Id") && row.includes("Name");
  async function sheetsOf(...sheets: [string, string[][]][]) {
    const path = await fileWith("list.xlsx", "");
    await writeXlsxFile(sheets.map(([sheet, data]) => ({ sheet, data }))).toFile(path);
    return readTable(path, undefined, { isHead, isMeant });
  }

  test("is refused where more than one is meant, because one of them would be lost", async () => {
    const both = sheetsOf(["2025", from2025], ["Notes", [["By Anna"]]], ["2026", from2026]);
    await expect(both).rejects.toThrow(
      "the sheets “2025” and “2026” each have columns of this list. Put them into one, or save the one that is meant alone.",
    );
    const three = sheetsOf(["A", from2025], ["B", from2026], ["C", from2026]);
    await expect(three).rejects.toThrow("the sheets “A”, “B” and “C” each have");
  });

  test("is read where it is one list among others that share a column, or beside an empty one", async () => {
    const other = [
      ["Id", "Path", "Title"],
      ["x", "/", "Home"],
    ];
    const found = await sheetsOf(
      ["READ ME", [["See Redirects"]]],
      ["Other", other],
      ["R", from2025],
    );
    expect(found.rows).toEqual(from2025);
    const beside = await sheetsOf(["Empty", [["Id", "Name"]]], ["R", from2026]);
    expect(beside.rows).toEqual(from2026);
  });
});

test.each([
  ["a title", "Fees, 2026"],
  ["a title in quotes", '"Fees, ""2026"""'],
  ["the name of a table", "Table 1"],
])("CSV is read with %s above the names of its columns", async (_what, title) => {
  const path = await fileWith("list.csv", `${title}\r\nId;"Name";Fee\r\na;b;1,5\r\n`);
  const isHead = (row: readonly string[]) => row.includes("Id") && row.includes("Name");
  const { rows } = await readTable(path, undefined, { isHead, isMeant: isHead });
  expect(rows.slice(1)).toEqual([
    ["Id", "Name", "Fee"],
    ["a", "b", "1,5"],
  ]);
});

test.each(["0%", "0.00%", "0.0 %"])(
  "a percentage in a workbook, with the format %s, is named, because it is stored as a hundredth",
  async (format) => {
    const path = await fileWith("list.xlsx", "");
    const number = { value: 12_900, type: Number, format: "#,##0" };
    await writeXlsxFile([
      ["Id", "Fee", "Rate"],
      ["a", number, { value: 0.1, type: Number, format }],
    ]).toFile(path);
    await expect(readTable(path)).rejects.toThrow(/the cell C2 is a percentage/);
    await writeXlsxFile([
      ["Id", "Fee"],
      ["a", number],
    ]).toFile(path);
    expect((await readTable(path)).rows[1]).toEqual(["a", "12900"]);
  },
);

test.each([
  ['0" million"', 50, "50 million"],
  ['#,##0"k"', 1500, "1,500k"],
  ["#,##0,", 50_000, "50"],
  ['0.0" <&> mn"', 50, "50.0 <&> mn"],
  ["#,##0", 3512.5936, "3,513"],
  ["0.0", 4.75, "4.8"],
])(
  "a number in a workbook whose format %s shows another one is named with what it shows",
  async (format, value, shown) => {
    const path = await fileWith("list.xlsx", "");
    await writeXlsxFile([
      ["Id", "Fee"],
      ["a", { value, type: Number, format }],
    ]).toFile(path);
    await expect(readTable(path)).rejects.toThrow(
      `the cell B2 shows “${shown}”, and its number is ${value}. Write what it shows as text, or make it a plain number.`,
    );
  },
);

test.each([
  [1, 3512.5936, "3513"],
  [2, 3512.5936, "3512.59"],
  [3, 3512.5936, "3,513"],
  [4, 3512.5936, "3,512.59"],
  [44, 3512.5936, "3,512.59"],
  [10, 0.1, "percentage"],
])(
  "a number is named if format %d of those that no workbook writes out rounds it",
  async (format, value, shown) => {
    const path = await fileWith("list.xlsx", "");
    await writeXlsxFile([
      ["Id", "Fee"],
      ["a", { value, type: Number, format: "0.000000" }],
    ]).toFile(path);
    const files = unzipSync(new Uint8Array(await readFile(path)));
    const styles = strFromU8(files["xl/styles.xml"] ?? new Uint8Array());
    const numbered = styles.replace(/(<xf [^>]*numFmtId=")(?!0")\d+/g, `$1${format}`);
    await writeFile(path, zipSync({ ...files, "xl/styles.xml": strToU8(numbered) }));
    await expect(readTable(path)).rejects.toThrow(shown);
  },
);

test("a sum of a workbook is read without the noise of its last digits", async () => {
  const path = await fileWith("list.xlsx", "");
  await writeXlsxFile([
    ["Id", "Fee"],
    ["a", { value: 0.1 + 0.2, type: Number, format: "0.0" }],
    ["b", 1.1 * 3],
  ]).toFile(path);
  expect((await readTable(path)).rows.slice(1)).toEqual([
    ["a", "0.3"],
    ["b", "3.3"],
  ]);
});

/** A workbook with one cell B2, of which programs write the parts. */
function workbookOf(cell: string, parts: { texts?: string; styles?: string } = {}) {
  const sheet = `<row r="1"><c r="B1" t="inlineStr"><is><t>Fee</t></is></c></row><row r="2">${cell}</row>`;
  return zipSync({
    "xl/workbook.xml": strToU8("<workbook/>"),
    "xl/styles.xml": strToU8(`<styleSheet>${parts.styles ?? ""}</styleSheet>`),
    "xl/sharedStrings.xml": strToU8(`<sst><si/><si>${parts.texts ?? ""}</si></sst>`),
    "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  });
}

const part = (font: string, text: string) =>
  `<r><t>AED 375,000</t></r><r><rPr>${font}<sz val="11"/></rPr><t xml:space="preserve">${text}</t></r>`;
const FONTS = `<fonts count="3"><font><sz val="11"/></font><font/><font><strike/><sz val="11"/></font></fonts>
  <cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="2" applyFont="1"/></cellXfs>`;
const SHARED = `<c r="B2" t="s"><v>1</v></c>`;

test.each([
  [
    "the mark of a footnote",
    SHARED,
    part(`<vertAlign val="superscript"/>`, "1"),
    "B2 has a part .*“1”",
  ],
  ["a lowered part", SHARED, part(`<vertAlign val='subscript'/>`, "2"), "B2 has a part .*“2”"],
  ["a part that is struck out", SHARED, part(`<strike/>`, "500"), "B2 has a part .*“500”"],
  [
    "such a part in the cell itself",
    `<c r="B2" t="inlineStr"><is>${part("<strike/>", "500")}</is></c>`,
    "",
    "B2 has a part .*“500”",
  ],
  [
    "a text that is struck out",
    `<c r="B2" s="1" t="s"><v>1</v></c>`,
    "<t>/old</t>",
    "B2 is struck out",
  ],
  ["a number that is struck out", `<c r="B2" s="1"><v>500</v></c>`, "", "B2 is struck out"],
])("%s in a workbook is named, which its text does not show", (_what, cell, texts, message) => {
  const workbook = workbookOf(cell, { texts, styles: FONTS });
  expect(() => inspectWorkbook(workbook)).toThrow(new RegExp(message));
});

test.each([
  ["bold parts", SHARED, part("<b/>", " a year")],
  ["a font that strikes nothing out", SHARED, part(`<strike val="0"/>`, " a year")],
  ["an empty cell that is struck out", `<c r="B2" s="1"/><c r="C2"><v>5</v></c>`, ""],
])("a workbook with %s is read", (_what, cell, texts) => {
  expect(inspectWorkbook(workbookOf(cell, { texts, styles: FONTS }))).toBeInstanceOf(Uint8Array);
});

test.each([
  ["formula", "<x:c r='A2'><x:f>1+1</x:f><x:v>2</x:v></x:c>", /A2 holds a formula/],
  ["percentage", "<x:c r='A2' s='1'><x:v>0.09</x:v></x:c>", /A2 is a percentage/],
  [
    "footnote",
    `<x:c r='A2' t='inlineStr'><x:is><x:r><x:rPr><x:vertAlign val="superscript"/></x:rPr><x:t>1</x:t></x:r></x:is></x:c>`,
    /A2 has a part/,
  ],
])("a %s is named in a workbook whose elements have a prefix", (_what, cell, message) => {
  const xmlns = `xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;
  const workbook = zipSync({
    "xl/styles.xml": strToU8(
      `<x:styleSheet ${xmlns}><x:cellXfs><x:xf numFmtId="0"/><x:xf numFmtId="9"/></x:cellXfs></x:styleSheet>`,
    ),
    "xl/worksheets/sheet1.xml": strToU8(
      `<x:worksheet ${xmlns}><x:sheetData><x:row r="2">${cell}</x:row></x:sheetData></x:worksheet>`,
    ),
  });
  expect(() => inspectWorkbook(workbook)).toThrow(message);
});

/** Rewrites the cells of a workbook as another program would write them. */
async function rewriteCells(path: string, rewrite: (cells: string) => string): Promise<void> {
  const files = unzipSync(new Uint8Array(await readFile(path)));
  for (const [name, content] of Object.entries(files)) {
    if (/^xl\/worksheets\/.*\.xml$/.test(name)) files[name] = strToU8(rewrite(strFromU8(content)));
  }
  await writeFile(path, zipSync(files));
}

test.each([
  ["LibreOffice and openpyxl, which name the type of a number", '<c r="C2" s="$1" t="n">'],
  ["a program that names it first", `<c t='n' s='$1' r='C2'>`],
])("a percentage is named in a workbook of %s", async (_who, cell) => {
  const path = await fileWith("list.xlsx", "");
  const rate = { value: 0.1, type: Number, format: "0%" };
  await writeXlsxFile([
    ["Id", "Fee", "Rate"],
    ["a", 12_900, rate],
  ]).toFile(path);
  await rewriteCells(path, (cells) => cells.replace(/<c r="C2" s="(\d+)">/, cell));
  await expect(readTable(path)).rejects.toThrow(/the cell C2 is a percentage/);
  await rewriteCells(path, (cells) => cells.replace(/ s=["']\d+["']/, ""));
  expect((await readTable(path)).rows[1]).toEqual(["a", "12900", "0.1"]);
});

test.each([";", ",", "\t", "|"])("a table may be separated by %j", async (sign) => {
  const path = await fileWith("list.csv", `Id${sign}"Na${sign}me"\r\na${sign}b\r\n`);
  const rows = [`Id Na${sign}me`, "a b"].map((row) => row.split(" "));
  expect(await readTable(path)).toEqual({ rows, numbers: [], days: [] });
});

test("a workbook tells numbers from texts", async () => {
  const path = await fileWith("list.xlsx", "");
  await writeXlsxFile([
    ["Id", "Fee", "More"],
    ["1.234", 1.234, null],
  ]).toFile(path);
  expect(await readTable(path)).toEqual({
    rows: [
      ["Id", "Fee", "More"],
      ["1.234", "1.234", ""],
    ],
    numbers: [
      [false, false, false],
      [false, true, false],
    ],
    days: [Array(3).fill(false), Array(3).fill(false)],
  });
});

test("a row of dashes stays in a table that is not drawn with signs", async () => {
  const path = await fileWith("list.csv", "Id;Name\r\n--;--\r\n");
  expect((await readTable(path)).rows).toEqual([
    ["Id", "Name"],
    ["--", "--"],
  ]);
});

test("a table that is drawn with signs is read without its rule", async () => {
  const path = await fileWith("list.csv", "| Id | Name |\n|:--|---|\n| a | b; c |\n");
  const { rows } = await readTable(path);
  expect(rows.map((row) => row.map((cell) => cell.trim()))).toEqual([
    ["", "Id", "Name", ""],
    [],
    ["", "a", "b; c", ""],
  ]);
});

test.each([
  ["sep=;", ";"],
  ["SEP=,", ","],
  ['"sep=\t"', "\t"],
  ["sep=|", "|"],
  // The file as Excel saves it again.
  ["sep=;;;;", ";"],
])("the line %j of a table names the separator and is not a row", async (line, sign) => {
  const path = await fileWith(
    "list.csv",
    `${line}\r\nId${sign}Name\r\na${sign}b;,c\r\n`.replace("b;,c", `"b;,c"`),
  );
  expect(await readTable(path)).toEqual({
    rows: [
      ["Id", "Name"],
      ["a", "b;,c"],
    ],
    numbers: [],
    days: [],
  });
});

test.each([
  ["\r\n", "\n", "\r"],
  ["\n", "\r\n", "\n"],
  ["\r", "\n", "\r\n"],
  ["\r\n", "\r", "\n"],
])("lines of one table may end in %j, %j and %j", async (...ends) => {
  const [first, second, third] = ends;
  const text = `Id;Name${first}a;"x\ny"${second}b;c${third}d;e`;
  expect((await readTable(await fileWith("list.csv", text))).rows).toEqual([
    ["Id", "Name"],
    ["a", "x\ny"],
    ["b", "c"],
    ["d", "e"],
  ]);
});

test.each(["list.csv", "list.xlsx"])(
  "row numbers in messages count empty rows of %s",
  async (name) => {
    const path = await fileWith(name, "");
    await writeTable(path, [["Id"], [""], ["a"], ["", ""], [" "]]);
    const { rows } = await readTable(path);
    expect([rows.length, rows[0]?.[0], rows[2]?.[0]]).toEqual([3, "Id", "a"]);
  },
);

/** Errors as Excel, LibreOffice and Google Sheets write them, in languages of the editors too. */
const ERRORS = [
  ...["#N/A", "#REF!", "#NAME?", "#VALUE!", "#DIV/0!", "#NUM!", "#NULL!", "#SPILL!", "#CALC!"],
  ...["#SAKNAS!", "#VÄRDEFEL!", "#I/T", "#VÆRDI!", "#PUUTTUU!", "#JAKO/0!", "#N/D!", "#ADR!"],
  ...["#NV", "#Н/Д", "Err:502", "#ERROR!", "#####"],
  ...["Loading...", "Laddar …", "Ladataan...", "Indlæser…", "Ładowanie..."],
];

/** A workbook in which cells with a text hold the same as an error, as Excel stores errors. */
function withErrors(workbook: Uint8Array, error: string): Uint8Array {
  const files = unzipSync(workbook);
  const path = "xl/worksheets/sheet1.xml";
  const shared = strFromU8(files["xl/sharedStrings.xml"] ?? new Uint8Array());
  const texts = [...shared.matchAll(/<si>.*?<t[^>]*>([^<]*)/gs)].map(([, text]) => text);
  const cell = new RegExp(
    `<c r="([A-Z]+\\d+)"[^>]*t="s"[^>]*><v>${texts.indexOf(error)}</v></c>`,
    "g",
  );
  const sheet = strFromU8(files[path] ?? new Uint8Array());
  const changed = sheet.replaceAll(cell, `<c r="$1" s="0" t="e"><v>${error}</v></c>`);
  expect(changed).not.toBe(sheet);
  return zipSync({ ...files, [path]: strToU8(changed) });
}

describe("what cannot be read is named with the mend", () => {
  test.each([
    ["a formula", "Id;Value\na;=SUM(B1)\n", /row 2 holds the formula “=SUM\(B1\)”/],
    ["a quote that does not end", 'Id;Value\na;"b\n', /written twice/],
    ["too many rows", `Id\n${"a\n".repeat(100_000)}`, /more than 20000 rows/],
  ])("a table with %s is refused", async (_what, text, message) => {
    await expect(readTable(await fileWith("list.csv", text))).rejects.toThrow(message);
  });

  test("a workbook with a formula is refused", () => {
    const sheet =
      '<sheetData><row><c r="A1"/><c r="B17" s="1"><f>1+1</f><v>2</v></c></row></sheetData>';
    const workbook = zipSync({ "xl/worksheets/sheet1.xml": strToU8(sheet) });
    expect(() => inspectWorkbook(workbook)).toThrow(/cell B17 holds a formula/);
  });

  test.each(ERRORS.flatMap((error) => [`${error} in list.csv`, `${error} in list.xlsx`]))(
    "the error %s is named with its row and column, and never taken for a value",
    async (given) => {
      const [error = "", name = ""] = given.split(" in ");
      const path = await fileWith(name, "");
      const filled = [["Id", "Value"], ["a", "b"], [], ["c", error, error]];
      await writeTable(path, filled);
      if (name.endsWith(".xlsx")) await writeFile(path, withErrors(await readFile(path), error));
      await expect(readTable(path)).rejects.toThrow(
        `row 4, column B: ${error}; row 4, column C: ${error}. Write the value into each cell`,
      );
    },
  );

  test("of many errors in a sheet the first ten are named with their cells, and then how many more there are", async () => {
    const path = await fileWith("list.csv", `Id${";".repeat(30)}#REF!\n${"#N/A\n".repeat(40)}`);
    await expect(readTable(path)).rejects.toThrow(
      /row 1, column AE: #REF!; row 2, column A: #N\/A; .*row 10, .*; and 31 more\./,
    );
  });

  test("a text in a sheet that begins with # is read, and is not taken for an error of a formula", async () => {
    const rows = [
      ["Id", "Value"],
      ["a", "#1"],
      ["b", "#tax!"],
      ["c", "No. 5: #N/A"],
      ["d", "#"],
      ["e", "##"],
    ];
    const path = await fileWith("list.xlsx", "");
    await writeTable(path, rows);
    expect((await readTable(path)).rows).toEqual(rows);
  });

  test("a workbook that unpacks to a huge size is refused", () => {
    const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(5_000_000) });
    expect(bomb.length).toBeLessThan(10_000);
    expect(() => inspectWorkbook(bomb, 1_000_000)).toThrow(/more than 1 MB/);
  });

  /** An OLE container (MS-CFB) with the names of its streams: an old workbook, or an encrypted one. */
  const container = (...streams: string[]) => {
    const sign = Buffer.from("d0cf11e0a1b11ae1", "hex");
    return Buffer.concat([sign, Buffer.alloc(1000), Buffer.from(streams.join("\0"), "utf16le")]);
  };
  const table = "<table><tr><th>Id</th><th>Name</th></tr></table>";
  const HTML = /it is a page of HTML.* save it as \.xlsx/;

  test.each([
    ["a table of HTML", Buffer.from(table), HTML],
    ["a page of HTML", Buffer.from(`\ufeff\r\n<!DOCTYPE html><body class="a">${table}`), HTML],
    ["what begins with a comment", Buffer.from(`<!-- x "y -->\n<HTML>${table}`), HTML],
    ["a page of XHTML", Buffer.from(`<?xml version="1.0"?><html>${table}`), HTML],
    ["a page in UTF-16", Buffer.from(`\ufeff<html>${table}`, "utf16le"), HTML],
    [
      "a workbook of Excel 2003 as XML",
      Buffer.from(
        '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="x"/>',
      ),
      /it is an old workbook of XML.* save it as \.xlsx/,
    ],
    ["an old workbook", container("Root Entry", "Workbook"), /old workbook.* save it as \.xlsx/],
    [
      "a workbook with a password",
      container("Root Entry", "EncryptedPackage"),
      /it is encrypted, probably with a password\. Take the password off/,
    ],
  ])("%s is named under any name, with the way to save it", async (_what, bytes, message) => {
    for (const name of ["list.xls", "list.csv", "list.xlsx"]) {
      const path = await fileWith(name, "");
      await writeFile(path, bytes);
      await expect(readTable(path), name).rejects.toThrow(message);
    }
  });

  test("a list whose first cell has a tag is read", async () => {
    const path = await fileWith("list.csv", "<b>Id</b>;Name\r\na;b\r\n");
    expect((await readTable(path)).rows[0]).toEqual(["<b>Id</b>", "Name"]);
  });

  test.each([
    ["a text", Buffer.from("hello")],
    ["a document of Numbers", zipSync({ "Index/Document.iwa": new Uint8Array(1) })],
    ["a table of LibreOffice", zipSync({ "content.xml": new Uint8Array(1) })],
  ])(
    "%s that was renamed to .xlsx is refused, and the message says how to save it",
    async (_what, bytes) => {
      const path = await fileWith("list.xlsx", "");
      await writeFile(path, bytes);
      await expect(readTable(path)).rejects.toThrow(/not an Excel workbook\. Save it as \.xlsx/);
    },
  );
});
