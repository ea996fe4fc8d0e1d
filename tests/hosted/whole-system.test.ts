import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import pMap from "p-map";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { cachingFaults, secondsKept } from "#tests/support/caching.ts";
import { deliver } from "#tests/support/deliver.ts";
import { freePort } from "#tests/support/ports.ts";
import { hasVarnish, startVarnish } from "#tests/support/varnish.ts";
import { wholeLink } from "#tests/support/whole-link.ts";
import { BUILT_FOLDER } from "#web/lib/build-dir.ts";
import { clearBuild } from "./clear-build.ts";
import {
  BUILD_DIR,
  BUILDING,
  filesHolding,
  htmlOf,
  SECRET,
  startFront,
  startHostedSystem,
  startInstances,
} from "./hosted-system.ts";
import { copyImage, earlierName, keepEarlierScripts, makeEarlier, runImage } from "./images.ts";

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
/** The names of the scripts that the build has made. */
let scripts: string[];
beforeAll(async () => {
  system = await startHostedSystem();
  scripts = await keepEarlierScripts(BUILD_DIR, system.folder("scripts"));
  const built = await system.start("scripts/build/main.ts", [], ROOT, {
    ...system.variables,
    NEXT_OUTPUT: "standalone",
  });
  expect(built.exitCode, built.all).toBe(0);
}, BUILDING);
afterAll(async () => {
  await system.close();
  await clearBuild(BUILT);
  for (const name of scripts) await rm(join(ROOT, BUILT_FOLDER, earlierName(name)));
});

/** The most memory that a container of compose.yaml has, in MB. */
const CONTAINER_MB = 512;

test("the image of a private dataset runs read-only, without rights and in 512 MB, and shows a publish", {
  timeout: BUILDING,
}, async () => {
  const folder = system.folder("standalone");
  await copyImage(BUILD_DIR, folder);
  const { port, origin } = new URL(system.siteUrl);
  const site = await runImage(BUILD_DIR, folder, {
    ...system.variables,
    PORT: port,
    SITE_PAGES_DIR: system.folder("pages"),
  });
  await waitForHttp(`${origin}/api/ready`, { timeoutMs: SOON });
  const page = await fetch(origin + PAGE);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain("require-trusted-types-for");
  expect(html).not.toContain("localhost");
  // The page left without React.
  expect(html).not.toMatch(/__NEXT_DATA__|src="\/_next\//);
  for (const file of filesOf(html)) expect((await fetch(origin + file)).status, file).toBe(200);
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
  await expect.poll(() => htmlOf(origin + PAGE), { timeout: SOON, interval: 250 }).toContain(text);
  // The API's CDN is used only together with the id of a live event.
  const cached = system.requests.filter((request) => request.includes(".apicdn."));
  expect(cached.filter((request) => !request.includes("lastLiveEventId"))).toEqual([]);

  const visited = [...routes, ...routes.map((path) => `/sv${path}`), QUESTION, "/nowhere"];
  const visits = Array.from({ length: 5 }, () => visited).flat();
  const statuses = await pMap(visits, statusOf(origin), { concurrency: 8 });
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(await site.peakMb()).toBeLessThan(CONTAINER_MB);
  expect(await (await fetch(`${origin}/api/ready`)).json()).not.toHaveProperty("problem");
  const toldAt = performance.now();
  const { exitCode, stderr } = await site.stop();
  expect(performance.now() - toldAt).toBeLessThan(3_000);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(await filesHolding(BUILT, system.secrets)).toEqual([]);
});

const statusOf = (origin: string) => async (path: string) => {
  const response = await fetch(origin + path);
  await response.arrayBuffer();
  return response.status;
};

/** The addresses of the scripts, styles and brand files that a page asks for, at once or later. */
const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href|data-scripts)="(\/(?:built|_next|brand)\/[^"]+)"/g)].flatMap(
    ([, files = ""]) => files.split(" "),
  );

const QUESTION = `/free-zones/tax-benefits?${wholeLink("tool=tax-estimate&revenue=10000000&profit=500000&currency=AED&activity=services&periodEnd=2027-12-31")}`;

test("during a release every page finds its scripts, those of the build before too, and tools answer", {
  timeout: BUILDING,
}, async () => {
  const [before, now] = [system.folder("before"), system.folder("now")];
  await copyImage(BUILD_DIR, before, (folder) => makeEarlier(BUILD_DIR, folder, scripts));
  await copyImage(BUILD_DIR, now);
  const ports = [await freePort(), await freePort()];
  const sites = ports.map((port) => `http://localhost:${port}`);
  const start = async (image: string, port = 0) => {
    const pages = system.folder(`pages-${port}`);
    const variables = { ...system.variables, PORT: String(port), SITE_PAGES_DIR: pages };
    const site = await runImage(BUILD_DIR, image, variables);
    await waitForHttp(`http://localhost:${port}/api/ready`, { timeoutMs: SOON });
    return site;
  };
  const running = await Promise.all(ports.map((port) => start(before, port)));
  const front = await startFront(ports);
  const cached = hasVarnish ? await startVarnish(front) : front;

  const opened = await Promise.all(
    ["/contact", "/free-zones/tax-benefits"].map((path) => htmlOf(cached + path)),
  );
  const builds = new Set<string>();
  /** What a visitor lacks of pages that are open, and of those that are opened now. */
  async function lacking(): Promise<string[]> {
    const faults: string[] = [];
    // Each address of a campaign is asked for anew, of the instances in turn.
    const html = await Promise.all(
      Array.from({ length: 4 }, () => htmlOf(`${front}/contact?gclid=${randomUUID()}`)),
    );
    for (const file of new Set([...opened, ...html].flatMap(filesOf))) {
      if (file.startsWith("/built/shell-")) builds.add(file);
      const status = await statusOf(cached)(file);
      if (status !== 200) faults.push(`${file} ${status}`);
    }
    const answer = await fetch(cached + QUESTION);
    if (!/AED.11,250/.test(await answer.text())) faults.push(`No answer: ${answer.status}`);
    const props = "/api/tool-props/free-zones/tax-benefits?tool=tax-estimate";
    if ((await statusOf(cached)(props)) !== 200) faults.push(props);
    return faults;
  }
  expect(await lacking()).toEqual([]);
  expect(builds.size).toBe(1);
  for (const [index, port] of ports.entries()) {
    await running[index]?.stop();
    expect(await lacking()).toEqual([]);
    await start(now, port);
    if (index === 0) {
      // Asked for a script of the other build, an instance has an answer that is soon gone.
      const newest = `/built/${scripts[0]}`;
      const { status, headers } = await fetch(sites[1] + newest);
      expect(status).toBe(404);
      expect(secondsKept(headers)).toBeLessThanOrEqual(1);
      expect(await statusOf(cached)(newest)).toBe(200);
    }
    expect(await lacking()).toEqual([]);
  }
  expect(builds.size).toBe(2);
  for (const file of opened.flatMap(filesOf).filter((file) => file.startsWith("/built/"))) {
    const { status, headers } = await fetch(sites[0] + file);
    expect([file, status]).toEqual([file, 200]);
    expect(headers.get("cache-control"), file).toContain("immutable");
  }
});

test("three instances behind nginx show the same content", { timeout: BUILDING }, async () => {
  const { sites, front, restart } = await startInstances(BUILD_DIR, system.variables);
  const publish = async (id: string, description: string) => {
    await system.publish(id, { description });
    return id;
  };
  // Of an instance that does not show it, its health may tell why.
  const shownBy = async (site: string, path: string, text: string) =>
    (await htmlOf(site + path)).includes(text) ? "shown" : htmlOf(`${site}/api/health`);
  const showOnAll = (path: string, text: string) =>
    Promise.all(
      sites.map((site) =>
        expect
          .poll(() => shownBy(site, path, text), { timeout: SOON, interval: 250 })
          .toBe("shown"),
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
