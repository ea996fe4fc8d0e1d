import type { FrameLocator, Locator, Page } from "@playwright/test";
import { addresses } from "./stack.ts";
import { test as base, expect } from "./studio-documents.ts";
import { visitorWho } from "./test.ts";

/**
 * How long a test waits before it tries an action again that the Studio has lost. Beside other work,
 * a click alone can take six seconds, and an action that is repeated too early may never end.
 */
export const BEFORE_RETRY = { timeout: 15_000 };

/** The cookie that shows a browser drafts on the site's pages. */
const DRAFT_MODE_COOKIES = /^(__prerender_bypass|sanity-preview-.*)$/;

/**
 * Messages that the Studio logs on a local content lake through no fault of the site. Any other
 * message fails the test.
 */
const studioConsole: RegExp[] = [
  // The Studio opens its presence socket twice while it starts, and closes the first one.
  /WebSocket connection to 'ws:\/\/localhost:\d+\/v[\d-]+\/socket\/\S+' failed: WebSocket is closed before the connection is established/,
  // It also sends presence from a page that is closing.
  /WebSocket is already in CLOSING or CLOSED state/,
  // A slow preview logs this and connects all the same.
  /Unable to connect to visual editing/,
  // A page that is being refreshed responds late to Sanity's messages.
  /\[@sanity\/comlink\] Received no response to message/,
  // A change during the reading of a document is reported again although it is included.
  /Document out of sync, skipping mutation/,
  // A rule with a query is slow on a busy machine.
  /Custom validator at \S+ has taken more than \d+ms to respond/,
  // A preview that is left while it fetches a script. Chromium reports a request that failed by
  // itself in a message of its own ("Failed to load resource"), which fails the test.
  /TypeError: Failed to fetch/,
  // A preview that is left in the middle of its view transition; web/shell/script/report-errors.ts
  // does not report it either.
  /AbortError: Transition was skipped\. Navigation aborted/,
  // The picture of a page that a test deletes while the site draws it.
  /status of 404 \(Not Found\) \(http:\/\/localhost:\d+\/share-image\//,
  // A slow page uses preloaded images later than the browser expects.
  /was preloaded using link preload but not used/,
  // A deprecation in the Studio's own HTTP library.
  /The `uri` request option has been renamed to `url`/,
];

/**
 * The Studio in one browser tab, as an editor uses it. What takes seconds is awaited by `waitFor`:
 * an expectation that is not met yet describes the whole page at each look, which takes as much time
 * of the processor as the Studio itself.
 */
export class Studio {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Shows the first list. The Studio's own router is used, because starting the Studio takes longer
   * than most tests.
   */
  async leave(): Promise<void> {
    const list = `${addresses.studio}/structure`;
    const address = this.page.url();
    if (new URL(address).origin !== addresses.studio) await this.page.goto(list);
    else if (address !== list) await this.follow("/structure");
    // The Studio renders several times while it starts, and loses what is typed or opened before
    // the last time.
    await expect(this.page.getByTestId("pane-content")).toHaveCount(1);
  }

  /** Cleans up the tab after a test: other tabs, messages, an open form, draft cookies. */
  async leaveForNextTest(): Promise<void> {
    const context = this.page.context();
    for (const other of context.pages()) if (other !== this.page) await other.close();
    // An open menu of the bar stays open when the router navigates.
    await this.page.keyboard.press("Escape");
    await this.closeMessages();
    await this.leave();
    // This comes last, because a page in the preview that is still loading would fail.
    await context.clearCookies({ name: DRAFT_MODE_COOKIES });
  }

  /** Closes messages. Those with Undo stand for a minute, and would cover what is below them. */
  private async closeMessages(): Promise<void> {
    const messages = this.page.locator("[data-ui=Toast]");
    const close = messages.locator("button:has([data-sanity-icon=close])");
    const undo = messages.getByRole("button", { name: "Undo" });
    // A message may come while another is closed.
    await expect(async () => {
      await close.evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click();
      });
      await expect(undo).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
  }

  /** Opens a tool by its link in the bar. */
  async openTool(name: string | RegExp): Promise<void> {
    await this.leave();
    await this.page.getByTestId("studio-navbar").getByRole("link", { name }).click();
  }

  /** Makes the Studio's router open another address. */
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
    await this.form.waitFor();
  }

  /** Opens a document as a release will leave it. */
  async openInRelease(document: { _id: string; _type: string }, releaseId: string): Promise<void> {
    const { _id, _type } = document;
    await this.leave();
    await this.follow(`/intent/edit/id=${_id};type=${_type}/?perspective=${releaseId}`);
    await this.form.waitFor();
  }

  /** Opens a page beside the fields that it is made of. */
  async openPreview(document: { _id: string; _type: string; path: string }): Promise<void> {
    const { _id, _type, path } = document;
    await this.leave();
    await this.follow(`/preview/${_type}/${_id}?preview=${path}`);
    await this.form.waitFor();
  }

  /** The page in the preview frame. */
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
    // A sortable list has no name and replaces another list.
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

  /** The status of the document in the footer: "Last published just now". */
  get status(): Locator {
    return this.page.getByTestId("pane-footer-document-status");
  }

  /**
   * Presses Publish and waits for the result. While the Studio still validates the last key, it may
   * refuse with a message; an editor would press again.
   */
  async publish(): Promise<void> {
    await expect(this.publishButton).toBeEnabled();
    await expect(async () => {
      // The button may be switched off before the click reaches it.
      if (await this.publishButton.isEnabled()) await this.publishButton.click(BEFORE_RETRY);
      // The Studio says "just now" for ten seconds only, and a slow machine shows it later.
      await this.status.filter({ hasText: "Last published" }).waitFor({ timeout: 3_000 });
      await expect(this.publishButton).toBeDisabled(BEFORE_RETRY);
    }).toPass();
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

  /** Opens the panel of problems. Its button exists only when there is a problem. */
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

  /** Unpublishes the open document by the only button beside its published version. */
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
  ownTab: boolean;
};

// A window wide enough for the lists, the form and the panel of changes.
const viewport = { width: 1600, height: 1000 };

/** The editor's own time: neither Dubai's nor the server's. */
export const editorsTimeZone = "Europe/Warsaw";

/** Signs in as another user, from the next page on. */
export const be = (page: Page, value: string) =>
  page.context().addCookies([{ name: "content-lake-person", value, url: addresses.contentLake }]);

export const test = base.extend<Fixtures, { editorsTab: Page }>({
  /** Console messages that a test expects in addition. */
  alsoAllowed: [[], { option: true }],
  allowedConsole: async ({ alsoAllowed }, use) => {
    await use([...studioConsole, ...alsoAllowed]);
  },
  /** Whether a test needs a new Studio without a signed-in user. */
  ownTab: [false, { option: true }],
  viewport,
  timezoneId: editorsTimeZone,
  /** A tab with a started Studio that tests share. */
  editorsTab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: addresses.site,
        storageState: visitorWho("declined", addresses.site),
        serviceWorkers: "block",
        viewport,
        timezoneId: editorsTimeZone,
        reducedMotion: "reduce",
      });
      const tab = await context.newPage();
      await use(tab);
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ context, editorsTab, ownTab }, use) => {
    await use(ownTab ? context : editorsTab.context());
  },
  page: async ({ context, editorsTab, ownTab }, use) => {
    await use(ownTab ? await context.newPage() : editorsTab);
  },
  // After a test, the Studio first leaves its documents, and then they are deleted.
  studio: async ({ page, ownTab, documents: _ }, use) => {
    const studio = new Studio(page);
    await use(studio);
    if (!ownTab) await studio.leaveForNextTest();
  },
});

export { expect } from "./test.ts";
