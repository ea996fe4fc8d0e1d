/** Documents that were deleted in the Studio, and can be restored. */
export const DELETED_TYPE = "deletedDocument";

/**
 * Types of documents in which `npm run content`, the seed and the Studio store their own state. They are not
 * content: nobody edits them, and no page shows them.
 */
const bookkeepingTypes = [
  ...["contentBase", "contentRun", "seedManifest", DELETED_TYPE],
  // Of imports by version 0.2, which may still be in a lake.
  ...["contentJournal", "contentJournalStep", "contentLock"],
];

/** GROQ condition for every document that is content. */
export const isNoBookkeeping = `!(_type in ${JSON.stringify(bookkeepingTypes)})`;
