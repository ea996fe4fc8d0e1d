import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { importFrom } from "@nordune/content-tool";
import { expect, test } from "vitest";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { seed } from "#scripts/seed/seed.ts";
import { siteContent } from "#scripts/site-content/tool.ts";
import { contentOfLake } from "#tests/contract/content/content-fixture.ts";
import { startHostedProject } from "./hosted-fixture.ts";

const CONTENT = "scripts/site-content/main.ts";
/** Few, with pictures: each is checked by the Studio's rules several times. */
const documents = seedDocuments.filter(
  ({ _type }) => _type === "testimonial" || _type === "notFoundPage",
);
const partners = seedDocuments.filter(({ _type }) => _type === "partner");
const list = partners.map((document) => JSON.stringify(document)).join("\n");

test("the seed arrives within the limits of the API, and again changes nothing", async () => {
  const { writer, statuses, requests } = await startHostedProject({ writesPerSecond: 1 });
  const report = await seed(writer(), { documents });
  expect(report.documents.created).toHaveLength(documents.length);
  expect(report.uploadedPictures).toBeGreaterThan(0);
  expect(statuses).toContain(429);
  expect(requests.filter((request) => request.includes(".apicdn."))).toEqual([]);
  const again = await seed(writer(), { documents });
  expect(again.documents.unchanged).toHaveLength(documents.length);
  expect(again.uploadedPictures).toBe(0);
});

test.each([
  ["wrong", "token-of-nobody", /Session not found/],
  ["read-only", "token-viewer", /permission "create" required/],
])("a %s token writes nothing, and the message says so", async (_what, token, message) => {
  const { writer } = await startHostedProject();
  const path = join(await makeTempDir(), "list.ndjson");
  await writeFile(path, list);
  await expect(importFrom(siteContent(writer(token)), path, { write: true })).rejects.toThrow(
    message,
  );
  expect(await writer().fetch<unknown>("*[_type == 'partner']")).toEqual([]);
});

test("content goes in and comes out by the commands, files from Sanity's own host", async () => {
  const from = await startHostedProject();
  await seed(from.writer(), { documents: [...documents, ...partners] });
  const folder = join(await makeTempDir(), "content");
  const exported = await from.run(CONTENT, ["export", folder]);
  expect(exported.exitCode, exported.all).toBe(0);
  expect(exported.stdout).toContain("Sanity project abc123de, dataset production");
  expect(from.requests.filter((request) => request.includes("cdn.sanity.io/images"))).not.toEqual(
    [],
  );

  const to = await startHostedProject();
  const imported = await to.run(CONTENT, ["import", folder, "--write"]);
  expect(imported.exitCode, imported.all).toBe(0);
  expect(await contentOfLake(to.writer())).toEqual(await contentOfLake(from.writer()));
});
