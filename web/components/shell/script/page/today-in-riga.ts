import { dateInRiga } from "#web/lib/riga-date.ts";
import { partSelector } from "../parts.ts";

/**
 * Sets today's date in Riga. The page is rendered ahead and may be shown first after midnight;
 * without this the date of its rendering stands.
 */
export function setTodayInRiga(): void {
  const place = document.querySelector(partSelector("today-in-riga"));
  if (place) place.textContent = dateInRiga();
}
