import type { Locator, Page } from "@playwright/test";

const GIVE_UP_MS = 20_000;
/** Of a quick typist. */
const BETWEEN_KEYS_MS = 100;

/**
 * An editor in the Studio's preview, at the field of the page's main heading.
 * @param page at an address of the preview
 * @param path of the field
 */
export async function editBesidePreview(page: Page, path: string) {
  const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  const field = page.getByTestId(`field-${path}`).getByRole("textbox");
  const publish = page.getByTestId("action-publish");
  const status = page.getByTestId("pane-footer-document-status");
  await heading.waitFor({ timeout: GIVE_UP_MS });
  await until(field.and(page.locator(":not([readonly], :disabled)")), "The field stays locked.");

  async function untilShown(text: string): Promise<void> {
    const shown = heading.filter({ hasText: text });
    await shown.waitFor({ timeout: GIVE_UP_MS }).catch(async () => {
      const [held, seen] = [await field.inputValue(), await heading.textContent()];
      throw new Error(`The preview shows “${seen}” where the field holds “${held}”.`);
    });
  }

  return {
    /**
     * Writes over what the field holds, key by key.
     * @returns ms from the browser's event of the last key until it has painted the preview with it
     */
    async type(text: string): Promise<number> {
      await field.press("ControlOrMeta+a");
      const pressed = field.evaluate(lastKeyOf, text);
      const painted = heading.evaluate(paintOf, text);
      await field.pressSequentially(text, { delay: BETWEEN_KEYS_MS });
      await untilShown(text);
      return (await painted) - (await pressed);
    },

    /** Presses Publish, once the Studio has checked what was typed. */
    async pressPublish(): Promise<void> {
      await until(publish.and(page.locator(":enabled")), "The Studio does not let publish.");
      await publish.click();
    },

    /** Waits until the Studio has heard that it is published: it takes no keys before. */
    async untilPublished(): Promise<void> {
      await until(status.filter({ hasText: "Last published" }), "The Studio does not say so.");
      await until(field.and(page.locator(":not([readonly])")), "The field stays locked.");
    },
  };
}

async function until(state: Locator, problem: string): Promise<void> {
  await state.waitFor({ timeout: GIVE_UP_MS }).catch((cause: unknown) => {
    throw new Error(problem, { cause });
  });
}

// Both run in the browser, and take its own times: to look from outside whether something is shown
// takes longer than showing it, up to half a second from one look to the next.

/** When the key was pressed that makes a field hold a text, in ms since 1970. */
function lastKeyOf(field: Node, text: string): Promise<number> {
  return new Promise((resolve) => {
    field.addEventListener("keydown", (event) => {
      const isLast =
        event instanceof KeyboardEvent &&
        field instanceof HTMLInputElement &&
        field.value + event.key === text;
      if (isLast) resolve(performance.timeOrigin + event.timeStamp);
    });
  });
}

/** When the browser has painted the main heading with a text, in ms since 1970. */
function paintOf(heading: Node, text: string): Promise<number> {
  return new Promise((resolve) => {
    const body = heading.ownerDocument?.body;
    if (!body) return;
    const look = new MutationObserver(() => {
      if (!body.querySelector("h1")?.textContent?.includes(text)) return;
      look.disconnect();
      // A task after the frame's own begins when the frame is made.
      requestAnimationFrame(() =>
        setTimeout(() => resolve(performance.timeOrigin + performance.now())),
      );
    });
    look.observe(body, { subtree: true, childList: true, characterData: true });
  });
}
