import { expect, test } from "#tests/e2e/support/test.ts";

for (const { width, reserved } of [
  { width: 390, reserved: 320 },
  { width: 1440, reserved: 480 },
]) {
  test(`sections of the home page wait at their reserved height at ${width} px, but not for long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Animation.enable");
    await devTools.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await page.goto("/");
    const last = page.locator("main .rendered-when-near").last();
    const height = async () => (await last.boundingBox())?.height;
    expect(await height()).toBe(reserved);
    await devTools.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await expect.poll(height).toBeGreaterThan(reserved + 50);
  });
}
