import { defineField } from "@sanity/types";
import { fieldsTogether } from "../../fields/group.ts";
import { stringList } from "../../fields/text.ts";
import { proof } from "./owner.ts";

/** What search engines read of the company beyond what its pages show. */
export const searchFields = [
  fieldsTogether("rating", "Rating", "The clients' rating as search engines read it.", [
    defineField({
      name: "value",
      type: "number",
      title: "Average",
      description: "The average out of 5, with one digit after the point.",
      validation: (rule) => rule.required().min(1).max(5).precision(1),
    }),
    defineField({
      name: "count",
      type: "number",
      title: "Reviews",
      description: "How many reviews the average comes from.",
      validation: (rule) => rule.required().integer().min(1),
    }),
    ...proof("rating", "Who collected the reviews and where they can be read."),
  ]),
  defineField({
    name: "foundingYear",
    type: "number",
    title: "Founded in",
    description: "The year the company was founded, for search engines.",
    validation: (rule) => rule.required().integer().min(1900).max(2100),
  }),
  stringList(
    "areasServed",
    "Areas served",
    "The countries whose people the company serves, for search engines.",
    { itemTitle: "Country", min: 1 },
  ),
];
