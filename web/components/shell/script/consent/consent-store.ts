import type { EntryStore } from "#web/lib/entry-store.ts";

/** The visitor's answer to the cookie banner. */
export type Consent = "accepted" | "declined";

const KEY = "cookie-consent";
/** Stands beside the choice: its day, then the day of the policy that it was made on. */
const GIVEN_KEY = "cookie-consent-given";

const YEAR_MS = 365 * 24 * 60 * 60_000;

/**
 * The visitor's choice about analytics, with everybody who has to hear of it. What the browser
 * refuses to store holds for the page. A choice is forgotten after a year, and when the policy is
 * another than it was made on.
 * @param policyDay since when the policy is as it is: `2026-11-23`
 * @param now milliseconds since 1970
 */
export function createConsentStore(entries: EntryStore, policyDay = "", now = Date.now()) {
  const listeners: (() => void)[] = [];
  /** Set while the visitor is asked again. */
  let asksAgainFor: HTMLElement | null = null;

  function read(): Consent | null {
    const stored = entries.read(KEY);
    return stored === "accepted" || stored === "declined" ? stored : null;
  }

  function keep(consent: Consent) {
    entries.write(KEY, consent);
    entries.write(GIVEN_KEY, `${new Date(now).toISOString().slice(0, 10)} ${policyDay}`);
  }

  /** A choice without a day was made before days were kept: it counts from now on. */
  function forgetOld() {
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

  forgetOld();
  return {
    /** The choice so far; null before the first. */
    read,
    /** Whether the banner has a question to ask. */
    isAsking: () => asksAgainFor !== null || read() === null,
    /** Keeps the choice. The focus goes back to the control that asked for it, where there is one. */
    choose(consent: Consent) {
      keep(consent);
      asksAgainFor?.focus();
      asksAgainFor = null;
      announce();
    },
    /** Asks anew; until the answer, the choice so far holds. */
    askAgain(opener: HTMLElement) {
      asksAgainFor = opener;
      announce();
    },
    /** Calls back whenever the choice or the question changes, in this tab or in another. */
    subscribe(listener: () => void) {
      listeners.push(listener);
      addEventListener("storage", ({ key }) => {
        // Null stands for a storage that was cleared.
        if (key === KEY || key === null) listener();
      });
    },
  };
}

export type ConsentStore = ReturnType<typeof createConsentStore>;
