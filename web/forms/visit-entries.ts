import { createEntryStore } from "./entry-store.ts";

/** Lasts as long as the tab. */
export const visitEntries = createEntryStore(() => sessionStorage);
