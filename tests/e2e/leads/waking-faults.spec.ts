import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { request } from "#tests/e2e/support/consultation-form.ts";
import { inbox } from "#tests/e2e/support/inbox.ts";
import { expect, test } from "#tests/e2e/support/lead-forms.ts";
import {
  FORM_SCRIPT,
  faults,
  hold,
  ISLAND_SCRIPTS,
  REACT_SCRIPT,
  reactIs,
} from "#tests/e2e/support/waking.ts";

test.use({ allowedConsole: [/Failed to load resource|React stays asleep/] });

/** How to reach us without the form. */
const otherWayOf = (page: Page) => page.getByRole("main").locator(".when-script-is-overdue");

for (const [part, address] of [
  ["the form's script", FORM_SCRIPT],
  ["React", REACT_SCRIPT],
] as const) {
  for (const [fault, answer] of Object.entries(faults)) {
    test(`${part} ${fault}: nothing typed is lost, and there is another way`, async ({
      page,
      form,
    }) => {
      await page.route(address, answer);
      await page.clock.install();
      await page.goto("/contact");
      await form.fill();
      await reactIs(page, "failed");
      const otherWay = otherWayOf(page);
      await expect(otherWay.getByRole("link", { name: "hello@" })).toBeVisible();
      await expect(otherWay.locator('a[href^="tel:"]')).toBeVisible();
      expect(await form.values()).toEqual(request);
      await expectAccessible(page);
    });
  }

  test(`${part} comes with the next try: a request typed meanwhile is sent`, async ({
    page,
    form,
  }) => {
    let isBroken = true;
    await page.route(address, (route) => (isBroken ? route.abort() : route.continue()));
    await page.clock.install();
    await page.goto("/contact");
    await form.fill();
    await reactIs(page, "failed");
    isBroken = false;
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    expect(await inbox.messages()).toHaveLength(1);
  });
}

test("a script that hangs: after ten seconds there is another way, and it may still come", async ({
  page,
  form,
}) => {
  const letCome = await hold(page, ISLAND_SCRIPTS);
  await page.clock.install();
  await page.goto("/contact");
  await form.fill();
  await reactIs(page, "waking");
  const otherWay = otherWayOf(page);
  await expect(otherWay.getByRole("link", { name: "hello@" })).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(otherWay.getByRole("link", { name: "hello@" })).toBeVisible();
  letCome();
  await reactIs(page, "awake");
  await expect(otherWay.getByRole("link", { name: "hello@" })).toHaveCount(0);
  expect(await form.values()).toEqual(request);
});

test("without a connection: nothing typed is lost, and there is another way", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await reactIs(page, "asleep");
  await context.setOffline(true);
  const field = page.getByRole("textbox", { name: "Email address" });
  await field.fill("anna@example.com");
  const otherWay = otherWayOf(page);
  await expect(otherWay.getByRole("link", { name: "hello@" })).toBeVisible();
  await expect(field).toHaveValue("anna@example.com");
});

test("after a new release: nothing typed is lost, and there is another way", async ({
  page,
  form,
}) => {
  await page.route(ISLAND_SCRIPTS, faults["is missing"]);
  await page.clock.install();
  await page.goto("/contact");
  await form.fill();
  await reactIs(page, "failed");
  const otherWay = otherWayOf(page);
  await expect(otherWay.getByRole("link", { name: "hello@" })).toBeVisible();
  expect(await form.values()).toEqual(request);
});

test("a form that breaks while React takes it over stands there again as it was", async ({
  page,
  form,
}) => {
  const letCome = await hold(page, ISLAND_SCRIPTS);
  await page.clock.install();
  await page.goto("/contact");
  await form.fill();
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("[data-props]")) {
      island.setAttribute("data-props", "{}");
    }
  });
  letCome();
  await reactIs(page, "failed");
  await expect(otherWayOf(page).getByRole("link", { name: "hello@" })).toBeVisible();
  expect(await form.values()).toEqual(request);
});
