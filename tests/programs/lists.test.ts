import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { exportTable, importTable, readTable, undo, writeTable } from "@nordune/content-tool";
import { expect } from "vitest";
import * as z from "zod";
import { siteContent } from "#scripts/site-content/tool.ts";
import { exportTexts, importTexts } from "#scripts/site-content/translations/exchange.ts";
import { withSeededLake } from "#tests/integration/seeded-lake.ts";
import { readWith, savedByLibreOffice, testWith } from "./programs.ts";

const { client } = withSeededLake();

const lists = ["figures", "free-zones", "redirects", "metadata", "advantages"] as const;

/** Semicolons, quotes, UTF-8, from the first line on, as somebody who opens the file chooses. */
const CSV = "CSV:59,34,76,1";
const ROWS = 3_000;

testWith("python").for(lists)("Python reads the rows of the list %s as they are", async (name) => {
  const path = join(await makeTempDir(), "list.csv");
  await exportTable(siteContent(client()), name, path);
  const { rows } = await readTable(path);
  // An apostrophe guards what a spreadsheet would run or change.
  const plain = (read: string[][]) => read.map((row) => row.map((cell) => cell.replace(/^'+/, "")));
  const read = await readWith("read-csv.py", await readFile(path, "utf8"));
  expect(plain(z.array(z.array(z.string())).parse(read))).toEqual(plain(rows));
});

testWith("libreoffice").for(
  lists.flatMap((name) => [
    { name, ending: "csv" },
    { name, ending: "xlsx" },
  ]),
)(
  "LibreOffice opens and saves the list $name as $ending, and nothing changes",
  async ({ name, ending }) => {
    const folder = await makeTempDir();
    const path = join(folder, `list.${ending}`);
    const count = await exportTable(siteContent(client()), name, path);
    const isCsv = ending === "csv";
    const ods = await savedByLibreOffice(path, {
      ...{ folder, as: "ods" },
      ...(isCsv ? { filter: CSV } : {}),
    });
    const as = isCsv ? "csv:Text - txt - csv (StarCalc):59,34,76,1" : "xlsx";
    const saved = await savedByLibreOffice(ods, { folder: await makeTempDir(), as });
    expect((await readTable(saved)).rows).toHaveLength(count + 1);
    const { steps } = await importTable(siteContent(client()), name, saved);
    expect(steps.filter(({ outcome }) => outcome !== "unchanged")).toEqual([]);
  },
);

testWith("libreoffice")(
  "a workbook of translations comes back from LibreOffice without a change",
  async () => {
    const folder = await makeTempDir();
    const path = join(folder, "sv.xlsx");
    const { texts } = await exportTexts(client(), { language: "sv", path });
    const ods = await savedByLibreOffice(path, { folder, as: "ods" });
    const saved = await savedByLibreOffice(ods, { folder: await makeTempDir(), as: "xlsx" });
    const { refused, plan, given } = await importTexts(client(), { language: "sv", path: saved });
    expect({ refused, steps: plan.steps, given }).toEqual({ refused: [], steps: [], given: texts });
  },
);

testWith("libreoffice")(
  "3,000 redirects go through LibreOffice, in, out and away again",
  async () => {
    const folder = await makeTempDir();
    const old = join(folder, "old.xlsx");
    const { rows } = await exportedRedirects(folder);
    const [head = []] = rows;
    const from = head.indexOf("From");
    const to = head.indexOf("To");
    const made = Array.from({ length: ROWS }, (_, index) =>
      head.map((_title, place) =>
        place === from ? `/old/page-${index}` : place === to ? "/about" : "",
      ),
    );
    await writeTable(old, [head, ...made]);
    const ods = await savedByLibreOffice(old, { folder, as: "ods" });
    const saved = await savedByLibreOffice(ods, { folder: await makeTempDir(), as: "xlsx" });
    await importTable(siteContent(client()), "redirects", saved, { write: true });
    const count = async () =>
      (await exportedRedirects(await makeTempDir())).rows.length - rows.length;
    expect(await count()).toBe(ROWS);
    await undo(client(), { write: true });
    expect(await count()).toBe(0);
  },
);

async function exportedRedirects(folder: string) {
  const path = join(folder, "redirects.xlsx");
  await exportTable(siteContent(client()), "redirects", path);
  return readTable(path);
}
