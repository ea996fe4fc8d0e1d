import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const PATH = "/free-zones/tax-benefits";

const marks = (page: Page) => page.locator("main .figure-mark > button");
const opened = (page: Page) => page.locator(".evidence li:popover-open");

test("a figure's evidence opens by keyboard and fits the window", async ({ page }) => {
  await page.goto(PATH);
  const mark = marks(page).first();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await mark.focus();
    await page.keyboard.press("Enter");
    await expect(opened(page)).toContainText("Source:");
    await expect(opened(page)).toContainText("Checked on");
    await expect(opened(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(opened(page)).toHaveCount(0);
    await expect(mark).toBeFocused();
  }
  for (let width = 320; width < 460; width += 6) {
    await page.setViewportSize({ width, height: 844 });
    expect(await marks(page).evaluateAll(covered), `at ${width} px`).toEqual([]);
  }
});

/** Marks that another mark covers by more than a rounding error. */
function covered(marks: Element[]): DOMRect[] {
  // A folded element has a box, but is not visible.
  const shown = marks.filter((mark) => mark.checkVisibility());
  const boxes = shown.map((mark) => mark.getBoundingClientRect());
  const lieOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
  return boxes.filter((box, index) => boxes.slice(index + 1).some((other) => lieOver(box, other)));
}

test("a figure on one line is hit where it stands, also at its end", async ({ page }) => {
  await page.goto(PATH);
  for (let width = 320; width < 460; width += 6) {
    await page.setViewportSize({ width, height: 844 });
    expect(await marks(page).evaluateAll(besideTheirFigure), `at ${width} px`).toEqual([]);
  }
});

/** Texts of the figures whose mark lies elsewhere by more than a rounding error. */
function besideTheirFigure(marks: Element[]): (string | null)[] {
  const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
  return marks
    .filter((mark) => mark.checkVisibility())
    .flatMap((mark) => {
      const figure = mark.parentElement?.querySelector("data");
      if (!figure) return ["a mark without a figure"];
      if (figure.getClientRects().length > 1) return [];
      const [x, y] = middle(mark.getBoundingClientRect());
      const [figureX, figureY] = middle(figure.getBoundingClientRect());
      // The line of a figure is higher than its letters.
      const isOver = Math.abs(x - figureX) <= 1 && Math.abs(y - figureY) <= 3;
      return isOver ? [] : [figure.textContent];
    });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a tap opens the evidence of one figure, and its heading that of all", async ({ page }) => {
    await page.goto(PATH);
    await marks(page).first().click();
    await expect(opened(page)).toContainText("Source:");
    await page.keyboard.press("Escape");
    await page.getByText("Conditions and sources", { exact: true }).click();
    await expect(page.locator(".evidence li").last()).toBeVisible();
  });
});
