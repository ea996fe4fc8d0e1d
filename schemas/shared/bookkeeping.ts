/**
 * Types of the documents in which `npm run content` and the seed keep what they have to remember.
 * They are no content: nobody edits them and no page shows them.
 */
const bookkeepingTypes = [
  "contentBase",
  "contentJournal",
  "contentJournalStep",
  "contentLock",
  "seedManifest",
] as const;

/** GROQ condition that is true of every document but those. */
export const isNoBookkeeping = `!(_type in ${JSON.stringify(bookkeepingTypes)})`;
