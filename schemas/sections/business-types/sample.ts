import type { BusinessTypesSection } from "../../generated/types.generated.ts";
import { sampleText } from "../sample-parts.ts";

const businessType = (_key: string, category: string, examples: string[]) => ({
  _key,
  _type: "businessType" as const,
  category,
  text: sampleText(`Why the place suits ${category.toLowerCase()}.`),
  examples,
});

export const sample = {
  _type: "businessTypesSection",
  heading: "Who settles here",
  intro: sampleText("Two kinds of business above all."),
  types: [
    businessType("a", "Light manufacturing", ["Food packing", "Furniture making"]),
    businessType("b", "Trade by sea", ["Dry cargo"]),
  ],
  background: "paper",
} satisfies BusinessTypesSection;
