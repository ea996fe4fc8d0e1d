import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ContentLake, startContentLake } from "#scripts/content-lake/server.ts";
import { NEXT, ROOT } from "#scripts/lib/project.ts";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { revalidateWebhook } from "#scripts/lib/webhook.ts";
import { clientOf } from "#tests/contract/content-lake/lake-fixture.ts";
import {
  EMPTY_DATASET,
  type HostedSanity,
  startHostedSanity,
} from "#tests/support/hosted-sanity/hosted-sanity.ts";
import { hostedProject } from "#tests/support/hosted-sanity/settings.ts";

const SANITY = join(ROOT, "node_modules", "sanity", "bin", "sanity");
const BUILD_DIR = ".next-hosted";
const SECRET = "a secret for tests only";
/** What only one page shows, so that a busy machine renders no other meanwhile. */
const METADATA = "pageMetadata-cookie-policy";
const PAGE = "/cookie-policy";
const TEXT = "What the cookies of this site are for, in other words.";
/** Milliseconds. */
const INDEX_LAG = 1_000;
const BUILDING = 600_000;

const { projectId, dataset, tokens } = hostedProject();
const system: {
  lake?: ContentLake;
  sanity?: HostedSanity;
  siteUrl: string;
  env: Record<string, string>;
  dir: string;
} = { siteUrl: "", env: {}, dir: "" };

beforeAll(async () => {
  system.dir = await mkdtemp(join(tmpdir(), "hosted-"));
  const dataDir = join(system.dir, "lake");
  await cp(inject("seededLakeDir"), dataDir, { recursive: true });
  const port = await freePort();
  system.siteUrl = `http://localhost:${port}`;
  system.lake = await startContentLake({
    port: 0,
    projectId,
    dataDir,
    datasets: [dataset, EMPTY_DATASET],
    log: () => {},
    webhooks: [revalidateWebhook({ siteUrl: system.siteUrl, secret: SECRET, dataset })],
  });
  system.sanity = await startHostedSanity(system.lake.url, {
    isPrivate: true,
    indexLagMs: INDEX_LAG,
    writesPerSecond: 25,
  });
  system.env = {
    ...system.sanity.env,
    NODE_ENV: "production",
    NORDUNE_BUILD_DIR: BUILD_DIR,
    NEXT_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_API_READ_TOKEN: tokens.read,
    SANITY_WEBHOOK_SECRET: SECRET,
    SITE_URL: "https://www.example.com",
    STUDIO_URL: "https://studio.example.com",
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key",
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service",
    NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID: "consultation",
    NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID: "signup",
  };
});

afterAll(async () => {
  await system.lake?.close();
  await system.sanity?.close();
  await rm(system.dir, { recursive: true, force: true, maxRetries: 5 });
  await rm(join(ROOT, "web", BUILD_DIR), { recursive: true, force: true });
});

test("the site is built of a private dataset, and shows a publish although the index is behind", {
  timeout: BUILDING,
}, async () => {
  const built = await run("scripts/build/main.ts", []);
  expect(built.exitCode, built.all).toBe(0);
  const { port } = new URL(system.siteUrl);
  const site = start(NEXT, ["start", "web", "--port", port]);
  try {
    await waitForHttp(`${system.siteUrl}/api/ready`, { timeoutMs: 120_000 });
    const before = await htmlOf(PAGE);
    expect(before).not.toContain("localhost");
    expect(await htmlOf("/")).toContain(`https://cdn.sanity.io/images/${projectId}/${dataset}/`);

    await clientOf({ url: system.lake?.url ?? "" }, { projectId })
      .patch(METADATA)
      .set({ description: TEXT })
      .commit();
    await expect.poll(() => htmlOf(PAGE), { timeout: 60_000, interval: 250 }).toContain(TEXT);
    // A published page is never one that was made from an index that is behind.
    expect(system.sanity?.requests.filter((request) => request.includes(".apicdn."))).toEqual([]);
  } finally {
    site.kill();
    await site;
  }
  expect(await filesHolding(join(ROOT, "web", BUILD_DIR), [tokens.read, SECRET])).toEqual([]);
});

test("the Studio is built for the project, without a token and without this machine", {
  timeout: BUILDING,
}, async () => {
  const folder = join(system.dir, "studio");
  const built = await run(SANITY, ["build", "-y", folder], join(ROOT, "studio"));
  expect(built.exitCode, built.all).toBe(0);
  expect(await filesHolding(folder, [projectId])).not.toEqual([]);
  expect(await filesHolding(folder, [tokens.read, SECRET, "localhost:3999"])).toEqual([]);
});

function start(program: string, args: readonly string[], cwd = ROOT) {
  return execa(process.execPath, [program, ...args], {
    cwd,
    env: system.env,
    reject: false,
    all: true,
  });
}

async function run(program: string, args: readonly string[], cwd = ROOT) {
  const { exitCode, all } = await start(program, args, cwd);
  return { exitCode, all };
}

async function htmlOf(path: string): Promise<string> {
  const answer = await fetch(system.siteUrl + path);
  return answer.text();
}

/** Files of a folder that hold one of the texts. */
async function filesHolding(folder: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (texts.some((text) => content.includes(text))) found.push(path.slice(folder.length));
  }
  return found;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
