import type { EntryStore } from "./entry-store.ts";

const KEY = "visitor-email";

/** Carries the email address typed on the home page into the contact form of the same visit. */
export function keepVisitorEmail(store: EntryStore, email: string) {
  if (email === "") store.remove(KEY);
  else store.write(KEY, email);
}

export function readVisitorEmail(store: EntryStore): string | undefined {
  return store.read(KEY) ?? undefined;
}
