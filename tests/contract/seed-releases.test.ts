import { startTestLake } from "@nordune/content-lake/testing";
import { findProblems } from "@nordune/content-tool/rules";
import type { SanityClient } from "@sanity/client";
import { getPublishedId } from "@sanity/client/csm";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { readReleases } from "#scripts/seed/releases.ts";
import { seed } from "#scripts/seed/seed.ts";
import { firstContent, seededOfType } from "#tests/support/first-content.ts";
import { startHostedProject } from "./hosted-fixture.ts";

const releases = await readReleases();
const ids = releases.flatMap(({ documents }) => documents.map(({ _id }) => _id));
const source = { ...firstContent, documents: seededOfType("notFoundPage") };
const version = "versions.norwegianReader.translation-no-notFoundPage";
const published = "translation-no-notFoundPage";

async function seededLake() {
  const { client } = await startTestLake();
  const raw = client.withConfig({ perspective: "raw" });
  return { client: raw, first: await seed(raw, { source, releases, check: false }) };
}

const seedAgain = (client: SanityClient, force: string[] = []) =>
  seed(client, { source, releases, check: false, force });

const states = (client: SanityClient) =>
  client.fetch<string[]>(
    `releases::all() | order(metadata.title) { "line": metadata.title + ": " + state }.line`,
  );

test("the first seed makes a release for each unreviewed language, and the second seed changes nothing", async () => {
  const { client, first } = await seededLake();
  expect(await states(client)).toEqual([
    "Danish awaits a reader: active",
    "Finnish awaits a reader: active",
    "Norwegian awaits a reader: active",
  ]);
  expect(first.documents.created).toEqual(expect.arrayContaining(ids));
  expect(await client.getDocument(version)).toMatchObject({ language: "no", isShown: true });
  expect(await client.getDocument(published)).toBeUndefined();
  // The Studio's rules, as of the documents that the release will publish.
  const texts = releases.flatMap(({ documents }) => documents);
  const asPublished = texts.map((each) => ({ ...each, _id: getPublishedId(each._id) }));
  expect(await findProblems({ client, schemaTypes }, asPublished, firstContent.documents)).toEqual(
    [],
  );
  const second = await seedAgain(client);
  expect(second.documents.unchanged).toEqual(expect.arrayContaining(ids));
  expect(second.documents).toMatchObject({ created: [], updated: [] });
});

test("seeding again keeps an editor's change in a release, and does not bring back a published or deleted release", async () => {
  const { client } = await seededLake();
  await client.patch(version, { set: { readBy: "Kari" } }).commit();
  expect((await seedAgain(client)).documents.keptEdited).toEqual([version]);
  await client.releases.publish({ releaseId: "norwegianReader" });
  await client.releases.archive({ releaseId: "danishReader" });
  await client.releases.delete({ releaseId: "danishReader" });
  const { leftOutReleases } = await seedAgain(client);
  expect(leftOutReleases).toEqual([
    { title: "Danish awaits a reader", reason: expect.stringContaining("it was deleted") },
    { title: "Norwegian awaits a reader", reason: "it is published" },
  ]);
  expect(await client.getDocument(published)).toMatchObject({ readBy: "Kari" });
  await seedAgain(client, ["danishReader"]);
  expect(await states(client)).toContain("Danish awaits a reader: active");
  const danish = "versions.danishReader.translation-da-notFoundPage";
  expect(await client.getDocument(danish)).toMatchObject({ language: "da" });
});

test("a project whose plan has no releases gets all other content, and the report names what was left out", async () => {
  const { writer } = await startHostedProject({ features: [] });
  const report = await seed(writer(), { source, releases, check: false });
  expect(report.documents.created).toEqual(["notFoundPage"]);
  expect(report.leftOutReleases).toHaveLength(releases.length);
  expect(report.leftOutReleases[0]?.reason).toMatch(/the project refuses it: .*plan/);
});
