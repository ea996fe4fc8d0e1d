import { defineQuery } from "groq";
import { imageFields } from "#schemas/shared/projections.ts";

/** Words and picture of the page for unknown paths. */
export const notFoundPageQuery =
  defineQuery(`*[_type == "notFoundPage" && _id == "notFoundPage"][0]{
  heading, text, homeLabel, contactLabel, image{ ${imageFields} }
}`);
