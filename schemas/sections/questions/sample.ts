import type { QuestionsSection } from "../../generated/types.generated.ts";
import { members, paragraph } from "../sample-parts.ts";

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
