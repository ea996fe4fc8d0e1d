import { join } from "node:path";
import { clientOf, makeTempDir, startTestLake } from "@nordune/content-lake/testing";
import { exportToFolder } from "@nordune/content-tool";
import { expect, test } from "vitest";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { buildSite } from "#scripts/build/build-site.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { type Fault, startFaultyLake } from "#tests/support/faulty-lake.ts";
import { createContentClient } from "#web/content/client.ts";
import { contentOfLake, seededLake } from "./content-fixture.ts";

/** With pictures, and references in both directions. */
const documents = seedDocuments.filter(
  ({ _type }) => _type === "figure" || _type === "notFoundPage",
);
const AWAY = "http://127.0.0.1:1";

/** A build that writes down how it was called, and what it finds in the lake that it is given. */
function watchedBuild() {
  const calls: Record<string, string>[] = [];
  const found: unknown[] = [];
  const warnings: string[] = [];
  return {
    calls,
    found,
    warnings,
    parts: {
      timeLimitMs: 2_000,
      warn: (message: string) => void warnings.push(message),
      async build(variables: Record<string, string>) {
        calls.push(variables);
        const { CONTENT_BUILD_URL: url } = variables;
        if (url === undefined) return 0;
        const client = createContentClient({
          ...contentLakeFromEnvironment(readEnvironment({ CONTENT_LAKE_URL: url })),
        });
        found.push(await contentOfLake(client.withConfig({ perspective: "raw" })));
        found.push(
          await client.fetch(`*[_id == "notFoundPage"][0].image.asset->metadata.dimensions.width`),
        );
        return 7;
      },
    },
  };
}

async function exportOf(client: Awaited<ReturnType<typeof seededLake>>): Promise<string> {
  const folder = join(await makeTempDir(), "export");
  await exportToFolder(client, folder, { drafts: true });
  return folder;
}

test("while the lake is away the site is built from the last export, and says so", async () => {
  const client = await seededLake(documents);
  const published = await contentOfLake(client);
  await client.create({ _id: "drafts.figure-vat-rate", _type: "figure", label: "a draft" });
  const folder = await exportOf(client);
  const { parts, found, warnings } = watchedBuild();
  const environment = readEnvironment({ CONTENT_LAKE_URL: AWAY, CONTENT_EXPORT: folder });
  expect(await buildSite(environment, parts)).toBe(7);
  expect(found).toEqual([published, expect.any(Number)]);
  expect(warnings).toEqual([expect.stringMatching(/^THE CONTENT LAKE DOES NOT ANSWER \(.+\)\./)]);
  expect(warnings[0]).toContain(`${documents.length} documents in ${folder}`);
});

test.each(["hangs", "answers 500"] satisfies Fault[])(
  "so it is when the lake %s",
  async (fault) => {
    const lake = await startFaultyLake(AWAY);
    lake.fault = fault;
    const { parts, calls } = watchedBuild();
    const folder = await exportOf(await seededLake(documents));
    const environment = readEnvironment({ CONTENT_LAKE_URL: lake.url, CONTENT_EXPORT: folder });
    await buildSite(environment, { ...parts, timeLimitMs: 500 });
    await lake.close();
    expect(calls).toEqual([
      { CONTENT_BUILD_URL: expect.stringMatching(/^http:\/\/localhost:\d+$/) },
    ]);
  },
);

test("a lake that answers is asked itself, and without an export the build says what is missing", async () => {
  const { parts, calls, warnings } = watchedBuild();
  const lake = await startTestLake();
  const folder = await exportOf(clientOf(lake));
  const answering = readEnvironment({ CONTENT_LAKE_URL: lake.url, CONTENT_EXPORT: folder });
  expect(await buildSite(answering, parts)).toBe(0);
  const without = { CONTENT_LAKE_URL: AWAY, CONTENT_EXPORT: join(folder, "not-there") };
  expect(await buildSite(readEnvironment(without), parts)).toBe(0);
  expect(calls).toEqual([{}, {}]);
  expect(warnings).toEqual([]);
});

test("an export that is none stops the build with its name", async () => {
  const folder = await makeTempDir();
  const { parts, calls } = watchedBuild();
  const environment = readEnvironment({ CONTENT_LAKE_URL: AWAY, CONTENT_EXPORT: folder });
  await expect(buildSite(environment, parts)).rejects.toThrow(`${folder} is no exported folder`);
  expect(calls).toEqual([]);
});
