import { mkdtemp, rm } from "node:fs/promises";
import { request as ask, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { frontConfiguration } from "#scripts/front/configuration.ts";
import { startNginx } from "#scripts/front/nginx.ts";
import { copyBuild, removeBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { addresses, stackEnvironment } from "#tests/e2e/support/stack.ts";
import { strangersHeaders } from "#tests/support/strangers-headers.ts";

const PORT = Number(stackEnvironment.SITE_PORT) + 50;
const FRONT_PORT = PORT + 1;
const paths = [...routes, "/sitemap.xml", "/figures.xml", "/robots.txt", "/manifest.webmanifest"];

type Headers = Record<string, string>;

const said: Headers[] = [
  ...strangersHeaders.map((name) => ({ [name]: "1" })),
  { cookie: "__prerender_bypass=x; __next_preview_data=y" },
];
/** One by one, and each with the next and one far from it. */
const all = said.flatMap((one, index) => [
  one,
  { ...one, ...said[(index + 1) % said.length] },
  { ...one, ...said[(index * 7 + 31) % said.length] },
]);

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Of each answer these are another each time, or follow from the body, which is compared itself. */
const OWN_TO_AN_ANSWER = [
  ...["date", "x-request-id", "cache-status", "connection", "keep-alive"],
  ...["etag", "content-length"],
];
/** Where React divides texts, and where Next puts this, hangs on what it knew first, for anybody. */
const IN_ANY_PLACE = /<!-- -->|<meta name="next-size-adjust" content=""\/>/g;

function get(port: number, path: string, headers: Headers = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = ask({ port, host: "127.0.0.1", path, headers, agent: false }, (response) => {
      const kept = Object.entries(response.headers).filter(
        ([name]) => !OWN_TO_AN_ANSWER.includes(name),
      );
      text(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(kept),
            body: body.replaceAll(IN_ANY_PLACE, ""),
          }),
        reject,
      );
    });
    asking.setTimeout(20_000, () => asking.destroy(new Error("no answer"))).on("error", reject);
    asking.end();
  });
}

/** Asks until somebody answers: so the first that a server which is starting hears. */
async function knock(port: number, path: string, headers: Headers): Promise<void> {
  for (;;) {
    const answer = await get(port, path, headers).catch(() => undefined);
    if (answer !== undefined && answer.status !== 502) return;
    await pause(20);
  }
}

test("whatever a stranger says first, the next visitor gets the same, byte for byte", async () => {
  test.setTimeout(5 * 60_000);
  const buildDir = await copyBuild(stackEnvironment.NORDUNE_BUILD_DIR, PORT);
  const env = {
    NORDUNE_BUILD_DIR: buildDir,
    CONTENT_LAKE_URL: addresses.contentLake,
    SITE_PORT: String(PORT),
    SANITY_WEBHOOK_SECRET: "a secret for this test only",
  };

  /** What visitors get from a site, and by its front, whose first visitors were strangers. */
  async function visitAfter(strangers: readonly Headers[]) {
    const directory = await mkdtemp(join(tmpdir(), "front-"));
    const configuration = frontConfiguration({
      listen: `127.0.0.1:${FRONT_PORT}`,
      servers: `server 127.0.0.1:${PORT};`,
      secret: "a-secret-for-this-test-only",
      fresh: "1h",
      directory,
    });
    const url = `http://127.0.0.1:${FRONT_PORT}/api/health`;
    const nginx = await startNginx({ directory, configuration, url });
    const [site] = await Promise.all([
      startOwnSite(PORT, env),
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
      await nginx.close();
      await site.end("SIGKILL");
      await rm(directory, { recursive: true, force: true });
    }
  }

  try {
    const expected = await visitAfter([]);
    for (const { status, headers } of Object.values(expected)) {
      expect([status, headers["set-cookie"]]).toEqual([200, undefined]);
    }
    const rounds = Math.ceil(all.length / (2 * paths.length));
    for (let round = 0; round < rounds; round += 1) {
      const strangers = all.filter((_, index) => index % rounds === round);
      expect(await visitAfter(strangers)).toEqual(expected);
    }
  } finally {
    await removeBuild(buildDir);
  }
});
