import { stated, stating } from "./figure-content.ts";

const emergencyNumbers =
  "UAE government portal, Handling emergencies | https://u.ae/en/information-and-services/justice-safety-and-the-law/handling-emergencies";

/** Numbers and years of daily life and of the rules around it. */
export const livingFigures = {
  "emergency-police": stated`Emergency number of the police | 999
    ${emergencyNumbers}`,
  "emergency-ambulance": stated`Emergency number of the ambulance | 998
    ${emergencyNumbers}`,
  "emergency-fire": stated`Emergency number of the fire service | 997
    ${emergencyNumbers}`,
  "federation-founded": stated`Year in which the federation was founded | 1971
    Constitution of the United Arab Emirates, in force since 2 December 1971 | https://u.ae/`,
  "weekend-since": stated`Year since which the weekend is Saturday and Sunday | 2022
    For the federal government and most companies; Sharjah's own offices differ. | but for Sharjah's own offices
    UAE Government Media Office, announcement of 7 December 2021 | https://u.ae/`,
  "mainland-ownership-since": stated`Year since which foreigners may own a whole mainland company | 2021
    In most activities; those of strategic impact are excepted. | in most activities
    Federal Decree-Laws No. 26 of 2020 and No. 32 of 2021 on commercial companies | https://uaelegislation.gov.ae/en/legislations/1542`,
  "civil-family-law-since": stated`Year since which a federal civil family law applies to non-Muslims | 2023
    Federal Decree-Law No. 41 of 2022 on Civil Personal Status | https://u.ae/`,
  "dubai-urban-plan-until": stated`Year to which Dubai's urban plan runs | 2040
    Dubai 2040 Urban Master Plan | https://u.ae/`,
  "gulf-customs-union-since": stated`Year in which the Gulf customs union began | 2003
    Economic Agreement between the states of the Gulf Cooperation Council of 2001, Article 1 | https://www.gcc-sg.org/en-us/CooperationAndAchievements/Achievements/EconomicCooperation/TheCustomsUnion/Achievements/Pages/IITheGCCCustomsUnionJanuary200.aspx`,
  "saudi-origin-rules-since": stating({
    reviewBy: "2027-11-21",
  })`Year since which Saudi Arabia treats goods made in Gulf free zones as foreign | 2021
    Saudi Ministerial Decision No. 3852 of 2 July 2021 on rules of origin, as KPMG reports it | https://home.kpmg/ae/en/home/insights/2021/07/tax-flash-ksa-issues-local-rules-of-origin-ministerial-decision-no-3852-dated-2-july-2021.html`,
  "saudi-headquarters-rule-since": stating({
    reviewBy: "2027-11-21",
  })`Year since which Saudi public bodies ask for a regional headquarters | 2024
    With exceptions, among them small contracts and a lack of other bidders. | with exceptions, such as small contracts
    Saudi Council of Ministers, resolution of 27 December 2022, as Deloitte reports its controls | https://www.deloitte.com/middle-east/en/services/tax/perspectives/contracting-regulations-for-companies-with-norhq-in-ksa.html`,
  "efta-gulf-agreement-since": stated`Year in which the free trade agreement of EFTA and the Gulf states took effect | 2014
    Free Trade Agreement between the EFTA States and the Gulf Cooperation Council, in force since 1 July 2014 | https://www.efta.int/free-trade/free-trade-agreements/gcc`,
};
