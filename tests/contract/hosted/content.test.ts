import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { importFrom } from "@nordune/content-tool";
import { expect, test } from "vitest";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { seed } from "#scripts/seed/seed.ts";
import { siteContent } from "#scripts/site-content/tool.ts";
import { startHostedProject } from "./hosted-fixture.ts";

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

test("a read-only token writes nothing, and the message says so", async () => {
  const { writer } = await startHostedProject();
  const path = join(await makeTempDir(), "list.ndjson");
  await writeFile(path, list);
  await expect(
    importFrom(siteContent(writer("token-viewer")), path, { write: true }),
  ).rejects.toThrow(/permission "create" required/);
  expect(await writer().fetch<unknown>("*[_type == 'partner']")).toEqual([]);
});
