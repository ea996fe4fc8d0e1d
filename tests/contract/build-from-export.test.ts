import { join } from "node:path";
import { makeTempDir, startTestLake } from "@nordune/content-lake/testing";
import { exportToFolder } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { expect, test, vi } from "vitest";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { lakeOfExport } from "#scripts/build/lake-of-export.ts";
import { seed } from "#scripts/seed/seed.ts";
import { type Fault, startFaultyLake } from "#tests/support/faulty-lake.ts";
import { firstContent } from "#tests/support/first-content.ts";
import { createContentClient } from "#web/content/client.ts";

/** With pictures, and references in both directions. */
const documents = firstContent.documents.filter(
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
  await seed(client, { source: { ...firstContent, documents }, check: false });
  const content = await contentOf(client);
  await client.create({ _id: "drafts.figure-vat-rate", _type: "figure", label: "a draft" });
  const folder = join(await makeTempDir(), "export");
  await exportToFolder(client.withConfig({ perspective: "raw" }), folder, { drafts: true });
  return { url, content, folder };
}

async function lakeForBuild(lakeUrl: string, folder: string) {
  const NORDUNE_DATA_DIR = await makeTempDir();
  const variables = { CONTENT_LAKE_URL: lakeUrl, CONTENT_EXPORT: folder, NORDUNE_DATA_DIR };
  return lakeOfExport(readEnvironment(variables), 4_000);
}

test.each(["refuses", "hangs", "answers 500"] satisfies Fault[])(
  "when the content lake %s, the build uses the last export and prints a warning",
  async (fault) => {
    const { url, content, folder } = await startExportedLake();
    const faulty = await startFaultyLake(url);
    faulty.fault = fault;
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const lake = await lakeForBuild(faulty.url, folder);
    const found = contentLakeFromEnvironment(readEnvironment({ CONTENT_LAKE_URL: lake?.url }));
    expect(await contentOf(createContentClient(found))).toEqual(content);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        `^\nTHE CONTENT LAKE DOES NOT ANSWER \\(.+\\)\\.\n.* ${documents.length} documents in ${folder}`,
      ),
    );
    await Promise.all([lake?.close(), faulty.close()]);
  },
);

test("a slow content lake is used instead of the export, and without an export the build says what is missing", async () => {
  const { url, folder } = await startExportedLake();
  const faulty = await startFaultyLake(url);
  faulty.fault = "refuses";
  setTimeout(() => Object.assign(faulty, { fault: undefined }), 1_000);
  expect(await lakeForBuild(faulty.url, folder)).toBeUndefined();
  await faulty.close();
  expect(await lakeForBuild(AWAY, join(folder, "not-there"))).toBeUndefined();
  const none = await makeTempDir();
  await expect(lakeForBuild(AWAY, none)).rejects.toThrow(`${none} is not an exported folder`);
});
