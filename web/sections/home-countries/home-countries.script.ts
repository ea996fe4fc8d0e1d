import type { KeptName } from "#schemas/shared/kept-in-browser.ts";
import { HOME_COUNTRY } from "./home-country-group.ts";

/*
 * The script of pages with a choice of home country. The tab stores the choice, and every field of
 * every page shows it. Without storage or without this script, each page begins without a choice.
 */

const KEPT: KeptName = HOME_COUNTRY;

const fields = document.querySelectorAll<HTMLSelectElement>(`select[name=${HOME_COUNTRY}]`);

/** The plan of a move asks for the country too, and starts with the choice. */
const UNANSWERED = "select[name=country]:not([data-react=hydrated] *)";

function showChosen(): void {
  try {
    const kept: string = sessionStorage[KEPT] ?? "";
    for (const field of fields) field.value = kept;
    // An address may name a country, and a result belongs to what was entered for it.
    if (/[?&]country=/.test(location.search) || document.querySelector(".tool-sheet")) return;
    for (const field of document.querySelectorAll<HTMLSelectElement>(UNANSWERED))
      field.value = kept;
  } catch {
    // The browser's storage is blocked or full.
  }
}

for (const field of fields) {
  field.addEventListener("change", () => {
    for (const other of fields) other.value = field.value;
    try {
      sessionStorage[KEPT] = field.value;
    } catch {
      // The browser's storage is blocked or full.
    }
  });
}
showChosen();
// A prerendered page is opened, or a page is restored.
document.addEventListener("visibilitychange", showChosen);
