import { transferForm } from "@nordune/islands";
import { HONEYPOT_NAME } from "#web/components/fields/field-parts.tsx";
import { tabEntries } from "#web/lib/entry-store.ts";

const FIRST_VISIT_KEY = "contact-form-first-visit";

/**
 * Stores when this tab first showed the form, because a reload restores what was typed. Fields can
 * be filled in from the load of the page's HTML on.
 */
export function noteFirstVisit(): void {
  if (tabEntries.read(FIRST_VISIT_KEY) !== null) return;
  tabEntries.write(FIRST_VISIT_KEY, String(Date.now() - performance.now()));
}

/** Milliseconds since the visitor could begin to fill in the form, at least the age of the page. */
export function openFor(): number {
  const sinceFirst = Date.now() - Number(tabEntries.read(FIRST_VISIT_KEY) ?? Number.NaN);
  // The page's age comes from a clock that nobody can set.
  return Math.max(Number.isNaN(sinceFirst) ? 0 : sinceFirst, performance.now());
}

type Honeypot = { value: string; matches: (selector: string) => boolean };

/**
 * Whether the form was submitted before its script: then even the honeypot matches `:user-valid`.
 */
export function wasSubmittedEarly(honeypot: Honeypot | null | undefined): boolean {
  try {
    return honeypot?.value === "" && honeypot.matches(":user-valid");
  } catch {
    // Browsers from before 2024 do not know the selector.
    return false;
  }
}

/**
 * Takes over what the visitor did before the form's script was loaded.
 * @returns whether the form was submitted
 */
export function takeOverEarlyEntries(honeypot: HTMLInputElement | null): boolean {
  if (!honeypot?.form) return false;
  const { old, isFirst } = transferForm(honeypot.form);
  const early = old.elements.namedItem(HONEYPOT_NAME);
  return isFirst && early instanceof HTMLInputElement && wasSubmittedEarly(early);
}

/** Whether the visitor is in the form already, so that no further event will tell. */
export function isTurnedTo(honeypot: HTMLInputElement | null): boolean {
  return honeypot?.form?.contains(document.activeElement) === true;
}
