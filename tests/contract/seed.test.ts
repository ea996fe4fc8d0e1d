import { readFile } from "node:fs/promises";
import { startTestLake } from "@nordune/content-lake/testing";
import type { Source } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { seed } from "#scripts/seed/seed.ts";
import {
  firstContent,
  pictureFile,
  seedDocuments,
  seededOfType,
} from "#tests/support/first-content.ts";
import { startHostedProject } from "./hosted-fixture.ts";

const rate = "figure-corporate-tax-rate";
/** A figure that no other figure refers to, so that the lake lets it go. */
const deletable = "figure-vat-rate";
const allIds = seedDocuments.map(({ _id }) => _id);

const emptyLake = async () => (await startTestLake()).client.withConfig({ perspective: "raw" });

/** Revision of every document in the lake, assets and bookkeeping included. */
const revisions = (client: SanityClient) =>
  client.fetch<unknown[]>("*[]{ _id, _rev } | order(_id)");

/** The first content, with these documents of it alone. */
const seedOf = (documents: Source["documents"]): Source => ({ ...firstContent, documents });

const figures = seededOfType("figure");

/** The figures with another value for the corporate tax rate. */
const figuresWithRate = (value: string) =>
  figures.map((document) => (document._id === rate ? { ...document, value } : document));

test("the first run creates everything, as no document breaks a rule, and the second changes nothing", async () => {
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

// What becomes of each document is in scripts/content/tests/plan.test.ts; here is that the seed asks.
test("seeding again updates what nobody touched, keeps what editors did, and by force takes its own", async () => {
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
  // What left the seed stays, and is named.
  const { left } = await seed(client, {
    source: seedOf(documents.filter(({ _id }) => _id !== deletable)),
  });
  expect(left).toEqual([deletable]);
  expect(await client.getDocument(deletable)).toBeDefined();
  expect(await client.getDocument("homePage")).toBeUndefined();
});

test("content that breaks a rule is refused whole, with its document and field, unless rules are not asked", async () => {
  const client = await emptyLake();
  const documents = figuresWithRate(" ");
  await expect(seed(client, { source: seedOf(documents) })).rejects.toThrow(
    /None of .* was written.*figure-corporate-tax-rate: value:/s,
  );
  expect(await revisions(client)).toEqual([]);
  // As a start does with content that the first test has held against the rules.
  const { created } = (await seed(client, { source: seedOf(documents), check: false })).documents;
  expect(created).toHaveLength(documents.length);
});

test("on hosted Sanity it arrives within the limits of the API, which nothing passes by", async () => {
  const { writer, statuses, requests } = await startHostedProject({ writesPerSecond: 1 });
  // Few, with pictures: each is checked by the Studio's rules several times.
  const documents = seedDocuments.filter(({ _type }) => /^(testimonial|notFound)/.test(_type));
  const report = await seed(writer(), { source: seedOf(documents) });
  expect(report.documents.created).toHaveLength(documents.length);
  expect(report.uploadedPictures).toBeGreaterThan(0);
  expect(statuses).toContain(429);
  expect(requests.filter((request) => request.includes(".apicdn."))).toEqual([]);
});
