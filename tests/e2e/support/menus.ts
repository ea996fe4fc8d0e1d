import { expect, type Locator, type Page } from "@playwright/test";
import { dropdowns } from "./specified-menus.ts";

/** Text and address of each link of a list. */
export function linksIn(list: Locator): Promise<(string | null)[][]> {
  return list
    .locator("li a")
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim() ?? "", link.getAttribute("href")]),
    );
}

/** The menus of the header on a wide window. */
export class MenuBar {
  readonly page: Page;
  readonly bar: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole("banner").getByRole("navigation", { name: "Main navigation" });
  }

  /** Opens a page with a clock that the test can move, once the menus answer. */
  async open(path = "/about"): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(path);
    await expect(async () => {
      await this.button("Services").click();
      await expect(this.button("Services")).toHaveAttribute("aria-expanded", "true", {
        timeout: 500,
      });
    }).toPass();
    await this.page.keyboard.press("Escape");
    await this.page.mouse.move(700, 600);
    await this.expectOpen(null);
  }

  button(name: string): Locator {
    return this.bar.getByRole("button", { name, exact: true });
  }

  /** The panel under a menu's button. */
  panel(name: string): Locator {
    return this.button(name).locator("xpath=following-sibling::div");
  }

  /** The named menu is open, and it alone. */
  async expectOpen(name: string | null): Promise<void> {
    const open = this.bar.locator("button[aria-expanded=true]");
    await expect(open).toHaveText(name === null ? [] : [name]);
    for (const other of Object.keys(dropdowns)) {
      if (other === name) await expect(this.panel(other)).toBeVisible();
      else await expect(this.panel(other)).toBeHidden();
    }
  }
}
