import type { Locator, Page } from "@playwright/test";

/** Entries by the beginning of the label of their field. */
export type Entries = Record<string, string>;

/** The tool of the page. */
export const toolOn = (page: Page): Locator => page.locator("#tool");

/** The first field of the tool whose label begins so. */
export const fieldOf = (page: Page, label: string): Locator =>
  toolOn(page)
    .getByLabel(new RegExp(`^${label}`))
    .first();

/** Chooses or types each entry, as a visitor does. */
export async function enter(page: Page, entries: Entries): Promise<void> {
  for (const [label, entry] of Object.entries(entries)) {
    const control = fieldOf(page, label);
    const isChoice = await control.evaluate(({ localName }) => localName === "select");
    await (isChoice ? control.selectOption(entry) : control.fill(entry));
  }
}
