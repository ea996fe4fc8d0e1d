import { defineQuery } from "groq";

/** Every published document that is a page at its own slug, and every active redirect. */
export const routingQuery = defineQuery(`{
  "pages": *[_type in $slugTypes && defined(slug.current)]{ _type, "slug": slug.current },
  "redirects": *[_type == "redirect" && active == true] | order(_createdAt, _id){ _id, source, target, permanent }
}`);

/** Every published document that is a page at its own slug. */
export const pagesQuery = defineQuery(
  `*[_type in $slugTypes && defined(slug.current)]{ _type, "slug": slug.current }`,
);
