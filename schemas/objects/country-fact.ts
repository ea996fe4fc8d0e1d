import { defineType } from "@sanity/types";
import { checkedOnField, sourceAddress } from "../fields/field.ts";
import { requiredChoice, requiredLine, requiredString } from "../fields/text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

/** The kinds of facts about a home country. The site settings contain their labels. */
export const countryParts = [
  { title: "Tax treaty", value: "treaty" },
  { title: "Tax at home", value: "homeTax" },
  { title: "Papers to legalise", value: "papers" },
  { title: "Driving licence", value: "licence" },
  { title: "School year", value: "school" },
  { title: "Flights", value: "flights" },
] as const;

export const countryFact = defineType({
  name: "countryFact",
  title: "Fact of a home country",
  description: "One fact, with the official source that says it.",
  type: "object",
  fields: [
    requiredChoice({
      name: "part",
      title: "What it is about",
      description: "Its words on the site are in the site settings.",
      choices: countryParts,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "The fact in one or two sentences, as far as its source carries it.",
    }),
    requiredString({
      name: "sourceTitle",
      title: "Source",
      description: "The authority and its page or law; visitors see it beneath the fact.",
      max: 200,
    }),
    sourceAddress("Where the source can be read; visitors can follow it."),
    checkedOnField({
      description: "The day on which it was last compared with its source; visitors see it.",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { part: "part", ...selectRichLine("text") },
    prepare: ({ part, ...line }) => ({
      title: countryParts.find(({ value }) => value === part)?.title,
      subtitle: previewRichLine(line, "text"),
    }),
  },
});
