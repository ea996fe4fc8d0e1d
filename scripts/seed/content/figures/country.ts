import { stated, stating, unconfirmed } from "./figure-content.ts";

const guarantee =
  "Zone guarantees that predate federal corporate tax. Today's zero rate depends on the conditions for a Qualifying Free Zone Person. | promised before corporate tax";
const foundingDecrees =
  "Founding decree of each zone; not all of them have been seen | https://dlp.dubai.gov.ae/";

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
    Dubai Statistics Centre, population clock, set beside the advertised number | https://www.dsc.gov.ae/`,
  "population-growth-a-day": stating({
    checkedOn: "2026-11-23",
    reviewBy: "2027-05-23",
  })`People by whom Dubai's population grew each day in 2025 | 570 | people
    Arrivals less departures, from January to August 2025, rounded. | net, in 2025
    Dubai Statistics Centre, population clock, 25 August 2025 | https://www.dsc.gov.ae/`,
};
