import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { defineType } from "@sanity/types";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";
import { requiredRichText, requiredString } from "../../fields/text.ts";

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

export const questionsSection = section({
  name: "questionsSection",
  title: "Questions and answers",
  description: "Questions that open to their answers; search engines read them as such.",
  icon: HelpCircleIcon,
  fields: [
    ...sectionHead,
    objectList({
      name: "questions",
      title: "Questions",
      members: "questions",
      description: "Two to twelve questions, those that are asked most first.",
      of: "question",
      min: 2,
      max: 12,
    }),
  ],
});
