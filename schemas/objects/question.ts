import { defineType } from "@sanity/types";
import { requiredRichText, requiredString } from "../fields/text.ts";

export const question = defineType({
  name: "question",
  title: "Question",
  description: "A question with its answer.",
  type: "object",
  fields: [
    requiredString({
      name: "question",
      title: "Question",
      description: "As a visitor would ask it, with its question mark.",
      max: 140,
    }),
    requiredRichText({
      name: "answer",
      title: "Answer",
      description: "The answer in its first sentence, then what it depends on.",
    }),
  ],
  preview: { select: { title: "question" } },
});
