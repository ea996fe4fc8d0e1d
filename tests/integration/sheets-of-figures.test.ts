import { importTableFile } from "@nordune/content-tool/browser";
import { expect, test } from "vitest";
import { siteContent } from "#scripts/site-content/tool.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** A sheet with a new figure, as a spreadsheet with decimal commas saves it. */
const sheetOf = (value: string, unit: string) => ({
  name: "figures.csv",
  bytes: new TextEncoder().encode(
    `Label;Value;Unit;Source;Checked on\nA fee of a sheet;${value};${unit};A law;2026-11-22\n`,
  ),
});

test.each([
  ["1500", "AED", "1,500"],
  ["1 500", "AED", "1,500"],
  ["1.234,5", "AED", "1,234.5"],
  ["1234,5", "EUR", "1,234.5"],
  ["1.234.567", "AED", "1,234,567"],
  ["9,0", "%", "9"],
  ["15-50", "AED", "15–50"],
  ["2026", "", "2026"],
])(
  "a sheet's figure %s in %j is stored as %s, and not refused for its form",
  async (value, unit, stored) => {
    const plan = await importTableFile(siteContent(lake.client()), "figures", sheetOf(value, unit));
    expect(plan.problems.filter(({ field }) => field === "value")).toEqual([]);
    expect(plan.steps).toMatchObject([{ outcome: "created", after: { value: stored } }]);
  },
);

test("a sheet's figure that can be read in two ways is refused with both", async () => {
  const { problems } = await importTableFile(
    siteContent(lake.client()),
    "figures",
    sheetOf("1.500", "AED"),
  );
  expect(problems).toMatchObject([
    { field: "value", message: expect.stringMatching(/could be 1500 or 1\.500/) },
  ]);
});
