import { type FigureContent, stated } from "./figure-content.ts";

const governmentPortal = { sourceTitle: "UAE government portal", sourceUrl: "https://u.ae/" };

/** Numbers and years of daily life and of the rules around it. */
export const livingFigures = {
  "emergency-police": stated(governmentPortal)`
    Emergency number of the police | 999`,
  "emergency-ambulance": stated(governmentPortal)`
    Emergency number of the ambulance | 998`,
  "emergency-fire": stated(governmentPortal)`
    Emergency number of the fire service | 997`,
  "federation-founded": stated(governmentPortal)`
    Year in which the federation was founded | 1971`,
  "weekend-since": stated(governmentPortal)`
    Year since which the weekend is Saturday and Sunday | 2022
    For the federal government and most companies; Sharjah's own offices differ. | but for Sharjah's own offices`,
  "mainland-ownership-since": stated()`
    Year since which foreigners may own a whole mainland company | 2021
    In most activities; those of strategic impact are excepted. | in most activities
    Federal Decree-Laws No. 26 of 2020 and No. 32 of 2021 on commercial companies | https://u.ae/`,
  "civil-family-law-since": stated()`
    Year since which a federal civil family law applies to non-Muslims | 2023
    Federal Decree-Law No. 41 of 2022 on Civil Personal Status | https://u.ae/`,
  "dubai-urban-plan-until": stated()`
    Year to which Dubai's urban plan runs | 2040
    Dubai 2040 Urban Master Plan | https://u.ae/`,
  "gulf-customs-union-since": stated()`
    Year in which the Gulf customs union began | 2003
    Secretariat General of the Gulf Cooperation Council | https://www.gcc-sg.org/`,
  "saudi-origin-rules-since": stated({
    sourceTitle: "Saudi Ministerial Decision No. 3852 of 2 July 2021 on rules of origin",
    reviewBy: "2027-11-21",
  })`
    Year since which Saudi Arabia treats goods made in Gulf free zones as foreign | 2021`,
  "saudi-headquarters-rule-since": stated({
    sourceTitle: "Saudi regional headquarters programme",
    reviewBy: "2027-11-21",
  })`
    Year since which Saudi public bodies ask for a regional headquarters | 2024
    With exceptions, among them small contracts and a lack of other bidders. | with exceptions, such as small contracts`,
  "efta-gulf-agreement-since": stated()`
    Year in which the free trade agreement of EFTA and the Gulf states took effect | 2014
    European Free Trade Association | https://www.efta.int/`,
} as const satisfies Record<string, FigureContent>;
