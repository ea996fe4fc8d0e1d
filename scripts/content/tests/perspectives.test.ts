import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { documentLines } from "../document-lines.ts";
import { importFrom } from "../import-files.ts";
import { rowsInWords } from "../plan-in-words.ts";
import { notesQuery, runsAmong, undo } from "../runs.ts";
import { importTableFile, rowsOfList } from "../tables/lists.ts";
import { formatTable } from "../tables/table-content.ts";
import {
  contentOfLake,
  emptyLake,
  figure,
  fileWith,
  filledLake,
  rate,
  toolFor,
} from "./fixture.ts";

/** A sheet as a browser has it, which knows no path. */
const sheet = (...lines: string[]) => ({
  name: "list.csv",
  bytes: new TextEncoder().encode(lines.join("\n")),
});

const redirects = (client: SanityClient, lines: string[], options = {}) =>
  importTableFile(toolFor(client), "redirects", sheet("From;To", ...lines), options);

const stored = (client: SanityClient, type = "redirect") =>
  client.fetch(`*[_type == $type] | order(_id) { _id, source, target }`, { type });

test("a sheet is brought into drafts beside what is published, and taken back from there", async () => {
  const client = await emptyLake();
  await client.create({ _id: "redirect-a", _type: "redirect", source: "/a", target: "/b" });
  const before = await contentOfLake(client);
  const write = { write: true, perspective: "drafts", take: ["theirs"] };
  const { run } = await redirects(client, ["/a;/c"], write);
  expect(await stored(client)).toEqual([
    { _id: "drafts.redirect-a", source: "/a", target: "/c" },
    { _id: "redirect-a", source: "/a", target: "/b" },
  ]);
  // The same sheet says nothing new, and another one is compared with the draft.
  const again = await redirects(client, ["/a;/c"], write);
  expect(again.steps).toMatchObject([{ outcome: "unchanged" }]);
  const other = await redirects(client, ["/a;/d"], { perspective: "drafts" });
  expect(other.steps).toMatchObject([
    { outcome: "conflict", differences: [{ path: "target", mine: "/c", theirs: "/d" }] },
  ]);
  await undo(client, { write: true, ...(run !== undefined && { run }) });
  expect(await contentOfLake(client)).toEqual(before);
});

test("after the drafts of a sheet were thrown away, what is published stays until somebody chooses the sheet", async () => {
  const client = await emptyLake();
  await client.create({ _id: "redirect-a", _type: "redirect", source: "/a", target: "/b" });
  await redirects(client, ["/a;/c"], { write: true, perspective: "drafts", take: ["theirs"] });
  await client.delete("drafts.redirect-a");
  const { steps } = await redirects(client, ["/a;/c"]);
  expect(steps).toMatchObject([{ outcome: "conflict" }]);
});

test("a sheet is brought into a release, and neither drafts nor visitors see it", async () => {
  const client = await emptyLake();
  await client.releases.create({ releaseId: "rspring", metadata: { title: "Spring" } });
  await redirects(client, ["/a;/b"], { write: true, perspective: "rspring" });
  const found: { _id: string }[] = await stored(client);
  expect(found.map(({ _id }) => _id)).toEqual([expect.stringMatching(/^versions\.rspring\./)]);
  const again = await redirects(client, ["/a;/b"], { perspective: "rspring" });
  expect(again.steps).toMatchObject([{ outcome: "unchanged" }]);
  const published = await redirects(client, ["/a;/b"]);
  expect(published.steps).toMatchObject([{ outcome: "created" }]);
});

test("only the chosen rows are written, and a refused row does not stop the others", async () => {
  const client = await emptyLake();
  await client.create({ _id: "redirect-x", _type: "redirect", source: "/x", target: "/b" });
  const lines = ["/a;/b", "/c;/b", ";/b", ";/d", "/a;/d", "/x;/d"];
  const plan = await redirects(client, lines);
  const rows = rowsInWords(plan, "source");
  // Nobody knows which of two rows about one address is meant.
  const twice = expect.objectContaining({ message: expect.stringContaining("Rows 2 and 6") });
  expect(rows.map(({ row, label, outcome, problems }) => [row, label, outcome, problems])).toEqual([
    [2, "/a", "refused", [twice]],
    [3, "/c", "created", []],
    [4, "", "refused", [{ level: "error", title: "From", message: "Fill in “From” or “Id”." }]],
    [5, "", "refused", [{ level: "error", title: "From", message: "Fill in “From” or “Id”." }]],
    [6, "/a", "refused", [twice]],
    [7, "/x", "conflict", []],
  ]);
  expect(rows[1]?.fields).toMatchObject([
    { title: "From", source: "“/c”" },
    { title: "To", source: "“/b”" },
  ]);
  expect(rows[5]?.fields).toMatchObject([{ title: "To", lake: "“/b”", source: "“/d”" }]);
  await expect(redirects(client, lines, { write: true })).rejects.toThrow("row 4");

  const only = new Set(rows.flatMap(({ id, row }) => (row === 3 ? [id] : [])));
  const { run } = await redirects(client, lines, { write: true, only });
  expect(await stored(client)).toMatchObject([{ source: "/c" }, { source: "/x" }]);

  await redirects(client, ["/later;/b"], { write: true });
  expect(runsAmong(await client.fetch(notesQuery)).map(({ title }) => title)).toEqual([
    "import of list.csv",
    "import of list.csv",
  ]);
  await undo(client, { write: true, ...(run !== undefined && { run }) });
  expect(await stored(client)).toMatchObject([{ source: "/later" }, { source: "/x" }]);
});

test("a rule of the form refuses its row, and the rows beside it can be taken", async () => {
  const client = await emptyLake();
  const long = "x".repeat(101);
  const text = sheet("Label;Value;Checked on", `${long};1;`, "A figure;2;", "Another;3;one day");
  const plan = await importTableFile(toolFor(client), "figures", text);
  expect(rowsInWords(plan, "label")).toMatchObject([
    {
      row: 2,
      outcome: "refused",
      problems: [{ title: "Label", message: expect.stringContaining("100") }],
    },
    { row: 3, outcome: "created", problems: [] },
    {
      row: 4,
      outcome: "refused",
      problems: [{ title: "Checked on", message: expect.stringContaining("is not a day") }],
    },
  ]);
});

test("a row without a name is called by the Studio's, and says each problem and only its own values", async () => {
  const client = await filledLake();
  const text = sheet("Id;Value", `${rate};11`, "figure-new;1");
  const plan = await importTableFile(toolFor(client), "figures", text);
  const rows = rowsInWords(plan, "label");
  expect(rows.map(({ label }) => label)).toEqual(["Corporate tax rate", "figure-new"]);
  expect(rows[1]).toMatchObject({
    outcome: "refused",
    problems: [{ title: "Label", message: "Required" }],
    fields: [{ title: "Value" }],
  });
});

test.each(["csv", "xlsx"])(
  "a list taken out as %s without a file system comes back",
  async (as) => {
    const client = await filledLake();
    const tool = toolFor(client);
    const file = await formatTable(`list.${as}`, await rowsOfList(tool, "figures"));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { steps } = await importTableFile(tool, "figures", { name: `list.${as}`, bytes });
    expect(new Set(steps.map(({ outcome }) => outcome))).toEqual(new Set(["unchanged"]));
    expect(steps).toHaveLength(3);
  },
);

test("downloaded content is imported again, without drafts and notes", async () => {
  const client = await filledLake();
  await client.create({ ...figure("drafts.figure-x", "A draft", "1") });
  const lines = await documentLines(client);
  expect(lines).not.toContain("drafts.");
  const { steps } = await importFrom(toolFor(client), await fileWith("content.ndjson", lines));
  expect(new Set(steps.map(({ outcome }) => outcome))).toEqual(new Set(["unchanged"]));
});
