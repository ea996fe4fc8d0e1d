import { writeFile } from "node:fs/promises";
import type { SanityClient } from "@sanity/client";
import { describe, expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { importFrom } from "../import-files.ts";
import { describePlan } from "../report.ts";
import { exportTable, importTable } from "../tables/table.ts";
import { readTable, writeTable } from "../tables/table-file.ts";
import {
  contentOfLake,
  emptyLake,
  encoded,
  fileWith,
  filledLake,
  linesOf,
  rate,
  toolFor,
} from "./fixture.ts";

/** Changes the cells of one column of an exported list, by the ids of their rows. */
async function editCells(path: string, title: string, values: Record<string, string>) {
  const { rows } = await readTable(path);
  const column = rows[0]?.indexOf(title) ?? -1;
  expect(column, title).toBeGreaterThan(0);
  await writeTable(
    path,
    rows.map((row) => row.with(column, values[row[0] ?? ""] ?? row[column] ?? "")),
  );
}

/** Writes a list of figures to the lake. */
const importFigures = (client: SanityClient, path: string, options = {}) =>
  importTable(toolFor(client), "figures", path, { write: true, ...options });

describe("figures", () => {
  const text = (words: string) => [
    { _key: "k1", _type: "block", children: [{ _key: "k2", _type: "span", text: words }] },
  ];

  test.each(["list.csv", "list.xlsx"])(
    "figures exported as %s come back with changed cells only, and editors' changes stay",
    async (name) => {
      const client = await filledLake();
      await client.patch(rate, { set: { text: text("As it was") } }).commit();
      const path = await fileWith(name, "");
      await exportTable(toolFor(client), "figures", path);
      const edited = { qualifier: "An editor's condition.", text: text("An editor's") };
      await client.patch(rate).set(edited).commit();
      await editCells(path, "Value", { [rate]: "11" });
      await importFigures(client, path);
      const after = await contentOfLake(client);
      expect(await client.getDocument(rate)).toMatchObject({ value: "11", ...edited });
      const { steps } = await importFigures(client, path);
      expect(steps.filter(({ outcome }) => outcome !== "unchanged")).toEqual([]);
      expect(await contentOfLake(client)).toEqual(after);

      await client.patch(rate).set({ value: "12" }).commit();
      await editCells(path, "Value", { [rate]: "13" });
      await expect(importFigures(client, path)).rejects.toThrow("--take");
    },
  );

  test("importing a list leaves fields without a column alone", async () => {
    const client = await filledLake();
    await client.patch(rate).set({ sourceTitle: "An editor's" }).commit();
    const path = await fileWith("list.csv", `Id;Value\n${rate};11\n`);
    await importFigures(client, path, { take: ["theirs"] });
    const figure = await client.getDocument(rate);
    const lines = await linesOf({ ...figure, sourceTitle: "A file's" });
    const { steps } = await importFrom(toolFor(client), lines);
    expect(steps).toMatchObject([{ outcome: "conflict", differences: [{ path: "sourceTitle" }] }]);
  });

  test("a list from a Latvian Excel is imported after its wrong row was named and fixed", async () => {
    const client = await filledLake();
    const before = await contentOfLake(client);
    const latvian = { encoding: "windows-1257" };
    const list = (day: string) =>
      [
        "Label;Value;Unit;Source;Checked on;Status",
        "Minimālā alga Rīgā;1 234,5;EUR;Labklājības ministrija;2026-11-21;Confirmed",
        `Sliekšņa summa;375\u00a0000;AED;Finanšu ministrija;${day};To be confirmed`,
      ].join("\r\n");
    const path = await fileWith("saraksts.csv", encoded(list("2026-02-31"), "windows-1257"));
    await expect(importFigures(client, path, latvian)).rejects.toThrow(
      /saraksts\.csv, row 3: column “Checked on”, value “2026-02-31”: is not a day\. Write it as/,
    );
    expect(await contentOfLake(client)).toEqual(before);

    await writeFile(path, encoded(list("2026-02-20"), "windows-1257"));
    const plan = await importFigures(client, path, latvian);
    expect(plan.steps.map(({ outcome }) => outcome)).toEqual(["created", "created"]);
    const second = plan.steps.find(({ id }) => id.startsWith("figure-slieksna-summa-"));
    expect(await client.getDocument(second?.id ?? "")).toMatchObject({
      label: "Sliekšņa summa",
      value: "375,000",
      checkedOn: "2026-02-20",
      status: "toBeConfirmed",
    });
  });

  test("a row that breaks a rule of the Studio is reported by row and column", async () => {
    const client = await filledLake();
    const text = `Label;Value;Source\n${"x".repeat(101)};1;A law\n`;
    const path = await fileWith("list.csv", text);
    const plan = await importTable(toolFor(client), "figures", path);
    expect(describePlan(plan)).toMatch(/list\.csv, row 2: column “Label”, value “x+”: .*100/);
  });

  test.each([
    ["figures", "Label;Price", /no column “Price”.*The columns are: Id, Label, Value/],
    ["figures", "Value", /“Id” or “Label” must be/],
    ["prices", "Label", /no list "prices".*figures/],
  ])("figures as %s with the columns %s are refused", async (list, head, message) => {
    const path = await fileWith("list.csv", `${head}\n1\n`);
    await expect(importTable(toolFor(await emptyLake()), list, path)).rejects.toThrow(message);
  });
});

describe("a second list", () => {
  const importRedirects = async (client: SanityClient, text: string) =>
    importTable(toolFor(client), "redirects", await fileWith("list.csv", text), { write: true });

  test.each([
    ["Cyrillic", "/о-нас", "/контакты"],
    ["a sign for a slash", "/x/y", "/x-y"],
  ])(
    "a second list with other keys leaves the documents of the first unchanged (%s)",
    async (_what, a, b) => {
      const client = await emptyLake();
      await importRedirects(client, `From;To\n${a};/about\n`);
      const plan = await importRedirects(client, `From;To\n${b};/contact\n`);
      expect(plan.steps).toMatchObject([{ outcome: "created" }]);
      expect(
        await client.fetch("*[_type == 'redirect']{ source, target } | order(target)"),
      ).toEqual([
        { source: a, target: "/about" },
        { source: b, target: "/contact" },
      ]);
      const again = await importRedirects(client, `From;To\n${a};/about\n${b};/services\n`);
      expect(again.steps.map(({ outcome }) => outcome).sort()).toEqual(["unchanged", "updated"]);
    },
  );

  test("a second list is refused by row and column where an editor has changed a key", async () => {
    const client = await emptyLake();
    const { steps } = await importRedirects(client, "From;To\n/a;/about\n");
    await client
      .patch(steps[0]?.id ?? "")
      .set({ source: "/b" })
      .commit();
    await expect(importRedirects(client, "From;To\n/c;/x\n/a;/about\n")).rejects.toThrow(
      /list\.csv, row 3: column “From”, value “\/a”: The document redirect-a-\w+, made for it before/,
    );
    expect(await client.fetch("*[_type == 'redirect'].source")).toEqual(["/b"]);
  });

  test("of several rows about one document none is taken, and each is named with the others", async () => {
    const client = await emptyLake();
    const many = Array.from({ length: 7 }, (_, at) => `/a;/${at}\n`).join("");
    const list = `From;To\n/a;/about\n/b;/c\n/a;/contact\n`;
    const path = await fileWith("list.csv", list);
    const { steps, problems } = await importTable(toolFor(client), "redirects", path);
    expect(steps.map(({ after }) => after?.source)).toEqual(["/b"]);
    const message = expect.stringMatching(/^Rows 2 and 4 are about “redirect-a-\w+”\. Leave one/);
    expect(problems).toMatchObject([
      { document: "row 2", field: "source", message },
      { document: "row 4", field: "source", message },
    ]);
    await expect(importRedirects(client, `From;To\n${many}`)).rejects.toThrow(
      /row 8: .*Rows 2, 3, 4, 5, 6 and 2 more are about/,
    );
  });

  test("a second list as Excel saves it, with emptied rows, is read", async () => {
    const client = await emptyLake();
    const list = "\ufeffsep=;\r\nFrom;To\r\n;;;\r\n/a;/about\r\n\r\n;;\r\n/b;/c\r\n;;\r\n;;\r\n";
    const { steps } = await importRedirects(client, list);
    expect(steps.map(({ after }) => after?.source)).toEqual(["/a", "/b"]);
    const wrong = importRedirects(client, "From;To\n;;\n;/about\n");
    await expect(wrong).rejects.toThrow(
      /list\.csv, row 3: column “From”, value “”: Fill in “From”/,
    );
  });
});

// So many rows that comparing each with all others would exceed the time limit.
describe("a workbook with several sheets", () => {
  const head = ["From", "To"];
  const others = [
    ["Id", "Label", "Value", "Condition"],
    ["figure-x", "A fee", "5", ""],
  ];
  const importSheets = async (...sheets: [string, string[][]][]) => {
    const path = await fileWith("list.xlsx", "");
    await writeXlsxFile(sheets.map(([sheet, data]) => ({ sheet, data }))).toFile(path);
    return importTable(toolFor(await emptyLake()), "redirects", path);
  };

  test("has its list found by its columns, wherever it stands", async () => {
    const sheet = [
      ["Id", ...head],
      ["", "/old", "/new"],
    ];
    const { steps } = await importSheets(["READ ME", [["To do"]]], ["Fees", others], ["R", sheet]);
    expect(steps).toMatchObject([{ outcome: "created", after: { source: "/old" } }]);
  });

  test.each([
    ["the same columns", head],
    ["a column more", [...head, "Comment"]],
  ])("is refused when two are the list, the second with %s", async (_what, second) => {
    const sheets = importSheets(
      ["2025", [head, ["/old-2025", "/new"]]],
      ["Fees", others],
      ["2026", [second, ["/old-2026", "/new"]]],
    );
    await expect(sheets).rejects.toThrow("the sheets “2025” and “2026” each have columns");
  });
});

describe("a cell of which a spreadsheet has made a day or a time", () => {
  const day = (format: string, value = 46_145) => ({ value, type: Number, format });
  const importCell = async (title: string, cell: ReturnType<typeof day>) => {
    const path = await fileWith("list.xlsx", "");
    const row = Object.entries({ Label: "A fee", Value: "5", [title]: cell });
    await writeXlsxFile([row.map(([name]) => name), row.map(([, value]) => value)]).toFile(path);
    return importTable(toolFor(await emptyLake()), "figures", path);
  };

  test.each([
    ["Condition", day("d/m"), "2026-05-03"],
    ["Condition", day("h:mm", 0.3125), "07:30"],
    ["Condition", day("[h]:mm", 0.3125), "07:30"],
    ["Value", day("d-mmm"), "2026-05-03"],
    ["Unit", day("yyyy-mm-dd"), "2026-05-03"],
    ["Text", day("yyyy-mm-dd"), "2026-05-03"],
    ["Premises", day("yyyy-mm-dd"), "2026-05-03"],
    ["Checked on", day("h:mm", 0.3125), "07:30"],
  ])("is refused in the column %s, whatever it shows", async (title, cell, value) => {
    const plan = await importCell(title, cell);
    expect(plan.problems).toHaveLength(1);
    const report = describePlan(plan);
    expect(report).toContain(`list.xlsx, row 2: column “${title}”, value “${value}”: `);
    expect(report).toMatch(/spreadsheet has made it.* Write it as text|is not a day/);
  });

  test("is a day in a column of days", async () => {
    const { problems, steps } = await importCell("Checked on", day("yyyy-mm-dd"));
    expect(problems).toEqual([]);
    expect(steps).toMatchObject([{ after: { checkedOn: "2026-05-03" } }]);
  });
});

test("a list of thousands of rows is checked completely", async () => {
  const rows = Array.from(
    { length: 5_000 },
    (_, index) => `redirect-${index},/old/${index},/contact`,
  );
  const text = ["Id,From,To", ...rows, "redirect-x,/old/5,/about"].join("\n");
  const path = await fileWith("redirects.csv", text);
  const { steps, problems } = await importTable(toolFor(await emptyLake()), "redirects", path);
  expect(steps).toHaveLength(5_001);
  expect(problems.map(({ document, message }) => [document, message]).sort()).toEqual([
    ["redirect-5", "/old/5 redirects already."],
    ["redirect-x", "/old/5 redirects already."],
  ]);
});
