import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";
import type { QuestionsSection } from "../../generated/types.generated.ts";
import { richTextFields, sectionHeadFields } from "../../shared/projections.ts";
import { members, paragraph } from "../sample-parts.ts";

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

export const questionsSectionFields = /* groq */ `
  ${sectionHeadFields},
  questions[]{ _key, question, answer[]{ ${richTextFields} } }
`;

export const questionsSectionSample: QuestionsSection = {
  _type: "questionsSection",
  heading: "Questions that are asked most",
  intro: paragraph("Each is answered in a sentence or two."),
  questions: members(
    {
      _type: "question",
      question: "How long does a visa take?",
      answer: paragraph("Three weeks, once all papers are there."),
    },
    {
      _type: "question",
      question: "May the family come along?",
      answer: paragraph("It may, each with a visa of its own."),
    },
  ),
  background: "sand",
};
