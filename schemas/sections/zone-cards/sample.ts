import type { ZoneCardsSection } from "../../generated/types.generated.ts";
import { sampleText } from "../sample-parts.ts";

export const sample = {
  _type: "zoneCardsSection",
  heading: "The larger zones",
  intro: sampleText("Each with its own register."),
  kinds: ["major", "niche"],
  background: "frost",
} satisfies ZoneCardsSection;
