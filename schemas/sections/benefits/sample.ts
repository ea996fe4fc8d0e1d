import type { Benefit, BenefitsSection } from "../../generated/types.generated.ts";
import { sampleText } from "../sample-parts.ts";

const benefit = (_key: string, icon: Benefit["icon"], title: string) => ({
  _key,
  _type: "benefit" as const,
  icon,
  title: sampleText(title),
  text: sampleText(`What ${title.toLowerCase()} means for you.`),
});

export const sample = {
  _type: "benefitsSection",
  heading: "What you gain",
  intro: sampleText("Three things that clients name."),
  benefits: [
    benefit("a", "people", "One consultant"),
    benefit("b", "document", "Papers in order"),
    benefit("c", "clock", "Days instead of weeks"),
  ],
  background: "sand",
} satisfies BenefitsSection;
