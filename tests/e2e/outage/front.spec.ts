import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { redirectSource } from "#schemas/shared/redirects/redirect-source.ts";
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

/** Where the Studio lets a redirect start, what is asked, and where that leads. */
const redirects: [source: string, asked: string, location: string][] = [
  ["/?lang=sv", "/?lang=sv", "/contact"],
  ["/?p=12", "/?p=12&gclid=1", "/contact?gclid=1"],
  ["/about?ref=old", "/about?utm_source=mail&ref=old", "/contact?utm_source=mail"],
  ["/index.php?page=services", "/index.php?page=services", "/contact"],
  ["/index.php?page=über uns&id=3", "/index.php?id=3&page=%C3%BCber+uns", "/contact"],
  ["/om-oss/", "/om-oss?from=advert", "/contact?from=advert"],
  ["/arkiv/*", "/arkiv/2019/en?sida=2", "/contact?sida=2"],
];

test("redirects with any query lead on, and pages stay without the site", async () => {
  const client = lakeClient();
  const created: string[] = [];
  try {
    for (const [source] of redirects) {
      expect(redirectSource(source)).toBe(true);
      const { _id, _rev: rev } = await client.create({
        _type: "redirect",
        source,
        target: "/contact",
        permanent: true,
        active: true,
      });
      created.push(_id);
      await deliver(FRONT_URL, WEBHOOK_SECRET, { _id, rev });
    }
    for (const [, asked, location] of redirects) {
      await expect.poll(() => locationAt(asked), asked).toBe(location);
    }
    for (const path of ["/", "/about"]) {
      expect(await shows(`${path}?lang=lv&ref=new`, "</footer>"), path).toBe(true);
    }
    expect((await answerAt("/index.php?page=other")).status).toBe(404);

    await site.end("SIGKILL");
    await visitEveryPage();
    for (const path of ["/?lang=sv", "/about?ref=old"]) {
      expect(await shows(path, "</footer>"), path).toBe(true);
    }
    site = await start();
    await expect.poll(() => locationAt("/?lang=sv")).toBe("/contact");
  } finally {
    for (const id of created) await client.delete(id);
  }
});

async function visitEveryPage(): Promise<void> {
  for (const route of routes) expect(await shows(route, "</footer>"), route).toBe(true);
}

const answerAt = (path: string) => fetch(`${FRONT_URL}${path}`, { redirect: "manual" });

/** Whether the page, which has to be one, has the text; a page in a message would fill screens. */
async function shows(path: string, text: string): Promise<boolean> {
  const response = await answerAt(path);
  expect(response.status, path).toBe(200);
  return (await response.text()).includes(text);
}

async function locationAt(path: string): Promise<string | null> {
  return (await answerAt(path)).headers.get("location");
}
