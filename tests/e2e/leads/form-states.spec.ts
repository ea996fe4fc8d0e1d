import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { inbox } from "#tests/e2e/support/inbox.ts";
import {
  expect,
  expectThanks,
  FAILED_REQUEST,
  takeTime,
  test,
  toasts,
} from "#tests/e2e/support/lead-forms.ts";

test.use({ allowedConsole: [FAILED_REQUEST] });

/** What holds in every state of a form at 320 px, which is a desktop window at 400 %. */
async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

/** With the colours of the system each control shows an edge, of its own or of the box around it. */
async function expectForcedColors(page: Page) {
  await page.emulateMedia({ forcedColors: "active" });
  const faint = await page.evaluate(() => {
    const hasEdge = ({ borderTopStyle, borderTopWidth }: CSSStyleDeclaration) =>
      borderTopStyle !== "none" && borderTopWidth !== "0px";
    // The button of a figure lies over its dotted line, which keeps the colour of the text.
    const controls = document.querySelectorAll(
      "main :is(input, select, textarea, button):not(data + button)",
    );
    return [...controls]
      .filter((control) => control.checkVisibility() && control.getAttribute("tabindex") !== "-1")
      .filter((control) => {
        const style = getComputedStyle(control);
        const isNative = control.matches("[type=checkbox]") && style.appearance !== "none";
        const box = control.parentElement;
        const isSeen =
          isNative || hasEdge(style) || (box !== null && hasEdge(getComputedStyle(box)));
        return !isSeen || style.color === style.backgroundColor;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
  expect(faint, "controls that forced colours make invisible").toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
}

async function expectAccessibleInAllColors(page: Page) {
  await expectForcedColors(page);
  await expectAccessible(page);
}

const windows = [
  { width: 320, check: expectFits },
  { width: 390, check: expectAccessibleInAllColors },
  { width: 1440, check: expectAccessible },
] as const;

for (const { width, check } of windows) {
  test(`consultation form, ${width} px: ${check.name} in every state`, async ({ page, form }) => {
    await page.setViewportSize({ width, height: 900 });
    await form.open();
    await check(page);
    await form.button.click();
    await expect(page.locator("form [aria-invalid=true]")).toHaveCount(8);
    await check(page);

    await inbox.failWith({ status: 403, delayMs: 1_500 });
    await form.fill();
    await form.button.click();
    await expect(page.getByRole("button", { name: "SUBMITTING..." })).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: "SUBMITTING..." })).toBeAttached();
    await check(page);
    await expect(form.failure).toBeFocused();
    await expect(toasts(page)).toHaveCount(1);
    await check(page);

    await inbox.failWith(null);
    await form.button.click();
    await expectThanks(form);
    await check(page);
  });

  test(`email sign-up, ${width} px: ${check.name} in every state`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await page.goto("/", { waitUntil: "networkidle" });
    await takeTime(page);
    const field = page.getByRole("textbox", { name: "Email address" });
    await check(page);
    await field.fill("anna");
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(/^Invalid email format/);
    await check(page);

    await inbox.failWith({ status: 403, delayMs: 1_500 });
    await field.fill("anna@example.com");
    await field.press("Enter");
    await expect(page.getByText("● ● ●")).toBeVisible();
    await expect(page.getByRole("button", { name: "Get in touch" })).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: "Sending" })).toBeAttached();
    await check(page);
    await expect(toasts(page)).toContainText("There was an error.");
    await check(page);

    await inbox.failWith(null);
    await field.press("Enter");
    await expect(toasts(page)).toContainText("Email Received!");
    await check(page);
  });
}
