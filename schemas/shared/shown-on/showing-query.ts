import { defineQuery } from "groq";

/**
 * Published documents that refer to any of `$ids`, whole, to see where they refer from, and those
 * with an id in `$listing`.
 */
export const showingQuery = defineQuery(
  `*[(references($ids) || _id in $listing) && !(_type match "sanity.*") && !(_id in path("drafts.**"))]`,
);
