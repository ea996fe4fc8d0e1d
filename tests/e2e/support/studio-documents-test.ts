import { lakeClient } from "./lake-client.ts";
import { type StudioDocuments, studioDocuments } from "./studio-documents.ts";
import { test as base } from "./test.ts";

/** A test with documents of its own in the content lake, which are gone after it. */
export const test = base.extend<{ documents: StudioDocuments }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  documents: async ({}, use) => {
    const documents = studioDocuments(lakeClient());
    await use(documents);
    await documents.removeAll();
  },
});

export { expect } from "./test.ts";
