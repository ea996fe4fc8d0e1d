import type { KeptName } from "#schemas/shared/kept-in-browser.ts";

/**
 * Name that the `details` of the home countries share, so that one of them is open at a time. The tab
 * keeps the open one under the same name.
 */
export const HOME_COUNTRY = "home-country" satisfies KeptName;
