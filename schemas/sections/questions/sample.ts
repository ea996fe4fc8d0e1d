import type { QuestionsSection } from "../../generated/types.generated.ts";
import { sampleText } from "../sample-parts.ts";

const asked = (_key: string, question: string, answer: string) => ({
  _key,
  _type: "question" as const,
  question,
  answer: sampleText(answer),
});

export const sample = {
  _type: "questionsSection",
  heading: "What people ask",
  intro: sampleText("Before the first call."),
  questions: [
    asked("a", "How long does it take?", "Some weeks, and longer with school children."),
    asked("b", "Do I have to be there?", "Twice for most visas, once for some."),
  ],
  background: "frost",
} satisfies QuestionsSection;
