/**
 * Types of documents in which `npm run content` and the seed store their own state. They are not
 * content: nobody edits them, and no page shows them.
 */
const bookkeepingTypes = [
  "contentBase",
  "contentJournal",
  "contentJournalStep",
  "contentLock",
  "seedManifest",
] as const;

/** GROQ condition for every document that is content. */
export const isNoBookkeeping = `!(_type in ${JSON.stringify(bookkeepingTypes)})`;
