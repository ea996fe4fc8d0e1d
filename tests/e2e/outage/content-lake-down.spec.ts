import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { isPortFree } from "#scripts/lib/ports.ts";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { stackEnvironment } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const SITE_PORT = "3101";
/** Nothing listens here: to the site, the content lake is down. */
const DEAD_LAKE_PORT = "3299";

const site = `http://localhost:${SITE_PORT}`;
let server: ChildProcess;

/** A second server on the build of the stack under test, started while the content lake is away. */
test.beforeAll(async () => {
  expect(await isPortFree(Number(DEAD_LAKE_PORT))).toBe(true);
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  server = spawn(process.execPath, [next, "start", "web", "--port", SITE_PORT], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      NORDUNE_BUILD_DIR: stackEnvironment.NORDUNE_BUILD_DIR,
      SITE_PORT,
      CONTENT_LAKE_PORT: DEAD_LAKE_PORT,
      SANITY_WEBHOOK_SECRET: "a secret for this test only",
    },
    stdio: "ignore",
  });
  await waitForHttp(site, { timeoutMs: 30_000 });
});

test.afterAll(async () => {
  server.kill("SIGKILL");
  await once(server, "exit");
});

for (const route of routes) {
  test(`${route} keeps answering 200 with its whole page`, async ({ request }) => {
    const response = await request.get(`${site}${route}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain("</h1>");
    expect(html).toContain("</footer>");
  });
}

test("an unknown path still answers 404 with its whole page", async ({ request }) => {
  const response = await request.get(`${site}/nowhere`);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain("Page Not Found");
});
