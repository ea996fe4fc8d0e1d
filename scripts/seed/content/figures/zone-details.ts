import { type FigureContent, founded } from "./figure-content.ts";

const dubaiOnshoreRule = {
  sourceTitle: "Executive Council Resolution No. 11 of 2025, Emirate of Dubai",
  sourceUrl:
    "https://dlp.dubai.gov.ae/Legislation%20Reference/2025/Executive%20Council%20Resolution%20No.%20(11)%20of%202025%20Regulating%20the%20Conduct%20of%20Free%20Zone%20Establishments%E2%80%99%20Activities.html",
};

const rasAlKhaimahLaws =
  "https://www.rak.ae/wps/portal/rak/legislative-committee/legislation-search";

/** Figures about single zones that are shown beside those of `zones.ts`. */
export const zoneDetailFigures = {
  "dubai-onshore-since": {
    label: "Year since which Dubai free zone companies may work onshore with a licence or permit",
    value: "2025",
    qualifier: "Financial institutions licensed in DIFC are excepted.",
    ...dubaiOnshoreRule,
  },
  "dubai-onshore-permit-term": {
    label: "Longest term of Dubai's permit for single onshore activities",
    value: ["6", "months"],
    ...dubaiOnshoreRule,
  },
  "hamriyah-founded": founded`Hamriyah Free Zone | 1995
    Emiri decree of November 1995, Sharjah`,
  "rakez-founded": founded`RAKEZ | 2017
    Law No. 2 of 2017, Ras Al Khaimah | ${rasAlKhaimahLaws}`,
  "rak-maritime-city-founded": founded`RAK Maritime City | 2009
    Emiri Decree No. 21 of 2009, Ras Al Khaimah | ${rasAlKhaimahLaws}`,
  "rak-icc-founded": founded`RAK ICC | 2015
    Decree No. 12 of 2015, Ras Al Khaimah`,
  "fujairah-free-zone-founded": founded`Fujairah Free Zone | 1987
    Decree of 28 February 1987, Fujairah`,
  "creative-city-founded": founded`Creative City | 2007
    Emiri Decree No. 4 of 2007, Fujairah`,
  "fujairah-oil-industry-zone-founded": founded`the Fujairah Oil Industry Zone | 2011
    Law No. 4 of 2011, Fujairah`,
} as const satisfies Record<string, FigureContent>;
