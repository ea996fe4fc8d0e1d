import type { KeptName } from "#schemas/shared/kept-in-browser.ts";
import { SUGGESTED_COUNTRIES } from "#web/forms/consultation/suggested-countries.ts";
import { HOME_COUNTRY } from "./home-country-group.ts";

// The contact form suggests the home country that was chosen in this tab as the first nationality.

const KEPT: KeptName = HOME_COUNTRY;

function suggestChosen(): void {
  try {
    const kept: string = sessionStorage[KEPT] ?? "";
    const suggested = document.querySelector(`#${SUGGESTED_COUNTRIES} > #${CSS.escape(kept)}`);
    if (suggested) suggested.parentElement?.prepend(suggested);
  } catch {
    // The browser's storage is blocked.
  }
}

suggestChosen();
// A prerendered page is opened, or a page is restored.
document.addEventListener("visibilitychange", suggestChosen);
