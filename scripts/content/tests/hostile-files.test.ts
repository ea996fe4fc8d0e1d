import { mkdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { create } from "tar";
import { describe, expect, test } from "vitest";
import { importFrom } from "../import-files.ts";
import { unpack, withScratch, withSource } from "../read-source.ts";
import { describePlan } from "../report.ts";
import { emptyLake, toolFor } from "./fixture.ts";

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await makeTempDir();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

async function archiveOf(files: Record<string, string>): Promise<string> {
  const cwd = await folderOf(files);
  const file = join(await folderOf({}), "export.tar.gz");
  await create({ file, cwd, gzip: true }, Object.keys(files));
  return file;
}

const read = (path: string) => withSource(path, async (source) => source);
const readArchive = async (list: string, files: Record<string, string> = {}) =>
  read(await archiveOf({ "data.ndjson": list, ...files }));
const page = (fields: Record<string, unknown>) =>
  JSON.stringify({ _id: "page-a", _type: "page", ...fields });
const withPicture = (address: string) => page({ hero: { picture: { _sanityAsset: address } } });

/** An image whose header claims 400 megapixels. */
const hugePicture = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>';

describe("an archive reads nothing but itself", () => {
  const outside = /export\.tar\.gz, line 2: page-a: hero\.picture: .*lies outside/;
  test.each([
    ["a file of the machine", "file@file:///etc/hostname", outside],
    ["a picture of the machine", "image@file:///etc/hostname", outside],
    ["a way up", "file@file://./../../../../../../../../etc/hostname", outside],
    ["a way up in other letters", "file@file://./%2e%2e/%2e%2e/%2e%2e/etc/hostname", outside],
    ["another machine", "file@file://example.com/share/a.txt", /line 2: page-a: .*not there/],
    ["an address", "image@http://127.0.0.1:1/a.png", /line 2: page-a: hero\.picture: .*beside the/],
    ["a folder", "file@file://./images", /page-a: hero\.picture: .*is no file/],
  ])("an archive with %s is refused", async (_what, address, message) => {
    const list = `${page({ _id: "page-b" })}\n${withPicture(address)}`;
    await expect(readArchive(list, { "images/a.txt": "a" })).rejects.toThrow(message);
  });

  test("a list or folder cannot read files outside of itself", async () => {
    const folder = await folderOf({
      "list.ndjson": withPicture("file@file://./link.txt"),
      "content.json": JSON.stringify({ format: 3, exported: {} }),
      "documents/page/page-a.json": withPicture("file@file://./../../etc/hostname"),
    });
    await symlink("/etc/hostname", join(folder, "link.txt"));
    await expect(read(join(folder, "list.ndjson"))).rejects.toThrow(/line 1: page-a: .*outside/);
    await expect(read(folder)).rejects.toThrow(/page-a\.json: page-a: hero\.picture: .*outside/);
  });

  test("a file name with a percent sign is read literally", async () => {
    const path = await archiveOf({
      "data.ndjson": withPicture("file@file://./files/100% pris.txt"),
      "files/100% pris.txt": "a",
    });
    const { assets } = await read(path);
    expect(assets.map(({ path }) => basename(path))).toEqual(["100% pris.txt"]);
  });

  test("an imported picture is found also with a space in its name", async () => {
    const list = withPicture("file@file://./files/a%20B.TXT");
    const path = await archiveOf({ "data.ndjson": list, "files/a B.TXT": "a" });
    const client = await emptyLake();
    await importFrom(toolFor(client), path, { write: true });
    const name = await client.fetch("*[_id == 'page-a'][0].hero.picture.asset->originalFilename");
    expect(name).toBe("a B.TXT");
    const { steps } = await importFrom(toolFor(client), path);
    expect(steps).toMatchObject([{ outcome: "unchanged" }]);
  });
});

test.each([
  ["100% pris.png", "100% pris.png"],
  ["100% pris.png", "100%25%20pris.png"],
  ["a%20b.txt", "a%20b.txt"],
  ["plan #2.txt", "plan%20%232.txt"],
  ["plan #2.txt", "plan #2.txt"],
])("a file %s is found by the address %s", async (name, address) => {
  const folder = await folderOf({
    "list.ndjson": withPicture(`file@file://./${address}`),
    [name]: "a",
  });
  const { assets } = await read(join(folder, "list.ndjson"));
  expect(assets.map(({ facts }) => facts.originalFilename)).toEqual([name]);
});

test("a byte order mark at the beginning of a file is ignored", async () => {
  const folder = await folderOf({
    "list.ndjson": `\ufeff${page({})}\n${page({ _id: "page-b" })}`,
    "content.json": `\ufeff${JSON.stringify({ format: 3, exported: {} })}`,
    "documents/page/page-a.json": `\ufeff${page({})}`,
  });
  expect((await read(join(folder, "list.ndjson"))).documents).toHaveLength(2);
  expect((await read(folder)).documents).toHaveLength(1);
});

test("an import passes over the hidden files that macOS leaves beside others", async () => {
  const hidden = "\0\u0005\u0016\u0007";
  const folder = await folderOf({
    "content.json": JSON.stringify({ format: 3, exported: {} }),
    "documents/page/page-a.json": page({}),
    "documents/page/._page-a.json": hidden,
    "documents/.DS_Store": hidden,
  });
  expect((await read(folder)).documents).toHaveLength(1);
  const archive = await archiveOf({ "._data.ndjson": hidden, "data.ndjson": page({}) });
  expect((await read(archive)).documents).toHaveLength(1);
});

test("documents that are not content are left out, and the report counts them", async () => {
  const others = [
    { _id: "versions.rSpring1.page-a", _type: "page" },
    { _id: "versions.rSpring1.page-b", _type: "page" },
    { _id: "drafts.secret", _type: "sanity.previewUrlSecret" },
    { _id: "assist", _type: "sanity.assist.schemaType.annotations" },
    { _id: "_.releases.rSpring1", _type: "system.release" },
    { _id: "content.run.1", _type: "contentRun" },
  ];
  const list = [page({}), ...others.map((each) => JSON.stringify(each))].join("\n");
  const plan = await importFrom(
    toolFor(await emptyLake()),
    await archiveOf({ "data.ndjson": list }),
  );
  expect(plan.steps.map(({ id }) => id)).toEqual(["page-a"]);
  expect(describePlan(plan)).toContain(
    [
      "Not taken from the source (5)",
      "  2 versions in releases (versions.*)",
      "  1 documents of Sanity and of plug-ins of the Studio (sanity.previewUrlSecret)",
      "  1 documents of Sanity and of plug-ins of the Studio (sanity.assist.schemaType.annotations)",
      "  1 documents of Sanity and of plug-ins of the Studio (system.release)",
      "  1 notes of this tool and of the seed",
    ].join("\n"),
  );
});

describe("what would fill the memory or break a part is refused by line, document and field", () => {
  const within = (text: string) => page({}).replace("}", `,"a":${text}}`);
  const deep = "it is nested more than 64 levels deep";
  test.each([
    [within(`${"[".repeat(20_000)}${"]".repeat(20_000)}`), deep],
    [within(`${'{"a":'.repeat(999)}1${"}".repeat(999)}`), deep],
    [within('[{"__proto__":{"isAdmin":true}}]'), "no field may have the name __proto__"],
    [within('{"constructor":{}}'), "no field may have the name constructor"],
    [within('{"prototype":{}}'), "no field may have the name prototype"],
    ['{"_id":"../a","_type":"page"}', "_id has to be"],
    ['{"_id":"a"}', "_type is missing"],
    [page({ _id: "a".repeat(129) }), "_id has to be of at most 128 characters"],
    ["[1]", "Invalid input: expected object"],
    ['{"_id":', "Unexpected end"],
  ])(
    "an archive with an invalid document is refused with the reason (%#)",
    async (text, reason) => {
      const message = `export.tar.gz, line 1 is no document: ${reason}`;
      await expect(readArchive(text)).rejects.toThrow(message);
    },
  );

  test("brackets within a text do not count as nesting", async () => {
    const text = `\\"${"[".repeat(500)}`;
    const { documents } = await readArchive(page({ text }));
    expect(documents).toMatchObject([{ text }]);
  });

  test("an archive with a million lines is refused", async () => {
    const lines = Array.from({ length: 1_000_000 }, (_, i) => `{"_id":"a${i}","_type":"b"}`);
    const refused = readArchive(lines.join("\n"));
    await expect(refused).rejects.toThrow("export.tar.gz: more than 100000 documents");
  });

  test.each([
    ["a decompression bomb", hugePicture, /line 1: page-a: hero\.picture: .*pixel limit/],
    ["no picture", "hello", /a\.png cannot be read as a picture: .*unsupported/],
  ])("an archive with %s as a picture is refused", async (_what, bytes, message) => {
    const list = withPicture("image@file://./images/a.png");
    await expect(readArchive(list, { "images/a.png": bytes })).rejects.toThrow(message);
  });

  test.each([
    ["to more than it may", { bytes: 1_000_000, files: 9 }, "it unpacks to more than 1 MB"],
    ["to more files than it may", { bytes: 9_000_000, files: 2 }, "it holds more than 2 files"],
  ])(
    "an archive that unpacks %s is refused, and its folder is deleted",
    async (_what, limits, reason) => {
      // Some entries follow the one that exceeds the limit.
      const names = ["data.ndjson", "a.txt", "b.txt", "c.txt", "d.txt"];
      const zeros = "\0".repeat(400_000);
      const path = await archiveOf(Object.fromEntries(names.map((name) => [name, zeros])));
      let scratch = "";
      const unpacked = withScratch(async (folder) => {
        scratch = folder;
        return unpack(path, folder, limits);
      });
      await expect(unpacked).rejects.toThrow(`${path} cannot be unpacked: ${reason}. Nothing was`);
      await expect(stat(scratch)).rejects.toThrow("ENOENT");
    },
  );

  test("a truncated archive is refused", async () => {
    const lines = Array.from({ length: 500 }, (_, i) =>
      page({ _id: `a${i}`, text: Math.random() }),
    );
    const path = await archiveOf({ "data.ndjson": lines.join("\n") });
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, bytes.length / 2));
    await expect(read(path)).rejects.toThrow(/export\.tar\.gz cannot be unpacked: /);
  });
});
