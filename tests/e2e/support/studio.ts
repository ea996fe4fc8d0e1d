import type { FrameLocator, Locator, Page } from "@playwright/test";
import { keepLastRun } from "#studio/checks-tool/last-run.ts";
import { lakeClient } from "./lake-client.ts";
import { addresses } from "./stack.ts";
import { studioConsole } from "./studio-console.ts";
import { type StudioDocuments, studioDocuments } from "./studio-documents.ts";
import { test as base, expect } from "./test.ts";

/** The Studio in one browser tab, as an editor uses it. */
export class Studio {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens lists one in the other: each title names an item of the list before it. */
  async openList(...titles: string[]): Promise<void> {
    await this.page.goto(`${addresses.studio}/structure`);
    // The Studio starts in several goes, and loses what is typed or opened before the last one.
    await expect(this.page.getByTestId("pane-content").first()).toBeVisible();
    for (const [depth, title] of titles.entries()) {
      const list = this.page.getByTestId("pane-content").nth(depth);
      await list.getByTestId(`pane-item-${title}`).click();
    }
  }

  async openDocument({ _id, _type }: { _id: string; _type: string }): Promise<void> {
    await this.page.goto(`${addresses.studio}/intent/edit/id=${_id};type=${_type}/`);
    await expect(this.form).toBeVisible();
  }

  /** Opens a document as a release will leave it. */
  async openInRelease(document: { _id: string; _type: string }, releaseId: string): Promise<void> {
    const { _id, _type } = document;
    const address = `${addresses.studio}/intent/edit/id=${_id};type=${_type}/`;
    await this.page.goto(`${address}?perspective=${releaseId}`);
    await expect(this.form).toBeVisible();
  }

  /** Opens a page beside the fields that it is made of. */
  async openPreview(document: { _id: string; _type: string; path: string }): Promise<void> {
    const { _id, _type, path } = document;
    await this.page.goto(`${addresses.studio}/preview/${_type}/${_id}?preview=${path}`);
    await expect(this.form).toBeVisible();
  }

  /** The page in the preview. */
  get preview(): FrameLocator {
    return this.page.frameLocator("iframe");
  }

  get form(): Locator {
    return this.page.getByTestId("form-view");
  }

  /** The field at a path such as `hero.heading`. */
  field(path: string): Locator {
    return this.page.getByTestId(`field-${path}`);
  }

  /** The documents of the list that was opened last. */
  get listItems(): Locator {
    return this.page.getByTestId("document-list-pane").last().getByTestId("default-preview");
  }

  /** The text input of a field; one that proposes values is a combobox. */
  text(path: string): Locator {
    const field = this.field(path);
    return field.getByRole("textbox").or(field.getByRole("combobox"));
  }

  /** The mark beside a field whose value breaks a rule. */
  error(path: string): Locator {
    return this.field(path).getByTestId("input-validation-icon-error");
  }

  get publishButton(): Locator {
    return this.page.getByTestId("action-publish");
  }

  /** What the footer says about the document: "Published just now". */
  get status(): Locator {
    return this.page.getByTestId("pane-footer-document-status");
  }

  /**
   * Presses Publish and waits until the Studio says that it is done. A press while the Studio still
   * checks what was just typed may be turned down with a notice; then an editor presses again.
   */
  async publish(): Promise<void> {
    await expect(this.publishButton).toBeEnabled();
    await expect(async () => {
      if (await this.publishButton.isEnabled()) await this.publishButton.click();
      await expect(this.status).toContainText("Last published just now", { timeout: 3_000 });
    }).toPass();
    await expect(this.publishButton).toBeDisabled();
  }

  /** Signs out and chooses who to be, as the Studio's own sign-in screen offers it. */
  async signInAs(name: string): Promise<void> {
    await this.page.locator("#user-menu").click();
    await this.page.getByRole("menuitem", { name: "Sign out" }).click();
    await this.page.getByRole("link", { name }).click();
    await expect(this.form).toBeVisible();
  }

  /** Opens the menu of what else can be done with the document; there is none without an action. */
  get actionMenuButton(): Locator {
    return this.page.getByTestId("action-menu-button");
  }

  async chooseAction(name: string): Promise<void> {
    await this.actionMenuButton.click();
    await this.page.getByRole("menuitem", { name }).click();
  }

  /** Opens the panel that lists what is wrong with the document; its button needs a problem. */
  async openValidation(): Promise<void> {
    await this.page.getByRole("button", { name: "Validation", exact: true }).click();
  }

  /** The panel that lists what is wrong. */
  get validation(): Locator {
    return this.page.getByRole("complementary");
  }

  /** Presses a button of the dialog that is open. */
  async confirm(name: string): Promise<void> {
    await this.page.getByRole("dialog").getByRole("button", { name }).click();
  }

  /** Shows the published version in place of the draft. */
  async showPublished(): Promise<void> {
    await this.page.getByTestId("document-header-Published-chip").click();
  }

  /** Unpublishes the open document, which the Studio offers while it shows the published version. */
  async unpublish(): Promise<void> {
    await this.showPublished();
    await this.page.getByTestId("action-unpublish").click();
    await this.confirm("Unpublish");
  }
}

export const test = base.extend<{
  studio: Studio;
  documents: StudioDocuments;
  alsoAllowed: RegExp[];
  checksInBackground: boolean;
}>({
  /** Lines on the console that a test expects beside those of every Studio. */
  alsoAllowed: [[], { option: true }],
  allowedConsole: async ({ alsoAllowed }, use) => {
    await use([...studioConsole, ...alsoAllowed]);
  },
  /** Whether the checks run while something else is tested; they ask for every page of the site. */
  checksInBackground: [false, { option: true }],
  page: async ({ page, checksInBackground }, use) => {
    if (!checksInBackground) await page.addInitScript(keepUnlessKept, entryOfChecksToday());
    await use(page);
  },
  // Room for the lists, the form and the panel of changes side by side.
  viewport: { width: 1600, height: 1000 },
  studio: async ({ page }, use) => {
    await use(new Studio(page));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  documents: async ({}, use) => {
    const documents = studioDocuments(lakeClient());
    await use(documents);
    await documents.removeAll();
  },
});

/** What a browser keeps that has run the checks today. */
function entryOfChecksToday(): [string, string] {
  const entries: [string, string][] = [];
  const storage = { setItem: (key: string, value: string) => entries.push([key, value]) };
  const result = { findings: [], pagesWalked: 0 };
  keepLastRun(storage, { finishedAt: new Date().toISOString(), result });
  return entries[0] ?? ["", ""];
}

function keepUnlessKept([key, value]: [string, string]): void {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
}

export { expect } from "./test.ts";
