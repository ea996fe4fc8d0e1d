import { expect, test } from "@playwright/test";
import { copyBuild, type OwnSite, removeBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { addresses, stackEnvironment } from "#tests/e2e/support/stack.ts";
import { journey } from "#tests/e2e/support/test.ts";
import { deliver } from "#tests/support/deliver.ts";
import { type FaultyLake, startFaultyLake } from "#tests/support/faulty-lake.ts";

const PORT = Number(stackEnvironment.SITE_PORT) + 50;
const SECRET = "a secret for this test only";
/** Ample on a busy machine; a page that waited for the content lake would take five seconds. */
const ANSWER_MS = 3_000;

test.describe.configure({ timeout: 120_000 });

let buildDir: string;
let lake: FaultyLake;
let site: OwnSite | undefined;

// A second server, on a copy of the build of the stack under test.
test.beforeAll(async () => {
  buildDir = await copyBuild(stackEnvironment.NORDUNE_BUILD_DIR, PORT);
});

test.afterAll(() => removeBuild(buildDir));

test.beforeEach(async () => {
  lake = await startFaultyLake(addresses.contentLake);
});

test.afterEach(async () => {
  await site?.end("SIGKILL");
  await lake.close();
});

/** To a server, other faults are the same as one of these; integration tests know every one. */
for (const fault of ["refuses", "hangs"] as const) {
  test(
    `every page answers at once while the content lake ${fault}, at a start and later`,
    journey,
    async () => {
      lake.fault = fault;
      site = await startOwnSite(PORT, {
        NORDUNE_BUILD_DIR: buildDir,
        CONTENT_LAKE_URL: lake.url,
        SITE_PORT: String(PORT),
        SANITY_WEBHOOK_SECRET: SECRET,
      });
      await expectWholeSiteDuringPublish();
      expect(await secondsSinceLook()).toBeNull();

      lake.fault = undefined;
      await expect
        .poll(() => secondsSinceLook(), { message: "the first look", timeout: 40_000 })
        .not.toBeNull();
      await expectWholeSite();

      lake.fault = fault;
      await expectWholeSiteDuringPublish();
    },
  );
}

async function expectWholeSiteDuringPublish(): Promise<void> {
  // Heard, and shown once the content lake is back.
  const heard = deliver(String(site?.url), SECRET, { _id: "siteSettings" });
  await expectWholeSite();
  await heard;
}

/** How long ago the site knew what is published; null for never. */
async function secondsSinceLook(): Promise<number | null> {
  const { status, text } = await answerAt("/api/ready");
  expect(status).toBe(200);
  return JSON.parse(text).secondsSinceLook;
}

async function expectWholeSite(): Promise<void> {
  for (const route of routes) {
    const { status, text } = await answerAt(route);
    expect(status, route).toBe(200);
    expect(text, route).toContain("</h1>");
    expect(text, route).toContain("</footer>");
  }
  for (const path of ["/nowhere", "/services/nothing", "/free-zones/nothing"]) {
    const { status, text } = await answerAt(path);
    expect(status, path).toBe(404);
    expect(text, path).toContain("Page Not Found");
  }
  for (const [from, to] of [
    ["/home", "/"],
    ["/visa-services", "/services/residency-visas"],
  ]) {
    const { status, location } = await answerAt(String(from));
    expect([status, location], from).toEqual([308, to]);
  }
}

/** @throws when the answer, with its whole body, takes longer than that */
async function answerAt(path: string) {
  const response = await fetch(site?.url + path, {
    redirect: "manual",
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const location = response.headers.get("location")?.replace(String(site?.url), "");
  return { status: response.status, location, text: await response.text() };
}
