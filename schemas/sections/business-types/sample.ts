import type { BusinessTypesSection } from "../../generated/types.generated.ts";
import { members, paragraph } from "../sample-parts.ts";

export const businessTypesSectionSample: BusinessTypesSection = {
  _type: "businessTypesSection",
  heading: "Businesses at home here",
  intro: paragraph("Each of them has its own free zone."),
  types: members(
    {
      _type: "businessType",
      category: "Trade by sea",
      text: paragraph("The port is the largest between Rotterdam and Singapore."),
      examples: ["Shipping agents", "Cold storage"],
    },
    {
      _type: "businessType",
      category: "Software and media",
      text: paragraph("Studios stand beside each other."),
      examples: ["Game studios", "Film editors"],
    },
  ),
  background: "sand",
};
