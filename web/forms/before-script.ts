import { transferForm } from "@nordune/islands";
import { HONEYPOT_NAME } from "#web/components/fields/field-parts.tsx";
import { tabEntries } from "#web/lib/entry-store.ts";

const FIRST_VISIT_KEY = "contact-form-first-visit";

/**
 * Notes when this tab first had the form, unless it is noted: what was written then may stand in it
 * again after a reload. What is in a page's HTML can be filled in from the page's load on.
 */
export function noteFirstVisit(): void {
  if (tabEntries.read(FIRST_VISIT_KEY) !== null) return;
  tabEntries.write(FIRST_VISIT_KEY, String(Date.now() - performance.now()));
}

/** Milliseconds since the visitor could begin to fill in the form; the page's own age at least. */
export function openFor(): number {
  const sinceFirst = Date.now() - Number(tabEntries.read(FIRST_VISIT_KEY) ?? Number.NaN);
  // The page's age is told by a clock that nobody can set.
  return Math.max(Number.isNaN(sinceFirst) ? 0 : sinceFirst, performance.now());
}

type Honeypot = { value: string; matches: (selector: string) => boolean };

/** Whether a form was sent before its script: HTML then counts even the honeypot as done with. */
export function wasSubmittedEarly(honeypot: Honeypot | null | undefined): boolean {
  try {
    return honeypot?.value === "" && honeypot.matches(":user-valid");
  } catch {
    // A browser from before 2024, which does not know the selector.
    return false;
  }
}

/**
 * Takes over what the visitor did before the script of the form came.
 * @returns whether the form was submitted
 */
export function takeOverEarlyEntries(honeypot: HTMLInputElement | null): boolean {
  if (!honeypot?.form) return false;
  const { old, isFirst } = transferForm(honeypot.form);
  const early = old.elements.namedItem(HONEYPOT_NAME);
  return isFirst && early instanceof HTMLInputElement && wasSubmittedEarly(early);
}

/** Whether the visitor is in the form already, so that no event will say so. */
export function isTurnedTo(honeypot: HTMLInputElement | null): boolean {
  return honeypot?.form?.contains(document.activeElement) === true;
}
