import { expect, test } from "@playwright/test";
import { lakeClient, stackEnvironment } from "#tests/e2e/support/stack.ts";
import { restartRounds } from "./restart-rounds.ts";

test("what the site acknowledged just before it was killed or stopped is on its pages after the restart", async () => {
  test.setTimeout(5 * 60_000);
  const rounds = await restartRounds({
    // Killed and stopped, with one page changed and with many.
    rounds: 4,
    port: Number(stackEnvironment.SITE_PORT) + 60,
    buildDir: stackEnvironment.NORDUNE_BUILD_DIR,
    client: lakeClient(),
  });
  expect(rounds.map(({ stale }) => stale)).toEqual(rounds.map(() => []));
});
