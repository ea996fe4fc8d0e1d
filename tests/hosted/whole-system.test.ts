import { randomUUID } from "node:crypto";
import { cp, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT, SITE_SERVER, serverOf } from "#scripts/lib/project.ts";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { cachingFaults } from "#tests/support/caching.ts";
import { deliver } from "#tests/support/deliver.ts";
import { RESULTS_FILE } from "#web/lib/build-dir.ts";
import {
  BUILD_DIR,
  BUILDING,
  filesHolding,
  htmlOf,
  SECRET,
  startHostedSystem,
  startInstances,
} from "./hosted-system.ts";

/** Content of a single page, so that a busy machine renders no other page meanwhile. */
const METADATA = "pageMetadata-cookie-policy";
const PAGE = "/cookie-policy";
const OTHER_METADATA = "pageMetadata-about";
const OTHER_PAGE = "/about";
/** Milliseconds, ample for busy machines, because speed is measured elsewhere. */
const SOON = 90_000;

const SANITY = join(ROOT, "node_modules", "sanity", "bin", "sanity");

const BUILT = join(ROOT, "web", BUILD_DIR);

let system: Awaited<ReturnType<typeof startHostedSystem>>;
beforeAll(async () => {
  system = await startHostedSystem();
});
afterAll(async () => {
  await system.close();
  await rm(BUILT, { recursive: true, force: true });
});

test("the standalone build of a private dataset runs in any folder and shows a publish", {
  timeout: BUILDING,
}, async () => {
  const built = await system.start("scripts/build/main.ts", [], ROOT, {
    ...system.variables,
    NEXT_OUTPUT: "standalone",
  });
  expect(built.exitCode, built.all).toBe(0);
  const folder = system.folder("standalone");
  // Copied as the Dockerfile does. Links stay links within the folder; otherwise parts of two
  // folders would form one server.
  await cp(join(BUILT, "standalone"), folder, { recursive: true, verbatimSymlinks: true });
  const served = join(folder, "web", BUILD_DIR);
  await cp(join(BUILT, "static"), join(served, "static"), { recursive: true });
  await cp(join(BUILT, RESULTS_FILE), join(served, RESULTS_FILE));
  await cp(join(BUILT, dirname(SITE_SERVER)), join(served, dirname(SITE_SERVER)), {
    recursive: true,
  });
  await cp(join(ROOT, "web", "public"), join(folder, "web", "public"), { recursive: true });
  const { port, origin } = new URL(system.siteUrl);
  const variables = { ...system.variables, PORT: port };
  const [program = "", ...args] = await commandOfImage(served);
  const site = system.start(program, args, system.folder(""), variables);
  let toldAt = 0;
  try {
    await waitForHttp(`${origin}/api/ready`, { timeoutMs: SOON });
    const page = await fetch(origin + PAGE);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("require-trusted-types-for");
    expect(html).not.toContain("localhost");
    // The page left without React.
    expect(html).not.toMatch(/__NEXT_DATA__|src="\/_next\//);
    for (const [, file] of html.matchAll(/(?:src|href)="(\/(?:built|_next|brand)\/[^"]+)"/g)) {
      expect((await fetch(origin + file)).status, file).toBe(200);
    }
    expect((await fetch(`${origin}/share-image${PAGE}.jpg`)).status).toBe(200);
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
    expect(await cachingFaults(origin)).toEqual([]);
    const [picture] = (await htmlOf(origin)).match(/\/pictures\/images\/[^" ]+/) ?? [];
    expect(picture).toContain(`/images/${system.projectId}/${system.dataset}/`);
    const file = await fetch(`${origin}${picture?.replaceAll("&amp;", "&")}`);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
    // An SVG with a script is a document of the site when it is opened directly.
    expect(file.headers.get("content-security-policy")).toContain("script-src 'self'");

    const text = `In a folder of its own ${randomUUID()}`;
    await system.publish(METADATA, { description: text });
    await expect
      .poll(() => htmlOf(origin + PAGE), { timeout: SOON, interval: 250 })
      .toContain(text);
    // The API's CDN is used only together with the id of a live event.
    const cached = system.requests.filter((request) => request.includes(".apicdn."));
    expect(cached.filter((request) => !request.includes("lastLiveEventId"))).toEqual([]);
  } finally {
    toldAt = performance.now();
    site.kill("SIGTERM");
  }
  const { exitCode, stderr } = await site;
  expect(performance.now() - toldAt).toBeLessThan(3_000);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(await filesHolding(BUILT, system.secrets)).toEqual([]);
});

/** What the image runs, with the built site in another folder. */
async function commandOfImage(served: string): Promise<string[]> {
  const dockerfile = await readFile(join(ROOT, "Dockerfile"), "utf8");
  const stage = dockerfile.slice(dockerfile.indexOf(" AS site\n"));
  const [, command = "[]"] = /^CMD (.+)$/m.exec(stage) ?? [];
  const [node, ...args]: string[] = JSON.parse(command);
  expect([node, ...args]).toEqual(["node", ...serverOf("web/.next")]);
  return serverOf(served);
}

test("three instances behind nginx show the same content", { timeout: BUILDING }, async () => {
  const { sites, front, restart } = await startInstances(BUILD_DIR, system.variables);
  const publish = async (id: string, description: string) => {
    await system.publish(id, { description });
    return id;
  };
  const showOnAll = (path: string, text: string) =>
    Promise.all(
      sites.map((site) =>
        expect.poll(() => htmlOf(site + path), { timeout: SOON, interval: 250 }).toContain(text),
      ),
    );
  const told = `Told to one of them ${randomUUID()}`;
  await deliver(front, SECRET, await publish(METADATA, told));
  await showOnAll(PAGE, told);

  // No webhook reports this publish, while one instance is killed, another stopped, and both
  // return.
  const untold = `Told to nobody ${randomUUID()}`;
  await publish(OTHER_METADATA, untold);
  const stop = visitUntilStopped(front);
  await restart(0, "SIGKILL");
  await restart(1, "SIGTERM");
  expect(await stop()).toEqual(["/ 200", "/api/health 200", `${PAGE} 200`, "nowhere 404"]);
  await showOnAll(OTHER_PAGE, untold);
});

/**
 * Visits a site continuously, like several visitors: pages, an unknown address, and an address that
 * no proxy stores. @returns a function that ends the visits and reports the responses
 */
function visitUntilStopped(origin: string) {
  let isOver = false;
  const found = new Set<string>();
  async function visitor(): Promise<void> {
    while (!isOver) {
      const nowhere = `/${randomUUID()}`;
      for (const path of [PAGE, "/", nowhere, "/api/health"]) {
        const status = await fetch(origin + path, { signal: AbortSignal.timeout(SOON) })
          .then((answer) => answer.arrayBuffer().then(() => answer.status))
          .catch(String);
        found.add(`${path === nowhere ? "nowhere" : path} ${status}`);
      }
    }
  }
  const visitors = Array.from({ length: 8 }, visitor);
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    return [...found].sort();
  };
}

test("the built Studio contains the project's id, no token and no local address", {
  timeout: BUILDING,
}, async () => {
  const folder = system.folder("studio");
  const built = await system.start(SANITY, ["build", "-y", folder], join(ROOT, "studio"));
  expect(built.exitCode, built.all).toBe(0);
  expect(await filesHolding(folder, [system.projectId])).not.toEqual([]);
  expect(await filesHolding(folder, [...system.secrets, "localhost:3999"])).toEqual([]);
});
