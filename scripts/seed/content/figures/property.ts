import { type FigureContent, stated } from "./figure-content.ts";

export const propertyFigures = {
  "dubai-property-transfer-fee": stated({ reviewBy: "2027-11-21" })`
    Fee for registering a property sale in Dubai | 4 | %
    Of the price, paid to the Dubai Land Department; administration fees come on top. | of the price, plus fees
    Dubai Land Department | https://dubailand.gov.ae/`,
} as const satisfies Record<string, FigureContent>;
