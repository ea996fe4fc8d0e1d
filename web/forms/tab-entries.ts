import { createEntryStore, type EntryStore } from "#web/lib/entry-store.ts";

/** Lasts as long as the tab. */
export const tabEntries = createEntryStore(() => sessionStorage);

const VISITOR_EMAIL = "visitor-email";

/** Carries the email address typed on the home page into the contact form of the same visit. */
export function keepVisitorEmail(store: EntryStore, email: string) {
  if (email === "") store.remove(VISITOR_EMAIL);
  else store.write(VISITOR_EMAIL, email);
}

export function readVisitorEmail(store: EntryStore): string | undefined {
  return store.read(VISITOR_EMAIL) ?? undefined;
}
