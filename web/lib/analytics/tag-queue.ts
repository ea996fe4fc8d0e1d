import type { Consent } from "./consent-store.ts";
import type { TagCommand } from "./page-events.ts";

/** Google's tag, as far as the queue needs it. */
export type Tag = {
  /** Hands over a command; the tag takes it up as soon as it has loaded. */
  push: (command: TagCommand) => void;
  /** Begins to load the tag's script. Called once. */
  load: () => void;
  /** Makes the tag send nothing more, forget what it has not taken up, and delete its cookies. */
  silence: () => void;
  /** Takes `silence` back. */
  unsilence: () => void;
};

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

const granted = {
  ad_storage: "granted",
  ad_user_data: "granted",
  ad_personalization: "granted",
  analytics_storage: "granted",
};

/**
 * Keeps commands in memory until the visitor has decided: consent hands them over in order and
 * loads the tag, refusal drops them. Nothing reaches the network before consent.
 * @param ids the properties and accounts that are to be configured, such as "G-ABC" and "AW-123"
 */
export function createTagQueue(ids: readonly string[], tag: Tag) {
  let consent: Consent | null = null;
  let waiting: TagCommand[] = [];
  let isLoading = false;
  tag.push(["consent", "default", denied]);

  function grant() {
    tag.unsilence();
    tag.push(["consent", "update", granted]);
    tag.push(["js", new Date()]);
    // Page views are sent by the site itself, which knows when a page is there.
    for (const id of ids) tag.push(["config", id, { send_page_view: false }]);
    for (const command of waiting) tag.push(command);
    if (!isLoading) tag.load();
    isLoading = true;
  }

  return {
    /** Sends the command, keeps it, or drops it, as the visitor has decided. */
    send(command: TagCommand) {
      if (consent === "accepted") tag.push(command);
      if (consent === null) waiting.push(command);
    },
    /** Follows the visitor's choice; null while there is none. */
    setConsent(choice: Consent | null) {
      if (choice === consent) return;
      consent = choice;
      if (choice === "accepted") grant();
      else if (isLoading) tag.silence();
      if (choice !== null) waiting = [];
    },
  };
}
