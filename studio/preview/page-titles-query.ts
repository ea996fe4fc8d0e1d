import { defineQuery } from "groq";

/** The names of all pages that have a slug, drafts included. */
export const pageTitlesQuery = defineQuery(`*[_type in $slugTypes && defined(slug.current)]{
  _type,
  "slug": slug.current,
  "title": coalesce(menuLabel, title, name)
}`);

/** Of a document, what decides on which pages it stands. */
export const placedDocumentQuery = defineQuery(`*[_id == $id][0]{
  _id,
  _type,
  "slug": slug.current,
  path,
  category,
  group,
  emirate,
  otherEmirates
}`);
