import { defineQuery } from "groq";
import { imageFields } from "#schemas/projections.ts";

export const notFoundPageQuery =
  defineQuery(`*[_type == "notFoundPage" && _id == "notFoundPage"][0]{
  heading, text, homeLabel, contactLabel, image{ ${imageFields} }
}`);
