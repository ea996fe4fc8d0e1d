import { importTableFile } from "@nordune/content-tool/browser";
import { expect, test } from "vitest";
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
