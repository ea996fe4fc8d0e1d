import { createReadStream, type Dirent } from "node:fs";
import { cp, readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { makeTempDir, startTestLake } from "@nordune/content-lake/testing";
import { exportToFolder, packSource, type Source } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";
import { expect, test } from "vitest";
import { CONTENT_FOLDER, readFirstContent } from "#scripts/seed/first-content.ts";
import { seed } from "#scripts/seed/seed.ts";
import {
  firstContent,
  pictureFile,
  seedDocuments,
  seededOfType,
} from "#tests/support/first-content.ts";
import { startHostedProject } from "./hosted-fixture.ts";

const rate = "figure-corporate-tax-rate";
/** A figure without references, so that the lake can delete it. */
const deletable = "figure-vat-rate";
const allIds = seedDocuments.map(({ _id }) => _id);

const emptyLake = async () => (await startTestLake()).client.withConfig({ perspective: "raw" });

/** Revisions of all documents in the lake, assets and notes included. */
const revisions = (client: SanityClient) =>
  client.fetch<unknown[]>("*[]{ _id, _rev } | order(_id)");

/** The first content, limited to these documents. */
const seedOf = (documents: Source["documents"]): Source => ({ ...firstContent, documents });

const figures = seededOfType("figure");

/** The figures with another value for the corporate tax rate. */
const figuresWithRate = (value: string) =>
  figures.map((document) => (document._id === rate ? { ...document, value } : document));

test("the first seed creates every document without breaking a rule, and the second seed changes nothing", async () => {
  const client = await emptyLake();
  const first = await seed(client, { source: firstContent });
  expect(first.documents.created).toEqual(allIds);
  expect(first.uploadedPictures).toBeGreaterThan(0);
  const before = await revisions(client);

  const second = await seed(client, { source: firstContent });
  expect(second.documents.unchanged).toEqual(allIds);
  expect(second.uploadedPictures).toBe(0);
  expect(await revisions(client)).toEqual(before);

  const url = await client.fetch<string>(`*[_id == "homePage"][0].hero.image.asset->url`);
  const served = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(served.equals(await readFile(pictureFile("hero").path))).toBe(true);
});

// scripts/content/tests/plan.test.ts tests each document's merge. This test is about calling it.
test("seeding again updates untouched fields, keeps editors' changes, and overwrites them only by force", async () => {
  const client = await emptyLake();
  await seed(client, { source: seedOf(figures) });
  const updated = await seed(client, { source: seedOf(figuresWithRate("11")) });
  expect(updated.documents).toMatchObject({ updated: [rate], keptEdited: [] });
  expect(await client.getDocument(rate)).toMatchObject({ value: "11", unit: "%" });

  await client.patch(rate).set({ value: "edited" }).commit();
  await client.delete(deletable);
  const documents = figuresWithRate("12");
  const kept = await seed(client, { source: seedOf(documents) });
  expect(kept.documents).toMatchObject({ keptEdited: [rate], keptDeleted: [deletable] });
  expect(await client.getDocument(rate)).toMatchObject({ value: "edited" });
  await expect(
    seed(client, { source: seedOf(documents), force: ["figure-unknown"] }),
  ).rejects.toThrow("--force names documents that the seed does not have: figure-unknown");
  const forced = await seed(client, { source: seedOf(documents), force: [rate, deletable] });
  expect(forced.documents).toMatchObject({ updated: [rate], created: [deletable] });
  expect(await client.getDocument(rate)).toMatchObject({ value: "12" });
  // Content that left the seed stays and is reported.
  const { left } = await seed(client, {
    source: seedOf(documents.filter(({ _id }) => _id !== deletable)),
  });
  expect(left).toEqual([deletable]);
  expect(await client.getDocument(deletable)).toBeDefined();
  expect(await client.getDocument("homePage")).toBeUndefined();
});

test("content that breaks a rule is refused as a whole, and the message names document and field", async () => {
  const client = await emptyLake();
  const documents = figuresWithRate(" ");
  await expect(seed(client, { source: seedOf(documents) })).rejects.toThrow(
    /None of .* was written.*figure-corporate-tax-rate: value:/s,
  );
  expect(await revisions(client)).toEqual([]);
  // As a start does, with content that the first test has validated.
  const { created } = (await seed(client, { source: seedOf(documents), check: false })).documents;
  expect(created).toHaveLength(documents.length);
});

test("seeding hosted Sanity keeps to the limits of its API", async () => {
  const { writer, statuses, requests } = await startHostedProject({ writesPerSecond: 1 });
  // A few documents with images, because the Studio's rules check each of them several times.
  const documents = seedDocuments.filter(({ _type }) => /^(testimonial|notFound)/.test(_type));
  const report = await seed(writer(), { source: seedOf(documents) });
  expect(report.documents.created).toHaveLength(documents.length);
  expect(report.uploadedPictures).toBeGreaterThan(0);
  expect(statuses).toContain(429);
  expect(requests.filter((request) => request.includes(".apicdn."))).toEqual([]);
});

/** Every file below a folder with its content. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = async ({ parentPath, name }: Dirent) => {
    const path = join(parentPath, name);
    return [relative(folder, path), await readFile(path, "base64")] as const;
  };
  return new Map(await Promise.all(files.map(read)));
}

/** The files of an export into a folder that was a copy of the first content. */
async function exportOver(client: SanityClient): Promise<Map<string, string>> {
  const folder = await makeTempDir();
  await cp(CONTENT_FOLDER, folder, { recursive: true });
  await exportToFolder(client, folder);
  return filesIn(folder);
}

test("an export of seeded content equals the seed's folder, byte for byte", async () => {
  const client = await emptyLake();
  await seed(client, { source: firstContent, check: false });
  expect(await exportOver(client)).toEqual(await filesIn(CONTENT_FOLDER));
});

test("Sanity's own import command reads the packed first content, with pictures and credits", async () => {
  const client = await emptyLake();
  const archive = join(await makeTempDir(), "content.tar.gz");
  await packSource(firstContent, archive);
  const options = { client, operation: "create", releasesOperation: "fail" } as const;
  const { numDocs, warnings } = await sanityImport(createReadStream(archive), options);
  expect([numDocs, warnings]).toEqual([seedDocuments.length, []]);
  expect(await exportOver(client)).toEqual(await filesIn(CONTENT_FOLDER));
});

test("a dry run of the seed writes nothing and says what it would write", async () => {
  const client = await emptyLake();
  const { plan } = await seed(client, { source: seedOf(figures), write: false, check: false });
  expect(plan.steps.map(({ outcome }) => outcome)).toEqual(figures.map(() => "created"));
  expect(await revisions(client)).toEqual([]);
});

test("the blank content and the site's content never overwrite each other", async () => {
  const client = await emptyLake();
  const { documents, ...blank } = await readFirstContent("blank");
  const source = { ...blank, documents: documents.filter(({ _type }) => _type === "testimonial") };
  await seed(client, { source, which: "blank", check: false });
  const before = await client.getDocuments(source.documents.map(({ _id }) => _id));
  const testimonials = seedOf(seededOfType("testimonial"));
  const report = await seed(client, { source: testimonials, check: false });
  expect(report.documents.keptEdited).toEqual(testimonials.documents.map(({ _id }) => _id));
  expect(await client.getDocuments(before.map((each) => each?._id ?? ""))).toEqual(before);
});
