import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir, startTestLake } from "@nordune/content-lake/testing";
import { readTable, undo, writeTable } from "@nordune/content-tool";
import { expect, test } from "vitest";
import { readReleases, type SeededRelease } from "#scripts/seed/releases.ts";
import { seed } from "#scripts/seed/seed.ts";
import { exportTexts, importTexts } from "#scripts/site-content/translations/exchange.ts";
import { firstContent, seedDocuments } from "#tests/support/first-content.ts";
import { startHostedProject } from "./hosted-fixture.ts";

const published = "translation-sv-contactPage";
const draft = `drafts.${published}`;

const wanted = /^(?:contactPage|notFoundPage|cookiePolicyPage|pageMetadata-contact)$/;
const documents = [
  ...seedDocuments
    .filter(({ _id }) => wanted.test(_id.replace("translation-sv-", "")))
    .map(({ tool: _tool, ...document }) => document),
  // The cookie policy refers to it.
  { _id: "aboutPage", _type: "aboutPage" },
];

async function start(releases: SeededRelease[] = []) {
  const { client } = await startTestLake();
  const raw = client.withConfig({ perspective: "raw" });
  await seed(raw, { source: { ...firstContent, documents }, releases, check: false });
  const folder = await makeTempDir();
  return { client: raw, file: (name: string) => join(folder, name) };
}

const textsOf = (document: Awaited<ReturnType<typeof rowsIn>>) =>
  new Map(document.map(({ source, text }) => [source, text]));

const rowsIn = async (
  client: Awaited<ReturnType<typeof start>>["client"],
  id: string,
): Promise<{ source: string; text: string }[]> => (await client.getDocument(id))?.rows ?? [];

/** Changes the text of the first row whose English begins so. */
async function translateRow(path: string, english: RegExp, text: string): Promise<void> {
  if (path.endsWith(".xlf")) {
    const xml = await readFile(path, "utf8");
    const units = xml.split(/(?=<(?:trans-)?unit )/);
    const place = units.findIndex((unit) => english.test(unit));
    const target = `$1${text}</target>`;
    units[place] = (units[place] ?? "").replace(/(<target[^>]*>).*?<\/target>/s, target);
    return writeFile(path, units.join(""));
  }
  const { rows } = await readTable(path);
  const row = rows.slice(1).find(([, , source]) => english.test(source ?? ""));
  if (row) row[3] = text;
  return writeTable(path, rows);
}

test.each([
  { format: "XLIFF 2.0", name: "sv.xlf", choice: { xliff: "2.0" } },
  { format: "XLIFF 1.2", name: "sv.xlf", choice: { xliff: "1.2" } },
  { format: "workbook", name: "sv.xlsx", choice: {} },
] as const)(
  "importing an exported file ($format) changes nothing, and one changed text changes one row of a draft",
  async ({ name, choice }) => {
    const { client, file } = await start();
    const path = file(name);
    const counts = await exportTexts(client, { language: "sv", path, ...choice });
    expect(counts.documents).toBe(4);
    const same = await importTexts(client, { language: "sv", path, write: true });
    expect(same).toMatchObject({ refused: [], untranslated: 0, given: counts.texts });
    expect(same.plan.steps).toEqual([]);

    await translateRow(path, /Start Your Dubai Journey/, "Börja resan till Dubai");
    const dryRun = await importTexts(client, { language: "sv", path });
    expect(dryRun.plan.steps).toMatchObject([{ id: draft, outcome: "created" }]);
    expect(await client.getDocument(draft)).toBeUndefined();
    await importTexts(client, { language: "sv", path, write: true });
    const before = textsOf(await rowsIn(client, published));
    const after = textsOf(await rowsIn(client, draft));
    const changed = [...after].filter(([source, text]) => before.get(source) !== text);
    expect(changed).toEqual([["Start Your Dubai Journey", "Börja resan till Dubai"]]);
    expect(after.size).toBe(before.size);
    // The same file again finds its own draft.
    const again = await importTexts(client, { language: "sv", path, write: true });
    expect(again).toMatchObject({ refused: [], plan: { steps: [] } });
    await undo(client, { write: true });
    expect(await client.getDocument(draft)).toBeUndefined();
  },
);

test("a table of an earlier version is read, and only what a translator changed is imported", async () => {
  const { client, file } = await start();
  await exportTexts(client, { language: "sv", path: file("sv.xlsx"), chosen: ["/contact"] });
  const { rows } = await readTable(file("sv.xlsx"));
  await writeTable(
    file("sv.csv"),
    rows.map((row) => row.map((cell) => cell.replace(/^x(?=[0-9a-f]{6}$)/, ""))),
  );
  await translateRow(file("sv.csv"), /Start Your Dubai Journey/, "Börja resan till Dubai");
  const { refused, plan } = await importTexts(client, { language: "sv", path: file("sv.csv") });
  expect(refused).toEqual([]);
  expect(plan.steps).toMatchObject([{ id: draft, outcome: "created" }]);
});

test("a faulty row of a translation file is refused with its line, and the other rows are imported", async () => {
  const { client, file } = await start();
  const path = file("sv.xlsx");
  await exportTexts(client, { language: "sv", path, chosen: ["/contact"] });
  await translateRow(path, /Start Your Dubai Journey/, "Börja resan till Dubai");
  await translateRow(path, /^9:00–18:00|\d/, "utan siffror");
  const { refused } = await importTexts(client, { language: "sv", path, write: true });
  expect(refused).toEqual([
    expect.objectContaining({ place: expect.stringMatching(/sv\.xlsx, row \d+$/) }),
  ]);
  const texts = textsOf(await rowsIn(client, draft));
  expect([...texts.values()]).toContain("Börja resan till Dubai");
  expect([...texts.values()]).not.toContain("utan siffror");
});

test.each([
  { language: "sv", name: "Svenska" },
  { language: "no", name: "Norsk", place: { releaseId: "norwegianReader" } },
] as const)(
  "a Finnish workbook with the texts of $name is refused, and nothing of it is written",
  async ({ name, ...other }) => {
    const { client, file } = await start(await readReleases());
    const [others, finnish] = [file("other.xlsx"), file("fi.xlsx")];
    const chosen = ["/contact"];
    await exportTexts(client, { ...other, path: others, chosen });
    await exportTexts(client, { language: "fi", path: finnish, chosen });
    const texts = (await readTable(others)).rows.map((row) => row[3] ?? "");
    const { rows } = await readTable(finnish);
    await writeTable(
      finnish,
      rows.map((row, index) => (index === 0 ? row : row.with(3, texts[index] ?? ""))),
    );
    const done = await importTexts(client, { language: "fi", path: finnish, write: true });
    expect(done.refused).toMatchObject([{ message: expect.stringContaining(name) }]);
    expect(done.plan.steps).toEqual([]);
  },
);

test("importing translations keeps what an editor has changed since the export", async () => {
  const { client, file } = await start();
  const path = file("sv.xlf");
  await exportTexts(client, { language: "sv", path, chosen: ["contactPage"] });
  await translateRow(path, /Start Your Dubai Journey/, "Börja resan till Dubai");
  const [first, ...rest] = await rowsIn(client, published);
  const { _rev, ...content } = { ...(await client.getDocument(published)) };
  const edited = { ...content, _id: draft, _type: "translation" };
  await client.create({ ...edited, rows: [{ ...first, text: "Redaktörens text" }, ...rest] });

  const { refused } = await importTexts(client, { language: "sv", path, write: true });
  expect(refused).toMatchObject([{ message: expect.stringContaining("“Redaktörens text”") }]);
  expect((await rowsIn(client, draft))[0]?.text).toBe("Redaktörens text");
  const direct = await importTexts(client, {
    ...{ language: "sv", path, place: "published", write: true },
  });
  expect(direct.refused).toMatchObject([{ message: expect.stringContaining("draft") }]);
  await importTexts(client, { language: "sv", path, write: true, side: "theirs" });
  expect((await rowsIn(client, draft))[0]?.text).toBe("Börja resan till Dubai");
});

test("a new language begins with empty rows, which visitors see only when an editor shows them", async () => {
  const { client, file } = await start();
  const path = file("fi.xlsx");
  await exportTexts(client, { language: "fi", path, chosen: ["notFoundPage"] });
  const { rows } = await readTable(path);
  expect(rows.slice(1).every(([, , , text, state]) => text === "" && state === "missing")).toBe(
    true,
  );
  await translateRow(path, /^[^\d<{]+$/, "Sivua ei löydy");
  const { untranslated } = await importTexts(client, { language: "fi", path, write: true });
  expect(untranslated).toBe(rows.length - 2);
  expect(await client.getDocument("drafts.translation-fi-notFoundPage")).toMatchObject({
    ...{ language: "fi", isShown: false, rows: [{ text: "Sivua ei löydy" }] },
    translated: { _ref: "notFoundPage", _weak: true },
  });
});

test("a reviewer's corrections of a translation go into the language's release until it is published", async () => {
  const { client, file } = await start(await readReleases());
  const place = { releaseId: "norwegianReader" };
  const path = file("no.xlf");
  const drafts = await exportTexts(client, { language: "no", path, chosen: ["contactPage"] });
  expect(drafts.releases).toEqual(["norwegianReader"]);
  await exportTexts(client, { language: "no", path, place, chosen: ["contactPage"] });
  await translateRow(path, /Start Your Dubai Journey/, "Start reisen til Dubai");
  const { refused } = await importTexts(client, { language: "no", path, place, write: true });
  expect(refused).toEqual([]);
  const version = "versions.norwegianReader.translation-no-contactPage";
  expect(textsOf(await rowsIn(client, version)).get("Start Your Dubai Journey")).toBe(
    "Start reisen til Dubai",
  );
  expect(await client.getDocument("drafts.translation-no-contactPage")).toBeUndefined();
  await client.releases.publish(place);
  await expect(importTexts(client, { language: "no", path, place })).rejects.toThrow(
    "The release norwegianReader takes no texts: it is published",
  );
});

test("a translation file of another language is refused, and so is an export to an unsuitable format or of an unknown page", async () => {
  const { client, file } = await start();
  await exportTexts(client, { language: "sv", path: file("sv.xlsx") });
  await expect(importTexts(client, { language: "da", path: file("sv.xlsx") })).rejects.toThrow(
    "there is no column “Dansk (da)”",
  );
  await expect(exportTexts(client, { language: "sv", path: file("sv.csv") })).rejects.toThrow(
    /changes numbers and days in CSV\. Name a workbook instead: .*sv\.xlsx\./,
  );
  await expect(exportTexts(client, { language: "sv", path: file("sv.doc") })).rejects.toThrow(
    /neither \.xlf nor \.xlsx\. Choose one of them/,
  );
  const chosen = ["/nowhere"];
  await expect(
    exportTexts(client, { language: "sv", path: file("a.xlsx"), chosen }),
  ).rejects.toThrow("no published document or page /nowhere");
});

test("the command for translations says what it wrote, what it refused and what it would change", async () => {
  const { writer, run } = await startHostedProject();
  await seed(writer(), { source: { ...firstContent, documents }, check: false });
  const path = join(await makeTempDir(), "sv.xlsx");
  const translations = (...args: string[]) =>
    run("scripts/site-content/main.ts", ["translations", ...args]);
  const exported = await translations("export", "sv", path, "/contact");
  expect(exported.stdout).toMatch(/^\d+ texts of 2 documents in .*sv\.xlsx\.$/);

  await translateRow(path, /Start Your Dubai Journey/, "Börja resan till Dubai");
  await translateRow(path, /\d/, "utan siffror");
  const dryRun = await translations("import", "sv", path);
  expect(dryRun.exitCode).toBe(1);
  expect(dryRun.stdout).toMatch(
    /Refused \(1\)\n {2}.*sv\.xlsx, row \d+: contactPage: .*Keep the numbers/,
  );
  expect(dryRun.stdout).toContain(`Created (1)\n  ${draft}`);
  expect(dryRun.stdout).toContain("Nothing was written. To write it, add --write.");
});
