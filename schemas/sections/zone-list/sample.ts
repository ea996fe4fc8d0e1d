import type { ZoneListSection } from "../../generated/types.generated.ts";
import { samplePicture, sampleText } from "../sample-parts.ts";

export const sample = {
  _type: "zoneListSection",
  heading: "All other zones",
  intro: sampleText("Smaller, and often cheaper."),
  kinds: ["technologyMedia", "specialised", "offshore"],
  image: samplePicture,
  background: "paper",
} satisfies ZoneListSection;
