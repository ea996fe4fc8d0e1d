import type { FigureContent } from "./figure-content.ts";

const emergencyNumbers = {
  sourceTitle: "UAE government portal, Handling emergencies",
  sourceUrl:
    "https://u.ae/en/information-and-services/justice-safety-and-the-law/handling-emergencies",
};

/** Numbers and years of daily life and of the rules around it. */
export const livingFigures = {
  "emergency-police": {
    label: "Emergency number of the police",
    value: "999",
    ...emergencyNumbers,
  },
  "emergency-ambulance": {
    label: "Emergency number of the ambulance",
    value: "998",
    ...emergencyNumbers,
  },
  "emergency-fire": {
    label: "Emergency number of the fire service",
    value: "997",
    ...emergencyNumbers,
  },
  "federation-founded": {
    label: "Year in which the federation was founded",
    value: "1971",
    sourceTitle: "Constitution of the United Arab Emirates, in force since 2 December 1971",
    sourceUrl: "https://u.ae/",
  },
  "weekend-since": {
    label: "Year since which the weekend is Saturday and Sunday",
    value: "2022",
    qualifier: "For the federal government and most companies; Sharjah's own offices differ.",
    shortQualifier: "but for Sharjah's own offices",
    sourceTitle: "UAE Government Media Office, announcement of 7 December 2021",
    sourceUrl: "https://u.ae/",
  },
  "mainland-ownership-since": {
    label: "Year since which foreigners may own a whole mainland company",
    value: "2021",
    qualifier: "In most activities; those of strategic impact are excepted.",
    shortQualifier: "in most activities",
    sourceTitle: "Federal Decree-Laws No. 26 of 2020 and No. 32 of 2021 on commercial companies",
    sourceUrl: "https://uaelegislation.gov.ae/en/legislations/1542",
  },
  "civil-family-law-since": {
    label: "Year since which a federal civil family law applies to non-Muslims",
    value: "2023",
    sourceTitle: "Federal Decree-Law No. 41 of 2022 on Civil Personal Status",
    sourceUrl: "https://u.ae/",
  },
  "dubai-urban-plan-until": {
    label: "Year to which Dubai's urban plan runs",
    value: "2040",
    sourceTitle: "Dubai 2040 Urban Master Plan",
    sourceUrl: "https://u.ae/",
  },
  "gulf-customs-union-since": {
    label: "Year in which the Gulf customs union began",
    value: "2003",
    sourceTitle:
      "Economic Agreement between the states of the Gulf Cooperation Council of 2001, Article 1",
    sourceUrl:
      "https://www.gcc-sg.org/en-us/CooperationAndAchievements/Achievements/EconomicCooperation/TheCustomsUnion/Achievements/Pages/IITheGCCCustomsUnionJanuary200.aspx",
  },
  "saudi-origin-rules-since": {
    label: "Year since which Saudi Arabia treats goods made in Gulf free zones as foreign",
    value: "2021",
    sourceTitle:
      "Saudi Ministerial Decision No. 3852 of 2 July 2021 on rules of origin, as KPMG reports it",
    sourceUrl:
      "https://home.kpmg/ae/en/home/insights/2021/07/tax-flash-ksa-issues-local-rules-of-origin-ministerial-decision-no-3852-dated-2-july-2021.html",
    reviewBy: "2027-11-21",
  },
  "saudi-headquarters-rule-since": {
    label: "Year since which Saudi public bodies ask for a regional headquarters",
    value: "2024",
    qualifier: "With exceptions, among them small contracts and a lack of other bidders.",
    shortQualifier: "with exceptions, such as small contracts",
    sourceTitle:
      "Saudi Council of Ministers, resolution of 27 December 2022, as Deloitte reports its controls",
    sourceUrl:
      "https://www.deloitte.com/middle-east/en/services/tax/perspectives/contracting-regulations-for-companies-with-norhq-in-ksa.html",
    reviewBy: "2027-11-21",
  },
  "efta-gulf-agreement-since": {
    label: "Year in which the free trade agreement of EFTA and the Gulf states took effect",
    value: "2014",
    sourceTitle:
      "Free Trade Agreement between the EFTA States and the Gulf Cooperation Council, in force since 1 July 2014",
    sourceUrl: "https://www.efta.int/free-trade/free-trade-agreements/gcc",
  },
} as const satisfies Record<string, FigureContent>;
