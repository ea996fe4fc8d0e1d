import type { Locator, Page } from "@playwright/test";
import { addresses } from "./stack.ts";
import { expect } from "./test.ts";

/** How long what is scheduled by `typeSoon` may take until it is on the site. */
export const UNTIL_PUBLISHED = { timeout: 100_000 };

/** Types the next minute that is not about to begin, by the clock of Dubai, into the Studio's field. */
export async function typeSoon(input: Locator): Promise<void> {
  const timeZone = "Asia/Dubai";
  const minute = 60_000;
  const soon = new Date(Math.ceil((Date.now() + minute / 3) / minute) * minute);
  const day = soon.toLocaleDateString("en-US", { dateStyle: "medium", timeZone });
  const text = `${day} ${soon.toLocaleTimeString("en-GB", { timeStyle: "short", timeZone })}`;
  await input.fill(text);
  await input.press("Enter");
  await expect(input).toHaveValue(text);
}

/** Sanity's own tool for content releases, as an editor uses it. */
export class ReleasesTool {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Makes a release and stays on its page. */
  async create(title: string): Promise<void> {
    await this.page.goto(`${addresses.studio}/releases`);
    await this.page.getByRole("button", { name: "New release" }).click();
    const dialog = this.page.getByRole("dialog");
    await dialog.getByTestId("release-form-title").fill(title);
    await dialog.getByTestId("submit-release-button").click();
    // The Studio goes to the new release, or at times just chooses it and stays at the list.
    await this.page.getByRole("link", { name: title }).first().click();
    await expect(this.page.getByTestId("publish-all-button")).toBeVisible();
  }

  /** Opens a release of the list, which knows a new one a moment after it is made. */
  async open(title: string): Promise<void> {
    const bar = this.page.getByTestId("studio-navbar");
    await bar.getByRole("link", { name: "Releases", exact: true }).click();
    await this.page.getByText(title, { exact: true }).click();
    await expect(this.page.getByTestId("release-form-title")).toBeVisible();
  }

  get documents(): Locator {
    return this.page.getByTestId("table-row");
  }

  /** Finds a document by a word of its own and adds it. */
  async add(word: string): Promise<void> {
    await this.page.getByRole("button", { name: "Add document" }).click();
    await this.page.getByPlaceholder("Search", { exact: true }).fill(word);
    await this.page.getByTestId("default-preview").filter({ hasText: word }).first().click();
    await expect(this.documents.filter({ hasText: word })).toBeVisible();
  }

  /** Has the release take a document off the site, by the menu of its row. */
  async unpublish(title: string): Promise<void> {
    // What is beside the words of a row is its menu.
    await this.documents.filter({ hasText: title }).getByRole("button").last().click();
    await this.page.getByRole("menuitem", { name: "Unpublish" }).click();
    await this.page.getByRole("button", { name: "Yes, unpublish when releasing" }).click();
  }

  /** Gives the release the next minute as its time, and schedules it. */
  async schedule(): Promise<void> {
    const time = this.page.getByTestId("date-input");
    const atTime = this.page.getByRole("tab", { name: "At time" });
    // The Studio closes the picker when the release itself arrives or changes meanwhile.
    await expect(async () => {
      if (!(await atTime.isVisible())) await this.page.getByTestId("release-type-picker").click();
      await atTime.click({ timeout: 3_000 });
      await expect(time).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await typeSoon(time);
    await this.page.getByTestId("release-form-title").click();
    // So it does with the question whether to schedule.
    const confirm = this.page.getByRole("button", { name: "Yes, schedule" });
    await expect(async () => {
      if (!(await confirm.isVisible())) await this.page.getByTestId("schedule-button").click();
      await confirm.click({ timeout: 3_000 });
    }).toPass();
    await expect(this.page.getByTestId("schedule-button")).toHaveText("Unschedule release");
  }
}
