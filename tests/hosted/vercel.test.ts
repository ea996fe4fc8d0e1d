import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod";
import { ROOT } from "#scripts/lib/project.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { startLakeInFolder } from "#tests/integration/seeded-lake.ts";
import vercel from "../../vercel.json" with { type: "json" };
import { clearBuild } from "./clear-build.ts";
import { BUILDING, buildForWebhook } from "./webhook-host.ts";

// What Vercel makes of the site. `vercel build` names Vercel's own adapter to Next, which calls it
// at the end of the build. Nothing here needs an account, and nothing of the output is run: that
// needs Vercel.

const BUILD_DIR = ".next-vercel";
const BUILT = join(ROOT, "web", BUILD_DIR);
const ADAPTER = join(import.meta.dirname, "vercel");

/** A route of Vercel's Build Output API, version 3. */
const route = z.object({
  src: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Conditions of the request, such as a cookie. */
  has: z.array(z.unknown()).optional(),
  middlewarePath: z.string().optional(),
});
const output = z.object({ version: z.literal(3), routes: z.array(route) });
const prerender = z.object({ expiration: z.number() });

beforeAll(async () => {
  const { lake, removeFolder } = await startLakeInFolder(inject("seededLakeDir"));
  await execa("npm", ["ci", "--prefix", ADAPTER, "--no-audit", "--no-fund"], { cwd: ROOT });
  const { resolve } = createRequire(join(ADAPTER, "package.json"));
  await buildForWebhook({
    lakeUrl: lake.url,
    build: { program: "sh", args: ["-c", vercel.buildCommand], cwd: ROOT },
    server: () => ({ args: [], cwd: ROOT }),
    env: {
      NORDUNE_BUILD_DIR: BUILD_DIR,
      NEXT_ADAPTER_PATH: resolve("@vercel/next/dist/adapter/index.js"),
      NEXT_ADAPTER_VERCEL_CONFIG: "{}",
    },
  });
  await lake.close();
  await removeFolder();
}, BUILDING);
afterAll(() => clearBuild(BUILT));

const read = async (file: string): Promise<string> => readFile(join(BUILT, "output", file), "utf8");

/** The routes by which Vercel answers a visitor without cookies, in their order. */
async function routesFor(path: string) {
  const { routes } = output.parse(JSON.parse(await read("config.json")));
  return routes.filter(({ src, has }) => has === undefined && src && new RegExp(src).test(path));
}

test("Vercel's adapter packs every page in each shown language with its revalidation time, and its scripts", async () => {
  expect(vercel.outputDirectory).toBe("web/.next");
  for (const path of routes.flatMap((path) => [`/en${path}`, `/sv${path}`])) {
    const page = `functions${path.replace(/\/$/, "")}.prerender`;
    const { expiration } = prerender.parse(JSON.parse(await read(`${page}-config.json`)));
    expect([path, expiration > 0 && expiration <= 3600]).toEqual([path, true]);
    const html = await read(`${page}-fallback.html`);
    const scripts = [...html.matchAll(/(?:src|data-scripts)="(\/built\/[^"]+)"/g)];
    expect(scripts, path).not.toEqual([]);
    for (const script of scripts.flatMap(([, paths = ""]) => paths.split(" "))) {
      expect(existsSync(join(BUILT, "output/static", script)), script).toBe(true);
    }
  }
});

test("on Vercel every path has the list of headers, and goes through the proxy", async () => {
  for (const path of ["/", "/about", "/sv/contact", "/favicon.ico", "/built/a.js", "/api/health"]) {
    const found = await routesFor(path);
    const headers = new Headers(found.flatMap(({ headers = {} }) => Object.entries(headers)));
    expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options"), path).toContain("nosniff");
    expect(found.filter(({ middlewarePath }) => middlewarePath === "/_middleware")).toHaveLength(1);
  }
  expect(existsSync(join(BUILT, "output/functions/_middleware.func/.vc-config.json"))).toBe(true);
  expect(existsSync(join(BUILT, "output/functions/api/revalidate.func/.vc-config.json"))).toBe(
    true,
  );
});
