import { defineQuery } from "groq";

/**
 * Every published document that is a page at its own slug, every active redirect, and the days of
 * the figures, from which the site knows when pages change by themselves.
 */
export const routingQuery = defineQuery(`{
  "pages": *[_type in $slugTypes && defined(slug.current)]{ _type, "slug": slug.current },
  "redirects": *[_type == "redirect" && active == true] | order(_createdAt, _id){ _id, source, target, permanent },
  "figures": *[_type == "figure" && !defined(sameAs)]{ checkedOn, reviewBy, next{ from, value } }
}`);

/** Every published document that is a page at its own slug. */
export const pagesQuery = defineQuery(
  `*[_type in $slugTypes && defined(slug.current)]{ _type, "slug": slug.current }`,
);

/** Slugs of one page type, for prerendering. */
export const slugsQuery = defineQuery(
  `*[_type == $type && defined(slug.current)]{ "slug": slug.current }`,
);
