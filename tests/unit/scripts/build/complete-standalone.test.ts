import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { completeStandalone } from "#scripts/build/complete-standalone.ts";

/** A build as Next leaves it. */
const built = {
  "public/mark.svg": "mark",
  ".next/static/a.js": "script",
  ".next/routing-table.json": "{}",
  ".next/answers/b.json": "{}",
  ".next/standalone/web/server.js": "require('next')",
  ".next/standalone/web/content/freshness/page-cache.mjs": "export default 'the handler';",
};

async function makeBuild(): Promise<string> {
  const web = await mkdtemp(join(tmpdir(), "standalone-"));
  onTestFinished(() => rm(web, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(built)) {
    await mkdir(dirname(join(web, name)), { recursive: true });
    await writeFile(join(web, name), content);
  }
  return web;
}

test("what Next leaves becomes a folder that runs by itself", async () => {
  const web = await makeBuild();
  const { folder, bytes } = await completeStandalone(web, ".next");
  expect(folder).toBe(join(web, ".next", "standalone"));
  const read = (name: string) => readFile(join(folder, "web", name), "utf8");
  expect(await read("server.cjs")).toBe("require('next')");
  expect(await read("public/mark.svg")).toBe("mark");
  expect(await read(".next/static/a.js")).toBe("script");
  expect(await read(".next/routing-table.json")).toBe("{}");
  expect(await read(".next/answers/b.json")).toBe("{}");
  expect(bytes).toBeGreaterThan(60);
});

test("pages find the cache handler where they look for it", async () => {
  const { folder } = await completeStandalone(await makeBuild(), ".next");
  const wanted = pathToFileURL(join(folder, "content/freshness/page-cache.mjs")).href;
  const { default: handler } = await import(wanted);
  expect(handler).toBe("the handler");
});
