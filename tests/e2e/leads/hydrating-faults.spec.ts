import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { request } from "#tests/e2e/support/consultation-form.ts";
import {
  FORM_SCRIPT,
  hold,
  ISLAND_SCRIPTS,
  REACT_SCRIPT,
  reactIs,
} from "#tests/e2e/support/hydration.ts";
import { countSends, expect, inbox, test } from "#tests/e2e/support/lead-forms.ts";
import { journey } from "#tests/e2e/support/test.ts";

test.use({ allowedConsole: [/Failed to load resource|React did not come/] });

/** How to reach us without the form. */
const otherWay = (page: Page) =>
  page.getByRole("main").locator(".when-script-is-overdue").getByRole("link", { name: "hello@" });

/** Opens a page whose scripts stay on the way until the test lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letCome = await hold(page, /\.js(\?|$)/);
  await page.clock.install();
  await page.goto(path, { waitUntil: "commit" });
  return letCome;
}

test("scripts that fail: nothing is lost, and the next try sends", async ({ page, form }) => {
  await page.clock.install();
  for (const [script, status] of [
    [FORM_SCRIPT, 404],
    [FORM_SCRIPT, 500],
    [REACT_SCRIPT, 0],
    [REACT_SCRIPT, 404],
  ] as const) {
    await page.unrouteAll();
    await page.route(script, (route) => (status === 0 ? route.abort() : route.fulfill({ status })));
    await page.goto("/contact");
    await form.fill();
    await reactIs(page, "failed");
    await expect(otherWay(page)).toBeVisible();
    await expect(page.locator('.when-script-is-overdue a[href^="tel:"]:visible')).toHaveCount(1);
    expect(await form.values()).toEqual(request);
  }
  await expectAccessible(page);
  await page.unrouteAll();
  await form.button.click();
  await expect(form.thanks).toBeVisible();
  expect(await inbox.messages()).toHaveLength(1);
});

test("a script that hangs: after ten seconds there is another way", async ({ page, form }) => {
  const letCome = await hold(page, ISLAND_SCRIPTS);
  await page.clock.install();
  await page.goto("/contact");
  await form.fill();
  await reactIs(page, "hydrating");
  await expect(otherWay(page)).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(otherWay(page)).toBeVisible();
  letCome();
  await reactIs(page, "hydrated");
  await expect(otherWay(page)).toHaveCount(0);
  expect(await form.values()).toEqual(request);
});

test("a form that breaks while React takes it over stands again", async ({ page, form }) => {
  const letCome = await hold(page, ISLAND_SCRIPTS);
  await page.clock.install();
  await page.goto("/contact");
  await form.fill();
  await page.locator("[data-props]").evaluateAll((islands) => {
    for (const island of islands) island.setAttribute("data-props", "{}");
  });
  letCome();
  await reactIs(page, "failed");
  await expect(otherWay(page)).toBeVisible();
  expect(await form.values()).toEqual(request);
});

test(
  "what is typed and pressed before the scripts came counts once",
  journey,
  async ({ page, form }) => {
    const sends = countSends(page);
    let letScriptsCome = await openWithoutScripts(page, "/contact");
    await form.fill({ message: "short" });
    await form.button.click();
    letScriptsCome();
    await expect(form.summary).toBeFocused();
    await expect(form.country).toHaveText("Latvia");
    expect(await form.values()).toEqual({ ...request, message: "short" });
    await expect(form.fields.consent).toBeChecked();

    await page.unrouteAll();
    letScriptsCome = await hold(page, /\.js(\?|$)/);
    await page.goto("/contact", { waitUntil: "commit" });
    await form.fill();
    for (const _ of ["once", "again"]) await form.fields.fullName.press("Enter");
    expect(page.url(), "no answer stands in the address").toMatch(/\/contact$/);
    expect(sends()).toBe(0);
    letScriptsCome();
    await expect(form.thanks).toBeFocused();
    expect(sends()).toBe(1);
    expect(await inbox.messages()).toHaveLength(1);
  },
);

for (const [path, name] of [
  ["/contact", "Request Free Consultation"],
  ["/", "Get in touch"],
] as const) {
  test(`${path}: who waits for scripts in vain learns how to reach us`, async ({ page }) => {
    await openWithoutScripts(page, path);
    const button = page.getByRole("main").getByRole("button", { name });
    await expect(button).toBeVisible();
    await expect(otherWay(page)).toHaveCount(0);
    // The sign-up's says that it is disabled while there is no address.
    await button.click({ force: true });
    await expect(otherWay(page), "a slow script is no missing one").toHaveCount(0);
    // Passes the ten seconds after which a script is overdue.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(otherWay(page)).toBeVisible();
    await expectAccessible(page);
  });
}
