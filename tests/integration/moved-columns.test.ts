// @module-tag thorough
import { importTableFile, MovedColumnError, rowsOfList } from "@nordune/content-tool/browser";
import { expect, test } from "vitest";
import { siteContent } from "#scripts/site-content/tool.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** Each list of the site with one of its columns. */
const columns: [list: string, title: string][] = [
  ["redirects", "To"],
  ["metadata", "Title"],
  ["alternative-texts", "Alternative text"],
  ["figures", "Value"],
  ["advantages", "Card: Text"],
];

/** A sheet as a browser has it. */
const sheetOf = (rows: readonly (readonly string[])[], evenSo: boolean) => ({
  name: "sheet.csv",
  evenSo,
  bytes: new TextEncoder().encode(
    rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")).join("\n"),
  ),
});

/** What is said of a list in which the cells of a column stand in another order. */
async function refusalOf(
  [list, title]: [list: string, title: string],
  reorder: (cells: readonly string[]) => readonly string[],
  { evenSo = false, isBare = false } = {},
): Promise<unknown> {
  const tool = siteContent(lake.client());
  const [head = [], ...body] = await rowsOfList(tool, list);
  expect(head).toContain(title);
  const column = head.indexOf(title);
  const cells = reorder(body.map((row) => row[column] ?? ""));
  const rows = [head, ...body.map((row, index) => row.with(column, cells[index] ?? ""))];
  // Who writes a sheet anew has no column of what was exported.
  const sheet = sheetOf(isBare ? rows.map((row) => row.slice(0, -1)) : rows, evenSo);
  return importTableFile(tool, list, sheet, { check: false }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

const shifted = (cells: readonly string[]) => [...cells.slice(1), ...cells.slice(0, 1)];
const sorted = (cells: readonly string[]) => cells.toSorted((a, b) => a.localeCompare(b, "sv"));
const exchanged = ([one = "", other = "", ...rest]: readonly string[]) => [other, one, ...rest];

async function addRedirects(): Promise<void> {
  const transaction = lake.client().transaction();
  for (const [index, page] of ["about", "contact", "services/education", "free-zones"].entries()) {
    transaction.createOrReplace({
      ...{ _id: `redirect-${index}`, _type: "redirect", active: true, permanent: true },
      ...{ source: `/old-${index}`, target: `/${page}` },
    });
  }
  await transaction.commit();
}

test.each(columns)(
  "a sheet of %s whose column “%s” was sorted or moved alone is refused as a whole, and taken when it is meant so",
  async (...list) => {
    await addRedirects();
    for (const [reorder, isBare] of [
      [shifted, true],
      [sorted, false],
    ] as const) {
      const refusal = await refusalOf(list, reorder, { isBare });
      expect(refusal).toBeInstanceOf(MovedColumnError);
      expect(refusal).toMatchObject({ message: expect.stringMatching(`“${list[1]}” \\d+ rows`) });
    }
    expect(await refusalOf(list, sorted, { evenSo: true })).toBeUndefined();
  },
);

test.each(columns)("two values of %s (%s) may be exchanged", async (...list) => {
  await addRedirects();
  expect(await refusalOf(list, exchanged)).toBeUndefined();
});

test("free zones may be put into another order by the ranks of a sheet", async () => {
  const reversed = (cells: readonly string[]) => cells.toReversed();
  for (const reorder of [reversed, shifted]) {
    for (const isBare of [true, false]) {
      expect(await refusalOf(["free-zones", "Order rank"], reorder, { isBare })).toBeUndefined();
    }
  }
});
