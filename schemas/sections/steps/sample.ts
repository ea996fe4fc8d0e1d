import type { StepsSection } from "../../generated/types.generated.ts";
import { sampleText } from "../sample-parts.ts";

const step = (_key: string, title: string, text: string) => ({
  _key,
  _type: "subService" as const,
  title,
  text: sampleText(text),
  detail: sampleText("Week one"),
});

export const sample = {
  _type: "stepsSection",
  heading: "How it goes",
  intro: sampleText("One step after the other."),
  steps: [
    step("a", "First call", "You say what you want."),
    step("b", "Written plan", "We say what it takes."),
    step("c", "All the papers", "You sign, we hand them in."),
  ],
  background: "dark",
} satisfies StepsSection;
