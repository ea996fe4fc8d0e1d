import { addresses, stackEnvironment } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Number of counted reports of a kind. */
async function counted(kind: "error" | "violation" | "foreign"): Promise<number> {
  const answer = await fetch(`${addresses.site}/api/metrics`, {
    headers: { Authorization: `Bearer ${stackEnvironment.METRICS_TOKEN}` },
  });
  expect(answer.status).toBe(200);
  const line = new RegExp(`^site_browser_reports_total\\{kind="${kind}"\\} (\\d+)$`, "m");
  return Number(line.exec(await answer.text())?.[1] ?? 0);
}

test.use({
  allowedConsole: [/on purpose|nowhere\.example/],
  allowedRequests: [/^https:\/\/nowhere\.example\//],
});

test("the site learns of errors in its own scripts and of violations of its content policy, and only counts those of apps", async ({
  page,
}) => {
  const before = {
    error: await counted("error"),
    violation: await counted("violation"),
    foreign: await counted("foreign"),
  };
  await page.route("**/built/shell-*.js", async (route) => {
    const response = await route.fetch();
    const broken = 'setTimeout(() => { throw new Error("broken on purpose"); });';
    await route.fulfill({ response, body: `${await response.text()}\n${broken}` });
  });
  await page.goto("/about");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("an app's own, on purpose");
    });
    void Promise.reject(new Error("rejected on purpose"));
    document.body.append(Object.assign(new Image(), { src: "https://nowhere.example/a.png" }));
  });
  await expect.poll(() => counted("error")).toBe(before.error + 2);
  await expect.poll(() => counted("foreign")).toBe(before.foreign + 1);
  await expect.poll(() => counted("violation")).toBeGreaterThan(before.violation);
  expect((await fetch(`${addresses.site}/api/metrics`)).status).toBe(404);
});
