import type { Page } from "@playwright/test";

/**
 * What is wrong with the layout of a page in windows of some widths, all that is folded up being open:
 * it scrolls sideways, something that can be pressed or filled in lies under something else, or a
 * button's words do not fit its box.
 * @param within selector of the part whose controls are looked at
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

/** The page as it is when all that moves has come to rest, and two frames after any change. */
async function openAndSettle(within: string) {
  for (const folded of document.querySelectorAll(`${within} details`))
    folded.toggleAttribute("open", true);
  await document.fonts.ready;
  for (const _ of [1, 2]) {
    // What a change sets in motion may begin with the next frame only.
    for (const animation of document.getAnimations()) animation.finish();
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
    // A link that runs over several lines has a box for each; the middle one is in the middle now.
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
