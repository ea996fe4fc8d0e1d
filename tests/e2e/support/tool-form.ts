import type { Locator, Page } from "@playwright/test";
import { ENGLISH, type LanguageId } from "#schemas/shared/languages.ts";
import { labelIn, phraseIn } from "./in-language.ts";

/** Entries by the beginning of the English label of their field. Choices are English too. */
export type Entries = Record<string, string>;

/** The tool of the page. */
export const toolOn = (page: Page): Locator => page.locator("#tool");

/** The first field of the tool whose label begins so in English. */
export const fieldOf = (page: Page, label: string, language: LanguageId = ENGLISH): Locator =>
  toolOn(page)
    .getByLabel(new RegExp(`^${labelIn(language, label)}`))
    .first();

/** Chooses or types each entry on the page of a language, as a visitor does. */
export async function enter(
  page: Page,
  entries: Entries,
  language: LanguageId = ENGLISH,
): Promise<void> {
  for (const [label, entry] of Object.entries(entries)) {
    const control = fieldOf(page, label, language);
    const isChoice = await control.evaluate(({ localName }) => localName === "select");
    const choice = () => (/\p{L}/u.test(entry) ? phraseIn(language, entry) : entry);
    await (isChoice ? control.selectOption(choice()) : control.fill(entry));
  }
}
