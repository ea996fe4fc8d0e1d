import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { frontConfiguration, serverLines } from "#scripts/reverse-proxy/configuration.ts";
import { startNginx } from "#scripts/reverse-proxy/nginx.ts";
import "#tests/support/nginx-path.ts";
import { copyBuild, type OwnSite, removeBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { addresses, lakeClient, stackEnvironment } from "#tests/e2e/support/stack.ts";
import { journey } from "#tests/e2e/support/test.ts";
import { deliver } from "#tests/support/deliver.ts";
import { startFaultyLake } from "#tests/support/faulty-lake.ts";
import { strangersHeaders } from "#tests/support/strangers-headers.ts";

const PORT = Number(stackEnvironment.SITE_PORT) + 40;
const FRONT_PORT = PORT + 1;
/** A second instance behind the reverse proxy. */
const OTHER_PORT = PORT + 2;
const FRONT_URL = `http://127.0.0.1:${FRONT_PORT}`;
const SECRET = "a secret for these tests only";
/** Less than the five seconds that a page would take which waited for the content lake. */
const ANSWER_MS = 4_500;
const SERVICE = "service-education";
const PATH = "/services/education";

test.describe.configure({ timeout: 180_000 });

const buildDirs = new Map<number, string>();

// Further servers, each on a copy of the build of the stack under test.
test.beforeAll(async () => {
  for (const port of [PORT, OTHER_PORT]) {
    buildDirs.set(port, await copyBuild(stackEnvironment.NORDUNE_BUILD_DIR, port));
  }
});
test.afterAll(async () => {
  for (const buildDir of buildDirs.values()) await removeBuild(buildDir);
});

const startSite = (environment: Record<string, string> = {}, port = PORT) =>
  startOwnSite(port, {
    // Its pages are revalidated from the build's query results.
    ...stackEnvironment,
    SITE_PORT: String(port),
    NORDUNE_BUILD_DIR: buildDirs.get(port) ?? "",
    CONTENT_LAKE_URL: addresses.contentLake,
    SITE_URL: addresses.site,
    SANITY_WEBHOOK_SECRET: SECRET,
    ...environment,
  });

/** To a server, all other faults look like one of these. Integration tests cover each of them. */
for (const fault of ["refuses", "hangs"] as const) {
  test(`every page is served at once while the content lake ${fault}, also right after a start`, {
    tag: fault === "hangs" ? journey.tag : [],
  }, async () => {
    const lake = await startFaultyLake(addresses.contentLake);
    lake.fault = fault;
    const site = await startSite({ CONTENT_LAKE_URL: lake.url });
    try {
      await expectWholeSiteDuringPublish(site);
      expect(await secondsSinceLook(site)).toBeNull();

      lake.fault = undefined;
      await expect
        .poll(() => secondsSinceLook(site), { message: "the first look", timeout: 40_000 })
        .not.toBeNull();
      await expectWholeSite(site);

      lake.fault = fault;
      await expectWholeSiteDuringPublish(site);
    } finally {
      await site.end("SIGKILL");
      await lake.close();
    }
  });
}

async function expectWholeSiteDuringPublish(site: OwnSite): Promise<void> {
  // The webhook is received, and the change is shown when the content lake is back.
  const heard = deliver(site.url, SECRET, "siteSettings");
  await expectWholeSite(site);
  await heard;
}

/** Seconds since the content was known to be up to date; null if it never was. */
async function secondsSinceLook(site: OwnSite): Promise<number | null> {
  const { status, body } = await ask(`${site.url}/api/ready`, ANSWER_MS);
  expect(status).toBe(200);
  return JSON.parse(body).secondsSinceLook;
}

async function expectWholeSite(site: OwnSite): Promise<void> {
  const at = (path: string) => ask(site.url + path, ANSWER_MS);
  for (const route of routes) {
    const { status, body } = await at(route);
    expect(status, route).toBe(200);
    expect(body, route).toContain("</h1>");
    expect(body, route).toContain("</footer>");
  }
  for (const path of ["/nowhere", "/services/nothing", "/free-zones/nothing"]) {
    const { status, body } = await at(path);
    expect(status, path).toBe(404);
    expect(body, path).toContain("Page Not Found");
  }
  for (const [from = "", to] of [
    ["/home", "/"],
    ["/visa-services", "/services/residency-visas"],
  ]) {
    const { status, headers } = await at(from);
    expect([status, headers.location?.replace(site.url, "")], from).toEqual([308, to]);
  }
}

type Headers = Record<string, string>;
type Answer = { status: number; headers: Headers; body: string };

/** @throws when the whole response takes longer than this many milliseconds */
async function ask(url: string, within = 20_000, headers: Headers = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(within);
  const answer = await fetch(url, { headers, redirect: "manual", signal });
  const { status } = answer;
  return { status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

/** nginx before servers at these ports. */
async function startReverseProxy(...ports: number[]) {
  const directory = await mkdtemp(join(tmpdir(), "front-"));
  const configuration = frontConfiguration({
    listen: `127.0.0.1:${FRONT_PORT}`,
    servers: serverLines(ports.map((port) => `127.0.0.1:${port}`)),
    directory,
  });
  const nginx = await startNginx({ directory, configuration, url: `${FRONT_URL}/api/health` });
  return async () => {
    await nginx.close();
    await rm(directory, { recursive: true, force: true });
  };
}

test("every page is served while one of two instances behind nginx is down, and a publish before a crash, or meanwhile, shows on both after the restart", async () => {
  const client = lakeClient();
  const headingQuery = `*[_id == $id][0].hero.heading`;
  const heading = await client.fetch<string>(headingQuery, { id: SERVICE });
  const publish = async () => {
    const words = `Schools ${randomUUID()}`;
    await client.patch(SERVICE).set({ "hero.heading": words }).commit();
    return words;
  };
  const ports = [PORT, OTHER_PORT];
  const expectShown = async (words: string) => {
    for (const port of [...ports, FRONT_PORT]) {
      await expect.poll(() => shows(PATH, words, port)).toBe(true);
    }
  };
  const closeFront = await startReverseProxy(...ports);
  const sites = new Map<number, OwnSite>();
  const start = async (port: number) => sites.set(port, await startSite({}, port));
  try {
    for (const port of ports) await start(port);
    await visitEveryPage();
    const first = await publish();
    await deliver(FRONT_URL, SECRET, SERVICE);
    await expectShown(first);

    for (const [port, signal] of [
      [PORT, "SIGKILL"],
      [OTHER_PORT, "SIGTERM"],
    ] as const) {
      const acknowledged = await publish();
      await deliver(FRONT_URL, SECRET, SERVICE);
      await sites.get(port)?.end(signal);
      await visitEveryPage();
      await start(port);
      await expectShown(acknowledged);
    }

    // This was published while no process ran, so the start revalidates every page.
    for (const site of sites.values()) await site.end("SIGKILL");
    const untold = await publish();
    for (const port of ports) await start(port);
    await expectShown(untold);
    // The stored results of these sites are those that the next servers of their builds start with.
    await client.patch(SERVICE).set({ "hero.heading": heading }).commit();
    await expectShown(heading);
  } finally {
    await client.patch(SERVICE).set({ "hero.heading": heading }).commit();
    for (const site of sites.values()) await site.end("SIGKILL");
    await closeFront();
  }
});

async function visitEveryPage(): Promise<void> {
  for (const route of routes) expect(await shows(route, "</footer>"), route).toBe(true);
}

/**
 * Whether the page contains the text. The page itself is not printed, because it would fill
 * screens.
 */
async function shows(path: string, words: string, port = FRONT_PORT): Promise<boolean> {
  const { status, body } = await ask(`http://127.0.0.1:${port}${path}`);
  expect(status, path).toBe(200);
  return body.includes(words);
}

/** These headers differ between responses, or follow from the body, which is compared itself. */
const OWN_TO_AN_ANSWER = [
  ...["date", "x-request-id", "cache-status", "connection", "keep-alive"],
  ...["etag", "content-length"],
];
/** React's text separators, and this place, depend on the first rendering. */
const IN_ANY_PLACE = /<!-- -->|<meta name="next-size-adjust" content="">/g;
const paths = [...routes, "/sitemap.xml", "/figures.xml", "/figures.json", "/robots.txt"];

async function get(port: number, path: string, headers?: Headers): Promise<Answer> {
  const answer = await ask(`http://127.0.0.1:${port}${path}`, undefined, headers);
  const own = OWN_TO_AN_ANSWER.map((name) => [name, ""]);
  return {
    status: answer.status,
    headers: { ...answer.headers, ...Object.fromEntries(own) },
    body: answer.body.replaceAll(IN_ANY_PLACE, ""),
  };
}

/**
 * Requests repeatedly until there is a response, so the first response of a starting server counts.
 */
const knock = (port: number, path: string, headers: Headers) =>
  expect(async () => {
    expect((await get(port, path, headers)).status).not.toBe(502);
  }).toPass({ intervals: [20] });

/** What visitors get from a site and through nginx, after other visitors with unusual headers. */
async function visitAfter(strangers: readonly Headers[]) {
  const closeFront = await startReverseProxy(PORT);
  const [site] = await Promise.all([
    startSite(),
    ...strangers.map((headers, index) =>
      knock(index % 2 === 0 ? PORT : FRONT_PORT, paths[index % paths.length] ?? "/", headers),
    ),
  ]);
  try {
    const found: Record<string, Answer> = {};
    for (const [by, port] of Object.entries({ site: PORT, front: FRONT_PORT })) {
      for (const path of paths) found[`${by} ${path}`] = await get(port, path);
    }
    return found;
  } finally {
    await closeFront();
    await site.end("SIGKILL");
  }
}

test("unusual headers of one visitor never change the page of the next, byte for byte", async () => {
  const expected = await visitAfter([]);
  for (const { status, headers } of Object.values(expected)) {
    expect([status, headers["set-cookie"]]).toEqual([200, undefined]);
  }
  const said = [
    ...strangersHeaders.map((name) => ({ [name]: "1" })),
    { cookie: "__prerender_bypass=x; __next_preview_data=y" },
  ];
  expect(await visitAfter(said)).toEqual(expected);
});
