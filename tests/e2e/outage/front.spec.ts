import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { frontConfiguration } from "#scripts/front/configuration.ts";
import { type Nginx, startNginx } from "#scripts/front/nginx.ts";
import { copyBuild, type OwnSite, removeBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { addresses, lakeClient, stackEnvironment } from "#tests/e2e/support/stack.ts";
import { deliver } from "#tests/support/deliver.ts";

const PORT = Number(stackEnvironment.SITE_PORT) + 40;
const FRONT = `127.0.0.1:${PORT + 1}`;
const FRONT_URL = `http://${FRONT}`;
const WEBHOOK_SECRET = "a secret for this test only";
const FRONT_SECRET = "a-secret-for-this-test-only";
const SERVICE = "service-education";

test.describe.configure({ timeout: 120_000 });

let buildDir: string;
let directory: string;
let nginx: Nginx;
let site: OwnSite;

const start = () =>
  startOwnSite(PORT, {
    NORDUNE_BUILD_DIR: buildDir,
    CONTENT_LAKE_URL: addresses.contentLake,
    SITE_PORT: String(PORT),
    SANITY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    FRONT_URL,
    FRONT_SECRET,
  });

// A second server, on a copy of the build of the stack under test, and a front before it.
test.beforeAll(async () => {
  buildDir = await copyBuild(stackEnvironment.NORDUNE_BUILD_DIR, PORT);
  directory = await mkdtemp(join(tmpdir(), "front-"));
  const configuration = frontConfiguration({
    listen: FRONT,
    servers: `server 127.0.0.1:${PORT};`,
    secret: FRONT_SECRET,
    // So that nothing but the site's own word changes a copy within a test.
    fresh: "1h",
    directory,
  });
  nginx = await startNginx({ directory, configuration, url: FRONT_URL });
  site = await start();
});

test.afterAll(async () => {
  await site?.end("SIGKILL");
  await nginx?.close();
  await rm(directory, { recursive: true, force: true });
  await removeBuild(buildDir);
});

test("what is published shows at the front, whose copies outlive the site", async () => {
  const client = lakeClient();
  const { heading } = await client.fetch(`*[_id == $id][0]{ "heading": hero.heading }`, {
    id: SERVICE,
  });
  const publish = async (text: string) => {
    const { _id, _rev: rev } = await client.patch(SERVICE).set({ "hero.heading": text }).commit();
    await deliver(FRONT_URL, WEBHOOK_SECRET, { _id, rev });
  };
  try {
    await visitEveryPage();
    const first = `Schools ${randomUUID()}`;
    await publish(first);
    await expect.poll(() => shows("/services/education", first)).toBe(true);

    await site.end("SIGKILL");
    await visitEveryPage();
    expect(await shows("/services/education", first)).toBe(true);

    // Published while no process ran: the start renders every page anew.
    const second = `Schools ${randomUUID()}`;
    await client.patch(SERVICE).set({ "hero.heading": second }).commit();
    site = await start();
    await expect.poll(() => shows("/services/education", second)).toBe(true);
  } finally {
    await client.patch(SERVICE).set({ "hero.heading": heading }).commit();
  }
});

async function visitEveryPage(): Promise<void> {
  for (const route of routes) expect(await shows(route, "</footer>"), route).toBe(true);
}

/** Whether the page, which has to be one, has the text; a page in a message would fill screens. */
async function shows(path: string, text: string): Promise<boolean> {
  const response = await fetch(FRONT_URL + path, { redirect: "manual" });
  expect(response.status, path).toBe(200);
  return (await response.text()).includes(text);
}
