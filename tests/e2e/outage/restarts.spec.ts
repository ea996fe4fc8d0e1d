import { expect, test } from "@playwright/test";
import { restartRounds } from "#scripts/measure/restart-rounds.ts";
import { lakeClient, stackEnvironment } from "#tests/e2e/support/stack.ts";

test("what the site acknowledged just before it was killed or stopped is on its pages after the restart", async () => {
  test.setTimeout(5 * 60_000);
  const rounds = await restartRounds({
    // Killed and stopped, with one page changed and with many; `npm run measure -- restarts` does 50.
    rounds: 4,
    port: Number(stackEnvironment.SITE_PORT) + 60,
    buildDir: stackEnvironment.NORDUNE_BUILD_DIR,
    client: lakeClient(),
  });
  expect(rounds.map(({ stale }) => stale)).toEqual(rounds.map(() => []));
});
