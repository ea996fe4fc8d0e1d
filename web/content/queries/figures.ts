import { defineQuery } from "next-sanity";
import { figureFields } from "#schemas/shared/projections.ts";

/** Every figure, by its name. */
export const figuresQuery = defineQuery(
  `*[_type == "figure"] | order(label, _id){ ${figureFields} }`,
);
