import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const LISTED = { paths: ["/favicon.ico", "/api/ready"], folders: ["/api/calendar/"] };

beforeEach(() => {
  // The module caches its list, so it is imported again.
  vi.resetModules();
  vi.stubEnv("SITE_FILES", JSON.stringify(LISTED));
});
afterEach(() => void vi.unstubAllEnvs());

async function filesOf(folder: string) {
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("NORDUNE_BUILD_DIR", folder);
  return (await import("#web/lib/site-files.ts")).siteFiles();
}

test("a server knows each file of its build", async () => {
  const folder = await makeTempDir();
  await mkdir(join(folder, "static/chunks"), { recursive: true });
  await writeFile(join(folder, "static/chunks/a.js"), "");
  const { paths, folders } = await filesOf(folder);
  expect(paths).toContain("/_next/static/chunks/a.js");
  expect([...paths]).toEqual(expect.arrayContaining(LISTED.paths));
  expect(paths).not.toContain("/_next/static/chunks/b.js");
  expect(folders).toEqual(LISTED.folders);
});

test("a server that cannot read its build's folder leaves file requests to Next", async () => {
  const { paths, folders } = await filesOf(join(await makeTempDir(), "nowhere"));
  expect([...paths]).toEqual(LISTED.paths);
  expect(folders).toEqual([...LISTED.folders, "/_next/"]);
});
