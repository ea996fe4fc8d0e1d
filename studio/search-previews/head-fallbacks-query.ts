import { defineQuery } from "groq";
import { pointFields, richTextFields } from "../../schemas/shared/projections.ts";

/**
 * What the head of a page falls back to, for the Studio's previews: the page itself, which a
 * document of `$type` is, the home page and the company.
 */
export const headFallbacksQuery = defineQuery(`{
  "page": *[_type == $type && ($slug == null && _id == $type || slug.current == $slug)][0]{
    title,
    heading,
    lead[]{ ${richTextFields} },
    hero{
      heading,
      headline,
      lead[]{ ${richTextFields} },
      points[]{ ${pointFields} }
    },
    banner{ heading, text }
  },
  "homePage": *[_type == "homePage" && _id == "homePage"][0]{
    hero{ headline, points[]{ ${pointFields} } }
  },
  "homeMetadata": *[_type == "pageMetadata" && path == "/"][0]{ title, description },
  "company": *[_type == "siteSettings" && _id == "siteSettings"][0]{ brandName },
  "metadataRevision": *[_type == "pageMetadata" && path == $path][0]._rev
}`);
