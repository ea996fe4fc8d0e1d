import type { Locator, Page } from "@playwright/test";

const GIVE_UP_MS = 20_000;

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
    /** Writes over what the field holds. @returns ms from the last key until the preview shows it */
    async type(text: string): Promise<number> {
      await field.press("ControlOrMeta+a");
      await field.pressSequentially(text.slice(0, -1));
      await untilShown(text.slice(0, -1));
      const start = performance.now();
      await field.press(text.slice(-1));
      await untilShown(text);
      return performance.now() - start;
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
