import { join } from "node:path";
import { makeTempDir, startTestLake } from "@nordune/content-lake/testing";
import { exportToFolder } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { buildSite } from "#scripts/build/build-site.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { seed } from "#scripts/seed/seed.ts";
import { type Fault, startFaultyLake } from "#tests/support/faulty-lake.ts";
import { createContentClient } from "#web/content/client.ts";

/** With pictures, and references in both directions. */
const documents = seedDocuments.filter(
  ({ _type }) => _type === "figure" || _type === "notFoundPage",
);
const AWAY = "http://127.0.0.1:1";

/** Everything but the tool's own notes, without what the lake adds. */
const contentOf = (client: SanityClient) =>
  client.withConfig({ perspective: "raw" }).fetch<unknown>(`{
    "documents": *[!(_type match "content*") && !(_type match "sanity.*")]{
      ..., "_rev": null, "_updatedAt": null, "_createdAt": null
    } | order(_id),
    "width": *[_id == "notFoundPage"][0].image.asset->metadata.dimensions.width
  }`);

/** A lake with those documents. @returns its content, and the folder of its export, drafts included */
async function startExportedLake() {
  const { client, url } = await startTestLake();
  await seed(client, { documents, check: false });
  const content = await contentOf(client);
  await client.create({ _id: "drafts.figure-vat-rate", _type: "figure", label: "a draft" });
  const folder = join(await makeTempDir(), "export");
  await exportToFolder(client.withConfig({ perspective: "raw" }), folder, { drafts: true });
  return { url, content, folder };
}

/** Builds the site. @returns the exit code, what the build found in the lake of an export, and what was said */
async function build(lakeUrl: string, folder: string) {
  const environment = readEnvironment({ CONTENT_LAKE_URL: lakeUrl, CONTENT_EXPORT: folder });
  const found: unknown[] = [];
  const warnings: string[] = [];
  const exitCode = await buildSite(environment, {
    timeLimitMs: 2_000,
    warn: (message) => void warnings.push(message),
    async build({ CONTENT_BUILD_URL: url }) {
      if (url === undefined) return 0;
      const lake = contentLakeFromEnvironment(readEnvironment({ CONTENT_LAKE_URL: url }));
      found.push(await contentOf(createContentClient(lake)));
      return 7;
    },
  });
  return { exitCode, found, warnings };
}

test.each(["refuses", "hangs", "answers 500"] satisfies Fault[])(
  "where the lake %s the site is built from the last export, and says so",
  async (fault) => {
    const { url, content, folder } = await startExportedLake();
    const lake = await startFaultyLake(url);
    lake.fault = fault;
    expect(await build(lake.url, folder)).toEqual({
      exitCode: 7,
      found: [content],
      warnings: [
        expect.stringMatching(
          `^THE CONTENT LAKE DOES NOT ANSWER \\(.+\\)\\.\n.* ${documents.length} documents in ${folder}`,
        ),
      ],
    });
    await lake.close();
  },
);

test("a lake that answers is asked itself, and without an export the build says what is missing", async () => {
  const { url, folder } = await startExportedLake();
  const plain = { exitCode: 0, found: [], warnings: [] };
  expect(await build(url, folder)).toEqual(plain);
  expect(await build(AWAY, join(folder, "not-there"))).toEqual(plain);
  const none = await makeTempDir();
  await expect(build(AWAY, none)).rejects.toThrow(`${none} is no exported folder`);
});
