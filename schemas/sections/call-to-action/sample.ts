import type { CallToActionSection } from "../../generated/types.generated.ts";
import { sampleText } from "../sample-parts.ts";

export const sample = {
  _type: "callToActionSection",
  heading: "Talk to us first",
  text: sampleText("Half an hour, and no obligation."),
  actionLabel: "Book a call",
  subject: "Spring",
  background: "dark",
} satisfies CallToActionSection;
