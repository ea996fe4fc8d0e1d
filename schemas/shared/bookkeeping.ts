/** Documents that were deleted in the Studio, and can be restored. */
export const DELETED_TYPE = "deletedDocument";

/** What `npm run content -- sources` has read at the source of a fact. */
export const SOURCE_READING_TYPE = "sourceReading";

/**
 * GROQ condition for every document that is content. The types that it names are those in which
 * `npm run content`, the seed and the Studio store their own state: nobody edits them, and no page
 * shows them. The last three are of imports by version 0.2, which may still be in a lake. The list
 * is part of the text, because TypeGen reads the queries that contain it.
 */
export const isNoBookkeeping = `!(_type in ["contentBase", "contentRun", "seedManifest", "${DELETED_TYPE}", "${SOURCE_READING_TYPE}", "contentJournal", "contentJournalStep", "contentLock"])`;
