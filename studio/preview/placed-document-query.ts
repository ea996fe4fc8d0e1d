import { defineQuery } from "groq";

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
