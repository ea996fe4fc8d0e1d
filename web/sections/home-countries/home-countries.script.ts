import type { KeptName } from "#schemas/shared/kept-in-browser.ts";
import { HOME_COUNTRY } from "./home-country-group.ts";

/*
 * The script of pages on which a visitor chooses a home country. The tab keeps the choice, and every
 * field of every page shows it. Where the browser keeps nothing, and without this script, each page
 * begins without a choice.
 */

const KEPT: KeptName = HOME_COUNTRY;

const fields = document.querySelectorAll<HTMLSelectElement>(`select[name=${HOME_COUNTRY}]`);

/** The plan of a move asks for the country, too, and begins with the choice until it is answered. */
const UNANSWERED = "select[name=country]:not([data-react=hydrated] *)";

function showChosen(): void {
  try {
    const kept: string = sessionStorage[KEPT] ?? "";
    for (const field of fields) field.value = kept;
    if (location.search) return;
    for (const field of document.querySelectorAll<HTMLSelectElement>(UNANSWERED))
      field.value = kept;
  } catch {
    // Its storage is blocked or full.
  }
}

for (const field of fields) {
  field.addEventListener("change", () => {
    for (const other of fields) other.value = field.value;
    try {
      sessionStorage[KEPT] = field.value;
    } catch {
      // Its storage is blocked or full.
    }
  });
}
showChosen();
// A page that was made ahead is turned to, or one that was left is brought back.
document.addEventListener("visibilitychange", showChosen);
