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

/** Slugs of one page type, for prerendering. */
export const slugsQuery = defineQuery(
  `*[_type == $type && defined(slug.current)]{ "slug": slug.current }`,
);

/**
 * Published documents that refer to any of `$ids`, whole, to see where they refer from, and those
 * with an id in `$listing`.
 */
export const showingQuery = defineQuery(
  `*[(references($ids) || _id in $listing) && !(_type match "sanity.*") && !(_id in path("drafts.**"))]`,
);
