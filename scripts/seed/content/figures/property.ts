import type { FigureContent } from "./figure-content.ts";

export const propertyFigures = {
  "dubai-property-transfer-fee": {
    label: "Fee for registering a property sale in Dubai",
    value: ["4", "%"],
    qualifier: "Of the price, paid to the Dubai Land Department; administration fees come on top.",
    shortQualifier: "of the price, plus fees",
    sourceTitle:
      "Dubai Executive Council, Resolution No. 30 of 2013 on the fees of the Land Department",
    sourceUrl: "https://dlp.dubai.gov.ae/Legislation%20Reference/2013/ECR%2030%20of%202013.html",
    reviewBy: "2027-11-21",
  },
} as const satisfies Record<string, FigureContent>;
