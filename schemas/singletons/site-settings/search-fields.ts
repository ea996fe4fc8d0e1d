import { field } from "../../fields/field.ts";
import { fieldsTogether } from "../../fields/group.ts";
import { stringList } from "../../fields/text.ts";
import { proof } from "./owner.ts";

/** What search engines read of the company beyond what its pages show. */
export const searchFields = [
  fieldsTogether("rating", "Rating", "The clients' rating as search engines read it.", [
    field.number("value", "The average out of 5, with one digit after the point.", {
      title: "Average",
      validation: (rule) => rule.required().min(1).max(5).precision(1),
    }),
    field.number("count", "How many reviews the average comes from.", {
      title: "Reviews",
      validation: (rule) => rule.required().integer().min(1),
    }),
    ...proof("rating", "Who collected the reviews and where they can be read."),
  ]),
  field.number("foundingYear", "The year the company was founded, for search engines.", {
    title: "Founded in",
    validation: (rule) => rule.required().integer().min(1900).max(2100),
  }),
  stringList("areasServed", "The countries whose people the company serves, for search engines.", {
    itemTitle: "Country",
    min: 1,
  }),
];
