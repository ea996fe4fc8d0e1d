import type { FrameLocator, Locator, Page } from "@playwright/test";
import { keepLastRun } from "#studio/checks-tool/last-run.ts";
import { addresses } from "./stack.ts";
import { test as base, expect } from "./studio-documents.ts";
import { visitorWho } from "./test.ts";

/** What lets a browser see drafts on the site's pages. */
const DRAFT_MODE_COOKIES = /^(__prerender_bypass|sanity-preview-.*)$/;

/**
 * What the Studio, without any fault of ours, says on the console against a local content lake.
 * Each is one known line; anything else fails the test.
 */
const studioConsole: RegExp[] = [
  // The Studio opens its presence socket twice while it starts, and drops the first.
  /WebSocket connection to 'ws:\/\/localhost:\d+\/v[\d-]+\/socket\/\S+' failed: WebSocket is closed before the connection is established/,
  // It also says who is there on a page that is being left.
  /WebSocket is already in CLOSING or CLOSED state/,
  // The preview of a page that takes its time says so, and connects all the same.
  /Unable to connect to visual editing/,
  // A previewed page that is just rendered anew answers Sanity's messages late.
  /\[@sanity\/comlink\] Received no response to message/,
  // One that is left while it is rendered anew breaks that off.
  /Failed to fetch RSC payload for \S+ Falling back to browser navigation\. TypeError: (Failed to fetch|network error)/,
  // What changes while the Studio reads a document is told to it once more, and is in it already.
  /Document out of sync, skipping mutation/,
  // A rule that asks the content lake waits for it where the machine is busy.
  /Custom validator at \S+ has taken more than \d+ms to respond/,
  // A previewed page that takes its time shows its pictures later than they were loaded ahead.
  /was preloaded using link preload but not used/,
  // A deprecation inside the Studio's own HTTP library.
  /The `uri` request option has been renamed to `url`/,
];

/** The Studio in one browser tab, as an editor uses it. */
export class Studio {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Shows the list that all begins with. A Studio that has started is led there by its own router,
   * as by a link: to start it takes longer than most of what is done in it.
   */
  async leave(): Promise<void> {
    if (new URL(this.page.url()).origin !== addresses.studio) {
      await this.page.goto(`${addresses.studio}/structure`);
    } else {
      await this.follow("/structure");
    }
    // The Studio starts in several goes, and loses what is typed or opened before the last one.
    await expect(this.page.getByTestId("pane-content")).toHaveCount(1);
  }

  /** Puts aside what a test leaves in its tab: other tabs, an open form, the drafts it may see. */
  async leaveForNextTest(): Promise<void> {
    const context = this.page.context();
    for (const other of context.pages()) if (other !== this.page) await other.close();
    // A menu of the bar stays open wherever its router leads.
    await this.page.keyboard.press("Escape");
    await this.leave();
    // Only now: a page in the preview that is still setting up would be refused what it asks for.
    await context.clearCookies({ name: DRAFT_MODE_COOKIES });
  }

  /** Has the Studio's router show another of its addresses. */
  private async follow(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  }

  /** Opens lists one in the other: each title names an item of the list before it. */
  async openList(...titles: string[]): Promise<void> {
    await this.leave();
    for (const [depth, title] of titles.entries()) {
      const list = this.page.getByTestId("pane-content").nth(depth);
      await list.getByTestId(`pane-item-${title}`).click();
    }
  }

  async openDocument({ _id, _type }: { _id: string; _type: string }): Promise<void> {
    await this.leave();
    await this.follow(`/intent/edit/id=${_id};type=${_type}/`);
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
    await this.leave();
    await this.follow(`/preview/${_type}/${_id}?preview=${path}`);
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
    const { page } = this;
    const pane = page.getByTestId("document-list-pane").last();
    const row = page.getByTestId("default-preview");
    // A list for dragging has no name of its own, and stands instead of another.
    return pane
      .getByTestId("default-preview")
      .or(page.locator("[data-rfd-droppable-id]").locator(row));
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

  /** Adds a section by its picture in the menu, and leaves its form open. @returns its path */
  async addSection(name: string): Promise<string> {
    const list = this.field("sections");
    await list.getByRole("button", { name: /^Add item/ }).click();
    await this.page.getByRole("menuitem", { name, exact: true }).click();
    const heading = this.page.locator('[data-testid^="field-sections["]').first();
    await expect(heading).toBeVisible();
    const path = String(await heading.getAttribute("data-testid")).slice("field-".length);
    return path.slice(0, path.indexOf("]") + 1);
  }

  /** Chooses from the menu of what else can be done with the document. */
  async chooseAction(name: string): Promise<void> {
    await this.page.getByRole("button", { name: "Open document actions" }).click();
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

  /** Unpublishes the open document; beside its published version that is the one button there is. */
  async unpublish(): Promise<void> {
    const button = this.page.getByTestId("action-unpublish");
    if (await button.isVisible()) await button.click();
    else await this.chooseAction("Unpublish");
    await this.confirm("Unpublish");
  }
}

type Fixtures = {
  studio: Studio;
  alsoAllowed: RegExp[];
  checksInBackground: boolean;
  ownTab: boolean;
};

// Room for the lists, the form and the panel of changes side by side.
const viewport = { width: 1600, height: 1000 };

export const test = base.extend<Fixtures, { editorsTab: Page }>({
  /** Lines on the console that a test expects beside those of every Studio. */
  alsoAllowed: [[], { option: true }],
  allowedConsole: async ({ alsoAllowed }, use) => {
    await use([...studioConsole, ...alsoAllowed]);
  },
  /** Whether a test needs a Studio that nobody has started or signed in to before. */
  ownTab: [false, { option: true }],
  /** Whether the checks run in that tab beside the test; they ask for every page of the site. */
  checksInBackground: [false, { option: true }],
  viewport,
  /** The tab in which one test after the other finds the Studio started. */
  editorsTab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: addresses.site,
        storageState: visitorWho("declined", addresses.site),
        serviceWorkers: "block",
        viewport,
        reducedMotion: "reduce",
      });
      const tab = await context.newPage();
      await tab.addInitScript(keepUnlessKept, entryOfChecksToday());
      await use(tab);
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ context, editorsTab, ownTab }, use) => {
    await use(ownTab ? context : editorsTab.context());
  },
  page: async ({ context, editorsTab, ownTab, checksInBackground }, use) => {
    const page = ownTab ? await context.newPage() : editorsTab;
    if (ownTab && !checksInBackground)
      await page.addInitScript(keepUnlessKept, entryOfChecksToday());
    await use(page);
  },
  // After a test, the Studio first turns from its documents, which are removed only then.
  studio: async ({ page, ownTab, documents: _ }, use) => {
    const studio = new Studio(page);
    await use(studio);
    if (!ownTab) await studio.leaveForNextTest();
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
