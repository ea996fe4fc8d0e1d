import type { ZoneCardsSection } from "../../generated/types.generated.ts";
import { paragraph } from "../sample-parts.ts";

export const zoneCardsSectionSample: ZoneCardsSection = {
  _type: "zoneCardsSection",
  heading: "The larger free zones",
  intro: paragraph("Each with what it is best for."),
  kinds: ["major", "specialised", "niche", "offshore"],
  background: "sand",
};
