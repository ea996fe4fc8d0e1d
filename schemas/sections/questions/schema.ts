import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { objectList } from "../../fields/list.ts";
import { requiredRichText } from "../../fields/rich-text.ts";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { requiredString } from "../../fields/text.ts";
import { previewSection } from "../../preview/section.ts";

export const question = defineType({
  ...about("question", "A question with its answer."),
  type: "object",
  icon: HelpCircleIcon,
  fields: [
    requiredString("question", "As a visitor would ask it, with its question mark.", { max: 140 }),
    requiredRichText("answer", "The answer in its first sentence, then what it depends on."),
  ],
  preview: { select: { title: "question" } },
});

export const questionsSection = defineType({
  name: "questionsSection",
  type: "object",
  title: "Questions and answers",
  description: "Questions that open to their answers; search engines read them as such.",
  icon: HelpCircleIcon,
  fields: [
    ...sectionHead,
    objectList("questions", "Two to twelve questions, those that are asked most first.", {
      of: "question",
      size: [2, 12],
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Questions and answers", "questions", "question", "questions"),
});
