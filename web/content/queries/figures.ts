import { defineQuery } from "groq";
import { figureFields } from "#schemas/shared/projections.ts";

/** Every figure, by its name. */
export const figuresQuery = defineQuery(
  `*[_type == "figure"] | order(label, _id){ ${figureFields} }`,
);

/** What decides on which pages a figure stands, whole, and the names of the pages. */
export const figurePagesQuery = defineQuery(`{
  "documents": *[!(_type match "sanity.*") && !(_type in ["redirect", "pageMetadata"])],
  "pages": *[_type in $pageTypes]{
    _type,
    "slug": slug.current,
    "title": coalesce(name, title, hero.heading, hero.headline, banner.heading, heading)
  }
}`);
