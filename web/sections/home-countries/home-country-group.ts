import type { KeptName } from "#schemas/shared/kept-in-browser.ts";

/** Name of the fields in which a visitor chooses a country; the tab keeps the choice under it, too. */
export const HOME_COUNTRY = "home-country" satisfies KeptName;
