import { expect, type Page } from "@playwright/test";

/**
 * Layout problems of a page at several widths with everything unfolded: it scrolls sideways, a
 * control is covered by something else, or the text of a button does not fit.
 * @param within selector of the part whose controls are checked
 */
export async function layoutProblems(page: Page, widths: readonly number[], within = "body") {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(openAndSettle, within);
    for (const problem of await page.evaluate(findProblems, within)) {
      problems.push(`at ${width} px: ${problem}`);
    }
  }
  return problems;
}

/** Factors of the text size (WCAG 2.2, 1.4.4), and the window widths for each. */
const WINDOWS = [
  { scale: 1, widths: [320] },
  { scale: 2, widths: [390, 640, 1280] },
];

/**
 * What makes a page wider than its window with everything unfolded: in the narrowest window (WCAG
 * 2.2, 1.4.10), and with text of double size while the breakpoints stay the same.
 */
export async function widthProblems(page: Page) {
  const problems: string[] = [];
  for (const { scale, widths } of WINDOWS) {
    await page.evaluate(
      (size) => {
        document.documentElement.style.fontSize = size;
      },
      `${scale * 100}%`,
    );
    for (const width of widths) {
      await openIn(page, width);
      for (const problem of await page.evaluate(findWide)) {
        problems.push(`at ${width} px, text × ${scale}: ${problem}`);
      }
    }
  }
  return problems;
}

function findWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.getBoundingClientRect().right > clientWidth,
  );
  const innermost = outside.filter(
    (element) => !outside.some((other) => element !== other && element.contains(other)),
  );
  const names = innermost.map(
    ({ localName, className, textContent }) =>
      `${localName}.${className} "${textContent.trim().slice(0, 40)}"`,
  );
  return [`is ${scrollWidth} px wide, because of ${names.slice(0, 5).join(", ")}`];
}

/** The usual size of text, and the one that WCAG 2.2, 1.4.4, asks for, in pixels. */
const TEXT_SIZES = [16, 32];

/** Moments after the load, in milliseconds. At the last one everything is laid out. */
const MOMENTS = [
  { time: 0, isLast: false },
  { time: 500, isLast: false },
  { time: 60_000, isLast: true },
];

/**
 * Whether a page changes its size before anything was scrolled, from its load until everything far
 * from the window is laid out too, and what makes it wider than the narrowest window meanwhile.
 */
export async function lateLayoutProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.setViewportSize({ width: 320, height: 900 });
  for (const textSize of TEXT_SIZES) {
    await setDefaultTextSize(page, textSize);
    const heights = new Set<number>();
    for (const moment of MOMENTS) {
      heights.add(await page.evaluate(layOutAsAfterLoad, moment));
      for (const problem of await page.evaluate(findWide)) {
        problems.push(`${moment.time} ms after the load, text of ${textSize} px: ${problem}`);
      }
    }
    if (heights.size > 1) problems.push(`text of ${textSize} px: is ${[...heights]} px high`);
  }
  await setDefaultTextSize(page, 16);
  return problems;
}

/**
 * Takes the page back to a moment after its load. A copy replaces its content, because the browser
 * keeps the size that a part once had, and animations begin anew.
 * @returns the height of the page
 */
async function layOutAsAfterLoad({ time, isLast }: (typeof MOMENTS)[number]): Promise<number> {
  const main = document.querySelector("main");
  // Trusted Types refuse a copy of a script.
  for (const script of main?.querySelectorAll("script") ?? []) script.remove();
  main?.replaceWith(main.cloneNode(true));
  scrollTo({ top: 0, behavior: "instant" });
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = time;
  }
  const sheet = new CSSStyleSheet();
  if (isLast) sheet.replaceSync("* { content-visibility: visible !important; }");
  document.adoptedStyleSheets = [sheet];
  for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
  document.adoptedStyleSheets = [];
  return document.documentElement.scrollHeight;
}

/** Opens the page in a window of that width, all that is folded up being open. */
export async function openIn(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(openAndSettle, "body");
}

/** The page when all animations have ended, and two frames after a change. */
async function openAndSettle(within: string) {
  for (const folded of document.querySelectorAll(`${within} details`))
    folded.toggleAttribute("open", true);
  await document.fonts.ready;
  for (const _ of [1, 2]) {
    // A change may start an animation in the next frame only.
    for (const animation of document.getAnimations()) {
      // That of a picture which is still loading has no end, and moves nothing.
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    await new Promise((done) => requestAnimationFrame(done));
  }
}

function findProblems(within: string): string[] {
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`is ${scrollWidth} px wide in ${clientWidth} px`);

  const controls = ["a[href]", "button", "input", "select", "textarea", "summary"];
  for (const control of document.querySelectorAll(`:is(${within}) :is(${controls})`)) {
    const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || control.closest("[inert], [aria-hidden=true]")) continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // A link on several lines has a box per line. The middle one is used.
    const boxes = control.getClientRects();
    const box = boxes[Math.floor(boxes.length / 2)];
    if (box === undefined) continue;
    const label = control.getAttribute("aria-label") ?? control.textContent;
    const name = `${control.localName} "${label.trim() || control.id}"`;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!control.contains(hit)) {
      const cover = hit && `${hit.localName} "${hit.textContent.trim().slice(0, 40)}"`;
      problems.push(`${name} is covered by ${cover ?? "the edge of the window"}`);
    }
    // What is laid out as words has no box of its own.
    const hasBox = control.clientWidth > 0 && control.matches("a, button, summary");
    const overflows =
      control.scrollWidth > control.clientWidth + 1 ||
      control.scrollHeight > control.clientHeight + 1;
    if (hasBox && overflows) problems.push(`${name} does not fit its box`);
  }
  return problems;
}

/** Sets the browser's default size of text, as a visitor does in the settings. @param size in pixels */
export async function setDefaultTextSize(page: Page, size: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
}

/** Puts a text before every other of the page. What a figure may hold is for its document to say. */
export function putIntoEveryText(page: Page, text: string): Promise<void> {
  return page.evaluate((put) => {
    const shown = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      ({ parentElement }) =>
        parentElement?.closest("script, style, svg, data")
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = shown.nextNode(); node !== null; node = shown.nextNode()) {
      if (node.textContent?.trim()) node.textContent = `${put} ${node.textContent}`;
    }
  }, text);
}

/** Words of the page that are parted between two lines. */
export const partedWords = (page: Page): Promise<string[]> => partedTexts(page, /[\p{L}\p{N}]+/gu);

/**
 * Texts of a pattern that are parted between two lines.
 * @param within selector of the part of the page to look at
 */
export function partedTexts(page: Page, pattern: RegExp, within = "body"): Promise<string[]> {
  return page.evaluate(
    ({ source, flags, within }) => {
      const parted: string[] = [];
      const range = document.createRange();
      const root = document.querySelector(within);
      if (root === null) throw new Error(`Nothing is ${within}.`);
      const shown = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = shown.nextNode(); node !== null; node = shown.nextNode()) {
        if (!node.parentElement?.checkVisibility() || node.parentElement.closest("svg")) continue;
        const found = node.textContent?.matchAll(new RegExp(source, flags)) ?? [];
        for (const { 0: text, index } of found) {
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          const lines = new Set(
            [...range.getClientRects()].map(({ bottom }) => Math.round(bottom)),
          );
          if (lines.size > 1) parted.push(`${text}, in "${node.textContent?.trim().slice(0, 60)}"`);
        }
      }
      return parted;
    },
    { source: pattern.source, flags: pattern.flags, within },
  );
}
