/**
 * Types of documents in which `npm run content` and the seed store their own state. They are not
 * content: nobody edits them, and no page shows them.
 */
const bookkeepingTypes = [
  ...["contentBase", "contentRun", "seedManifest"],
  // Of imports by version 0.2, which may still be in a lake.
  ...["contentJournal", "contentJournalStep", "contentLock"],
];

/** GROQ condition for every document that is content. */
export const isNoBookkeeping = `!(_type in ${JSON.stringify(bookkeepingTypes)})`;
