import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import {
  expect,
  expectThanks,
  FAILED_REQUEST,
  inbox,
  takeTime,
  test,
  toasts,
} from "#tests/e2e/support/lead-forms.ts";
import { hold } from "#tests/e2e/support/waking.ts";

test.use({ allowedConsole: [FAILED_REQUEST] });
test.setTimeout(120_000);

const SENDS = /\/email\/send/;

/**
 * The form as it stands fits a window of 320 px, which is a desktop's at 400 %, and passes a scan on
 * a phone, where it is seen with the colours of the system too, and on a desktop.
 */
async function check(page: Page) {
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(faintControls), "invisible with forced colours").toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
}

/** Controls that show no edge, neither of their own nor of the box around them. */
function faintControls(): string[] {
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
      const isSeen = isNative || hasEdge(style) || (box !== null && hasEdge(getComputedStyle(box)));
      return !isSeen || style.color === style.backgroundColor;
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

test("the consultation form in every state", async ({ page, form }) => {
  await form.open();
  await check(page);
  await form.button.click();
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(8);
  await check(page);

  await inbox.failWith({ status: 403 });
  const letGo = await hold(page, SENDS);
  await form.fill();
  await form.button.click();
  await expect(page.getByRole("button", { name: "SUBMITTING..." })).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: "SUBMITTING..." })).toBeAttached();
  await check(page);
  letGo();
  await expect(form.failure).toBeFocused();
  await expect(toasts(page)).toHaveCount(1);
  await check(page);

  await inbox.failWith(null);
  await Promise.all([expectThanks(form), form.button.click()]);
  await check(page);
});

test("the email sign-up in every state", async ({ page }) => {
  await page.clock.install();
  await page.goto("/", { waitUntil: "networkidle" });
  await takeTime(page);
  const field = page.getByRole("textbox", { name: "Email address" });
  await check(page);
  await field.fill("anna");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/^Invalid email format/);
  await check(page);

  await inbox.failWith({ status: 403 });
  const letGo = await hold(page, SENDS);
  await field.fill("anna@example.com");
  await field.press("Enter");
  await expect(page.getByText("● ● ●")).toBeVisible();
  await expect(page.getByRole("button", { name: "Get in touch" })).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: "Sending" })).toBeAttached();
  await check(page);
  letGo();
  await expect(toasts(page)).toContainText("There was an error.");
  await check(page);

  await inbox.failWith(null);
  await field.press("Enter");
  await expect(toasts(page)).toContainText("Email Received!");
  await check(page);
});
