import type { ZoneListSection } from "../../generated/types.generated.ts";
import { paragraph, picture } from "../sample-parts.ts";

export const zoneListSectionSample: ZoneListSection = {
  _type: "zoneListSection",
  heading: "All other free zones",
  intro: paragraph("In the order in which we name them to clients."),
  kinds: ["major", "specialised", "niche", "offshore"],
  image: picture,
  background: "sand",
};
