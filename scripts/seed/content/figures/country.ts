import { stated, stating, unconfirmed } from "./figure-content.ts";

const guarantee =
  "Zone guarantees that predate federal corporate tax. Today's zero rate depends on the conditions for a Qualifying Free Zone Person. | promised before corporate tax";
const foundingDecrees =
  "Law or decree of each zone, such as Dubai Law No. 19 of 2021 on the Jebel Ali Free Zone; not all of them have been seen | https://dlp.dubai.gov.ae/Legislation%20Reference/2021/Law%20No.%20(19)%20of%202021%20Amending%20Law%20No.%20(2)%20of%201986%20Concerning%20Business%20Activities.html";

const populationClock =
  "Dubai Statistics Centre, population clock of 25 August 2025, as The Filipino Times reports it";
const populationReport =
  "https://filipinotimes.net/latest-news/2025/08/26/dubai-nears-4-million-residents-after-record-population-growth-in-2025/";

export const countryFigures = {
  "free-zone-count": stated`Free zones in the UAE | 50+
    By common counts, which vary from 40 to 50 and more. | by common counts
    UAE government portal, Free zones | https://u.ae/en/information-and-services/business/free-zones`,
  "free-zones-described": stating({
    checkedOn: "2026-11-23",
  })`Free zones that have an entry on this site | 42 | zones
    Those that take in companies of foreign founders, as far as we have looked. | as far as we have looked
    Our own list; each zone names its sources`,
  "foreign-ownership": stated`Share of a company that a foreigner may own | 100 | %
    In every free zone and, since 2021, in most mainland activities; activities of strategic impact are excepted. | with few exceptions
    Federal Decree-Law No. 32 of 2021 on Commercial Companies | https://uaelegislation.gov.ae/en/legislations/1542`,
  "tax-holiday-range": unconfirmed`Length of the tax holidays that free zones advertise | 15–50 | years
    ${guarantee}
    ${foundingDecrees}`,
  "tax-holiday-longest": unconfirmed`Longest tax holiday that a free zone advertises | 50 | years
    ${guarantee}
    ${foundingDecrees}`,
  nationalities: stated`Nationalities that live in the UAE | 200+ | nationalities
    UAE government portal, Facts and figures | https://u.ae/en/about-the-uae/fact-sheet`,
  "expatriate-share": unconfirmed`Share of residents who are expatriates | 85–88 | %
    Estimates differ by source and year. | by estimates
    Population estimates of different years; the statistics centre publishes no share | https://fcsc.gov.ae/`,
  "sunny-days": unconfirmed`Sunny days in a year | 300+ | days
    A usual claim; it depends on what counts as a sunny day. | a usual claim
    UAE National Center of Meteorology; its climate tables have not been compared | https://www.ncm.gov.ae/`,
  "time-zone": stated`Time zone | GMT+4
    All year: the UAE does not change its clocks. | all year
    IANA time zone database, Asia/Dubai | https://www.iana.org/time-zones`,
  "new-residents-a-day": stating({
    reviewBy: "2026-12-31",
    toBeConfirmed: true,
  })`New residents of Dubai in a day | 1,000 | people
    As advertised for those who arrive. The population as a whole grew by about 570 people a day in 2025, because others leave. | as advertised
    ${populationClock}, set beside the advertised number | ${populationReport}`,
  "population-growth-a-day": stating({
    checkedOn: "2026-11-23",
    reviewBy: "2027-05-23",
  })`People by whom Dubai's population grew each day in 2025 | 570 | people
    Arrivals less departures, from January to August 2025, rounded. | net, in 2025
    ${populationClock} | ${populationReport}`,
};

const emergencyNumbers =
  "UAE government portal, Handling emergencies | https://u.ae/en/information-and-services/justice-safety-and-the-law/handling-emergencies";

const saudiRule = stating({ reviewBy: "2027-11-21" });

/** Numbers and years of daily life and of the rules around it. */
export const livingFigures = {
  "emergency-police": stated`Emergency number of the police | 999
    ${emergencyNumbers}`,
  "emergency-ambulance": stated`Emergency number of the ambulance | 998
    ${emergencyNumbers}`,
  "emergency-fire": stated`Emergency number of the fire service | 997
    ${emergencyNumbers}`,
  "federation-founded": stated`Year in which the federation was founded | 1971
    Constitution of the United Arab Emirates, in force since 2 December 1971 | https://uaelegislation.gov.ae/en/constitution`,
  "weekend-since": stated`Year since which the weekend is Saturday and Sunday | 2022
    For the federal government and most companies; Sharjah's own offices differ. | but for Sharjah's own offices
    UAE Government, announcement of 7 December 2021, and Sharjah's of 9 December, as Khaleej Times reports them | https://www.khaleejtimes.com/government/3-day-weekend-in-sharjah-workweek-timings-announced`,
  "mainland-ownership-since": stated`Year since which foreigners may own a whole mainland company | 2021
    In most activities; those of strategic impact are excepted. | in most activities
    Federal Decree-Laws No. 26 of 2020 and No. 32 of 2021 on commercial companies | https://uaelegislation.gov.ae/en/legislations/1542`,
  "civil-family-law-since": stated`Year since which a federal civil family law applies to non-Muslims | 2023
    Federal Decree-Law No. 41 of 2022 on Civil Personal Status | https://uaelegislation.gov.ae/en/legislations/1586`,
  "dubai-urban-plan-until": stated`Year to which Dubai's urban plan runs | 2040
    UAE government portal, Dubai 2040 Urban Master Plan | https://u.ae/en/about-the-uae/strategies-initiatives-and-awards/strategies-plans-and-visions/transport-and-infrastructure/dubai-2040-urban-master-plan`,
  "gulf-customs-union-since": stated`Year in which the Gulf customs union began | 2003
    Economic Agreement between the states of the Gulf Cooperation Council of 2001, Article 1 | https://www.gcc-sg.org/en-us/CooperationAndAchievements/Achievements/EconomicCooperation/TheCustomsUnion/Achievements/Pages/IITheGCCCustomsUnionJanuary200.aspx`,
  "saudi-origin-rules-since": saudiRule`Year since which Saudi Arabia treats goods made in Gulf free zones as foreign | 2021
    Saudi Ministerial Decision No. 3852 of 2 July 2021 on rules of origin, as KPMG reports it | https://home.kpmg/ae/en/home/insights/2021/07/tax-flash-ksa-issues-local-rules-of-origin-ministerial-decision-no-3852-dated-2-july-2021.html`,
  "saudi-headquarters-rule-since": saudiRule`Year since which Saudi public bodies ask for a regional headquarters | 2024
    With exceptions, among them small contracts and a lack of other bidders. | with exceptions, such as small contracts
    Saudi Council of Ministers, resolution of 27 December 2022, as Deloitte reports its controls | https://www.deloitte.com/middle-east/en/services/tax/perspectives/contracting-regulations-for-companies-with-norhq-in-ksa.html`,
  "efta-gulf-agreement-since": stated`Year in which the free trade agreement of EFTA and the Gulf states took effect | 2014
    Free Trade Agreement between the EFTA States and the Gulf Cooperation Council, in force since 1 July 2014 | https://www.efta.int/free-trade/free-trade-agreements/gcc`,
};
