import type { FrameLocator, Page } from "@playwright/test";
import { ENGLISH, type LanguageId } from "#schemas/shared/languages.ts";
import { expectAccessible } from "./accessibility.ts";
import { ConsultationForm } from "./consultation-form.ts";
import { inbox } from "./inbox.ts";
import { addresses } from "./stack.ts";
import { test as base, expect } from "./test.ts";

/** A toast that is not disappearing. */
export const TOAST = "[aria-live] [data-visible=true][data-removed=false]";

/** What a form can change on its page. pages.spec.ts scans the whole pages. */
const FORM_AND_TOASTS = "main [data-hydrates], section[aria-live]";

export const toasts = (page: Page | FrameLocator) => page.locator(TOAST);

/** Counts the requests that leave the page. */
export function countSends(page: Page): () => number {
  let sends = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().startsWith(addresses.inbox)) sends += 1;
  });
  return () => sends;
}

/**
 * Checks the form in its current state: it fits a window of 320 px, which is a desktop at 400 %,
 * and passes an accessibility scan on a phone, with forced colours too, and on a desktop.
 */
export async function expectSoundForm(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(faintControls), "invisible with forced colours").toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
  await expectAccessible(page, FORM_AND_TOASTS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page, FORM_AND_TOASTS);
  await page.setViewportSize(before);
}

/** Controls without a visible edge, neither their own nor that of their container. */
function faintControls(): string[] {
  const hasEdge = ({ borderTopStyle, borderTopWidth }: CSSStyleDeclaration) =>
    borderTopStyle !== "none" && borderTopWidth !== "0px";
  // The button of a figure covers its dotted line, which has the colour of the text.
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

type Fixtures = { emptyInbox: undefined; language: LanguageId; form: ConsultationForm };

/**
 * A visitor with the lead forms in a language, a clock for the test, and an inbox that is emptied
 * before and after.
 */
export const test = base.extend<Fixtures>({
  language: [ENGLISH, { option: true }],
  emptyInbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      await inbox.reset();
      await use(undefined);
      await inbox.reset();
    },
    { auto: true },
  ],
  form: async ({ page, language }, use) => {
    await use(new ConsultationForm(page, language));
  },
});

export { inbox } from "./inbox.ts";
export { expect } from "./test.ts";
