import { figure } from "../build/parts.ts";
import { parts } from "../build/rich-text.ts";
import { freeZonesOf } from "./free-zone.ts";

export const ummAlQuwainZones = freeZonesOf("umm-al-quwain", "major", {
  "umm-al-quwain-free-trade-zone": {
    name: "UAQ Free Trade Zone",
    fullName: "Umm Al Quwain Free Trade Zone",
    text: "One zone for the whole emirate, made for very small companies, with a desk or a small office, few forms, one office.",
    benefits: parts`No share capital to pay in for many licences
      ${figure("foreign-ownership")} of the shares stay with you
      Set-up from abroad, and a permit for freelancers
      Small warehouses when you begin to keep stock`,
    bestFor: ["micro-businesses", "freelancers", "online trade", "first companies"],
    keyFeature: "No share capital for many licences",
    website: "https://www.uaqftz.com/",
    picture: "zone-small-business",
  },
});
