import { importTableFile, rowsOfList } from "@nordune/content-tool/browser";
import { expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/universal";
import { contentTool } from "./content-tool.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

type Row = readonly [value: string, unit: string];

/** A sheet with new figures, as a spreadsheet with decimal commas saves it. */
const sheetOf = (...rows: Row[]) => ({
  name: "figures.csv",
  bytes: new TextEncoder().encode(
    [
      "Label;Value;Unit;Source;Checked on",
      ...rows.map((row, index) => `Fee ${index};${row.join(";")};A law;2026-11-22`),
    ].join("\n"),
  ),
});

test("figures of a sheet are stored in the Studio's form, however a spreadsheet writes them", async () => {
  const forms = [
    [["1500", "AED"], "1,500"],
    [["1 700", "AED"], "1,700"],
    [["1.234,5", "AED"], "1,234.5"],
    [["1234,5", "EUR"], "1,234.5"],
    [["1.234.567", "AED"], "1,234,567"],
    [["9,0", "%"], "9"],
    [["15-50", "AED"], "15–50"],
    [["2026", ""], "2026"],
  ] as const;
  const plan = await importTableFile(
    await contentTool(lake.client()),
    "figures",
    sheetOf(...forms.map(([row]) => row)),
  );
  expect(plan.problems.filter(({ field }) => field === "value")).toEqual([]);
  expect(plan.steps).toMatchObject(
    forms.map(([, value]) => ({ outcome: "created", after: { value } })),
  );
});

test("a sheet's figure that can be read in two ways is refused with both", async () => {
  const { problems } = await importTableFile(
    await contentTool(lake.client()),
    "figures",
    sheetOf(["1.500", "AED"]),
  );
  expect(problems).toMatchObject([
    { field: "value", message: expect.stringMatching(/could be 1500 or 1\.500/) },
  ]);
});

const COLUMNS = ["Label", "Value", "Unit", "Source", "Checked on"];

/** A workbook with new figures, whose values are texts or numbers. */
async function workbookOf(...values: (string | number)[]) {
  const rows = values.map((value, at) => [`Fee ${at}`, value, "AED", "A law", "2026-11-22"]);
  const blob = await writeXlsxFile([COLUMNS, ...rows]).toBlob();
  return { name: "figures.xlsx", bytes: new Uint8Array(await blob.arrayBuffer()) };
}

/** The same, separated by commas. */
const commasOf = (...values: string[]) => ({
  name: "figures.csv",
  bytes: new TextEncoder().encode(
    [
      COLUMNS.join(),
      ...values.map((value, at) => `Fee ${at},"${value}",AED,A law,2026-11-22`),
    ].join("\n"),
  ),
});

const inTwoWays = ["60.000", "60,000", "3.600", "-1.234", "1375.000", "1.375,000", "1 375.000"];

test.each([
  ["a workbook", workbookOf],
  ["a list separated by commas", commasOf],
])("texts of %s that can be read in two ways are refused with both", async (_what, fileOf) => {
  const { problems } = await importTableFile(
    await contentTool(lake.client()),
    "figures",
    await fileOf(...inTwoWays),
  );
  expect(problems.filter(({ message }) => message.includes("could be"))).toMatchObject(
    inTwoWays.map((text) => ({
      field: "value",
      message: expect.stringContaining(`“${text}” could be`),
    })),
  );
});

test("a number of a workbook is what it is, and other texts are read as before", async () => {
  const values = [60, 3.6725, 60_000, "61 000", "62.000,00", "1,250,000"];
  const { problems, steps } = await importTableFile(
    await contentTool(lake.client()),
    "figures",
    await workbookOf(...values),
  );
  expect(problems.filter(({ field }) => field === "value")).toEqual([]);
  expect(steps).toMatchObject(
    ["60", "3.6725", "60,000", "61,000", "62,000", "1,250,000"].map((value) => ({
      after: { value },
    })),
  );
});

test("values that can be read in two ways are no question where a sheet leaves them as they are", async () => {
  const tool = await contentTool(lake.client());
  const [head = [], ...rows] = await rowsOfList(tool, "figures");
  const value = head.indexOf("Value");
  expect(rows.filter((row) => /^\d+,\d{3}$/.test(row[value] ?? "")).length).toBeGreaterThan(5);
  // A sheet that somebody wrote has no fingerprints, only the values themselves.
  const bare = [head, ...rows].map((row) => row.slice(0, -1));
  const cells = (each: string[][]) => each.map((row) => row.map((cell) => cell || null));
  const csv = (each: string[][]) =>
    each.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()).join("\n");
  for (const each of [[head, ...rows], bare]) {
    const workbook = await writeXlsxFile(cells(each)).toBlob();
    for (const file of [
      { name: "f.xlsx", bytes: new Uint8Array(await workbook.arrayBuffer()) },
      { name: "f.csv", bytes: new TextEncoder().encode(csv(each)) },
    ]) {
      const { problems, steps } = await importTableFile(tool, "figures", file);
      expect(problems.filter(({ level }) => level === "error")).toEqual([]);
      expect(steps.filter(({ outcome }) => outcome !== "unchanged")).toEqual([]);
    }
  }
});
