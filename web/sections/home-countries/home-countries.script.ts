import { HOME_COUNTRY } from "./home-country-group.ts";

/*
 * The script of pages that list the home countries. Opening a country chooses it: the tab keeps its
 * id, and every page opens it. Closing it takes the choice back. Where the browser keeps nothing, and
 * without this script, each page begins with all of them closed.
 */

const countries = document.querySelectorAll<HTMLDetailsElement>(`[name=${HOME_COUNTRY}]`);

function openChosen(): void {
  try {
    for (const country of countries) country.open ||= country.id === sessionStorage[HOME_COUNTRY];
  } catch {
    // Its storage is blocked or full.
  }
}

function keepOpen(): void {
  try {
    sessionStorage[HOME_COUNTRY] = [...countries].find(({ open }) => open)?.id ?? "";
  } catch {
    // Its storage is blocked or full.
  }
}

for (const country of countries) country.addEventListener("toggle", keepOpen);
openChosen();
// A page that was made ahead is turned to, or one that was left is brought back.
document.addEventListener("visibilitychange", openChosen);
