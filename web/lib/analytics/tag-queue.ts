import type { Consent } from "./consent-store.ts";
import type { TagCommand } from "./page-events.ts";

/** Google's tag, as far as the queue needs it. */
export type Tag = {
  /** Lets the tag work, or makes it send nothing more. The first permission loads its script. */
  allow: (isAllowed: boolean) => void;
  push: (command: TagCommand) => void;
};

/**
 * Keeps commands in memory until the visitor has decided: consent delivers them in order, refusal
 * drops them. Not even our own code for the tag is fetched before consent.
 */
export function createTagQueue(fetchTag: () => Promise<Tag>) {
  let consent: Consent | null = null;
  let waiting: TagCommand[] = [];
  let tag: Promise<Tag> | undefined;

  async function deliver() {
    try {
      tag ??= fetchTag();
      const fetched = await tag;
      // The visitor may have thought better of it meanwhile.
      fetched.allow(consent === "accepted");
      if (consent !== "accepted") return;
      for (const command of waiting.splice(0)) fetched.push(command);
    } catch (error) {
      tag = undefined;
      console.warn("Analytics could not start.", error);
    }
  }

  return {
    /** Delivers the command, keeps it, or drops it, as the visitor has decided. */
    send(command: TagCommand) {
      if (consent === "declined") return;
      waiting.push(command);
      if (consent === "accepted") void deliver();
    },
    /** Follows the visitor's choice; null while there is none. */
    setConsent(choice: Consent | null) {
      if (choice === consent) return;
      consent = choice;
      if (choice === "declined") waiting = [];
      if (choice === "accepted" || tag !== undefined) void deliver();
    },
  };
}
