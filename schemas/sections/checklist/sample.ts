import type { ChecklistSection } from "../../generated/types.generated.ts";
import { samplePicture, sampleText } from "../sample-parts.ts";

const point = (_key: string, text: string) => ({
  _key,
  _type: "point" as const,
  text: sampleText(text),
});

export const sample = {
  _type: "checklistSection",
  heading: "What to bring",
  intro: sampleText("Have these ready before the first call."),
  points: [point("a", "A valid passport"), point("b", "The last tax return")],
  image: samplePicture,
  background: "frost",
} satisfies ChecklistSection;
