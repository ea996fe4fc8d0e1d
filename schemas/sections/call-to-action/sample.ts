import type { CallToActionSection } from "../../generated/types.generated.ts";
import { paragraph } from "../sample-parts.ts";

export const callToActionSectionSample: CallToActionSection = {
  _type: "callToActionSection",
  heading: "Talk it over with us",
  text: paragraph("Half an hour by video, free of charge."),
  actionLabel: "Ask for a call",
  subject: "A call about the move",
  background: "sand",
};
