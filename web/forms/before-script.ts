import { useState, useSyncExternalStore } from "react";
import { HONEYPOT_NAME } from "#web/components/fields/field-parts.tsx";
import { takeOver } from "#web/islands/index.ts";

export type FormAge = {
  /** Milliseconds since the visitor could begin to fill in the form. */
  openFor: () => number;
  /** Counts from now, for the next submission of the same form. */
  restart: () => void;
};

/**
 * The age of a form. It counts from the load of the page, for what is in a page's HTML can be
 * filled in long before any script runs.
 * @param monotonic milliseconds since the page load, on a clock that nobody can set
 */
export function formAge(monotonic: () => number = () => performance.now()): FormAge {
  let start = 0;
  return {
    openFor: () => monotonic() - start,
    restart: () => {
      start = monotonic();
    },
  };
}

const nothingChanges = () => () => {};

/** The age of the form that calls this, and whether its script works: false in a page's HTML. */
export function useFormAge(): { age: FormAge; isReady: boolean } {
  const isReady = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  const [age] = useState(() => formAge());
  return { age, isReady };
}

type Honeypot = { value: string; matches: (selector: string) => boolean };

/**
 * Whether a form was submitted before its script came. HTML then counts all of its fields as ones
 * that the visitor is done with, even the honeypot, which nobody comes near.
 */
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
  const form = honeypot?.form && takeOver(honeypot.form);
  const early = form?.elements.namedItem(HONEYPOT_NAME);
  return early instanceof HTMLInputElement && wasSubmittedEarly(early);
}

/** Whether the visitor is in the form already, so that no event will say so. */
export function isTurnedTo(honeypot: HTMLInputElement | null): boolean {
  return honeypot?.form?.contains(document.activeElement) === true;
}
