import { type EntryStore, lastingEntries } from "#web/lib/entry-store.ts";

/** The visitor's answer to the cookie banner. */
export type Consent = "accepted" | "declined";

const KEY = "cookie-consent";

/** The control that brings the question back. */
type Opener = { focus: () => void };

/**
 * The visitor's choice about analytics, with everybody who has to hear of it. What the browser
 * refuses to store holds for the page.
 */
export function createConsentStore(entries: EntryStore) {
  const listeners: (() => void)[] = [];
  /** Set while the visitor is asked again. */
  let asksAgainFor: Opener | null = null;

  function read(): Consent | null {
    const stored = entries.read(KEY);
    return stored === "accepted" || stored === "declined" ? stored : null;
  }

  function announce() {
    for (const listener of listeners) listener();
  }

  return {
    /** The choice so far; null before the first. */
    read,
    /** Whether the banner has a question to ask. */
    isAsking: () => asksAgainFor !== null || read() === null,
    /** Keeps the choice. The focus goes back to the control that asked for it, where there is one. */
    choose(consent: Consent) {
      entries.write(KEY, consent);
      asksAgainFor?.focus();
      asksAgainFor = null;
      announce();
    },
    /** Asks anew; until the answer, the choice so far holds. */
    askAgain(opener: Opener) {
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

export const consentStore = createConsentStore(lastingEntries);
