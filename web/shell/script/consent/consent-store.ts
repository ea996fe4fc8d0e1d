import type { EntryStore } from "#web/lib/entry-store.ts";

/** The visitor's choice in the cookie banner. */
export type Consent = "accepted" | "declined";

const KEY = "cookie-consent";
/** Stores the day of the choice and the day of the policy at that time. */
const GIVEN_KEY = "cookie-consent-given";

const YEAR_MS = 365 * 24 * 60 * 60_000;

/**
 * Keeps the visitor's choice about analytics and notifies listeners. If the browser refuses to
 * store it, the choice holds for this page. A choice expires after a year, and when the cookie
 * policy has changed.
 * @param policyDay the day since which the policy is valid: `2026-11-23`
 * @param now milliseconds since 1970
 */
export function createConsentStore(entries: EntryStore, policyDay = "", now = Date.now()) {
  const listeners: (() => void)[] = [];
  /** The control that reopened the banner; null while the banner was not reopened. */
  let reopenedBy: HTMLElement | null = null;

  function read(): Consent | null {
    const stored = entries.read(KEY);
    return stored === "accepted" || stored === "declined" ? stored : null;
  }

  function keep(consent: Consent) {
    entries.write(KEY, consent);
    entries.write(GIVEN_KEY, `${new Date(now).toISOString().slice(0, 10)} ${policyDay}`);
  }

  /** Choices from before days were stored count from now on. */
  function removeExpired() {
    const choice = read();
    const given = entries.read(GIVEN_KEY);
    if (choice === null) return;
    if (given === null) return keep(choice);
    const [day = "", policy] = given.split(" ");
    if (policy === policyDay && now - Date.parse(day) < YEAR_MS) return;
    entries.remove(KEY);
    entries.remove(GIVEN_KEY);
  }

  function announce() {
    for (const listener of listeners) listener();
  }

  removeExpired();
  return {
    /** The current choice; null before the first one. */
    read,
    /** Whether the banner has to be shown. */
    isAsking: () => reopenedBy !== null || read() === null,
    /** Stores the choice. The focus returns to the control that reopened the banner. */
    choose(consent: Consent) {
      keep(consent);
      reopenedBy?.focus();
      reopenedBy = null;
      announce();
    },
    /** Shows the banner again. The current choice holds until the visitor makes a new one. */
    reopen(opener: HTMLElement) {
      reopenedBy = opener;
      announce();
    },
    /** Calls back when the choice or the banner changes, in this tab or in another. */
    subscribe(listener: () => void) {
      listeners.push(listener);
      addEventListener("storage", ({ key }) => {
        // The key is null when the whole storage was cleared.
        if (key === KEY || key === null) listener();
      });
    },
  };
}

export type ConsentStore = ReturnType<typeof createConsentStore>;
