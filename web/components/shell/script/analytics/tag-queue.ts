import type { Consent } from "../consent/consent-store.ts";
import type { TagCommand } from "./page-events.ts";

/** Google's tag, as far as the queue needs it. */
export type Tag = {
  /** Lets the tag work, or makes it send nothing more. */
  allow: (isAllowed: boolean) => void;
  push: (command: TagCommand) => void;
};

/**
 * Keeps commands in memory until the visitor has decided: consent delivers them in order, refusal
 * drops them. What nobody has decided on goes with the page: to keep it for the next one would
 * take a storage that the visitor has not agreed to.
 * @param startTag is called with the first consent
 */
export function createTagQueue(startTag: () => Tag) {
  let consent: Consent | null = null;
  let waiting: TagCommand[] = [];
  let tag: Tag | undefined;

  function deliver() {
    try {
      tag ??= startTag();
      tag.allow(consent === "accepted");
      // Nothing waits where consent was withdrawn.
      for (const command of waiting.splice(0)) tag.push(command);
    } catch (error) {
      console.warn("Analytics could not start.", error);
    }
  }

  return {
    /** Delivers the command, keeps it, or drops it, as the visitor has decided. */
    send(command: TagCommand) {
      if (consent === "declined") return;
      waiting.push(command);
      if (consent === "accepted") deliver();
    },
    /** Follows the visitor's choice; null while there is none. */
    setConsent(choice: Consent | null) {
      if (choice === consent) return;
      consent = choice;
      if (choice === "declined") waiting = [];
      if (choice === "accepted" || tag !== undefined) deliver();
    },
  };
}
