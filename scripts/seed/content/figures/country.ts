import { type FigureContent, shortGuaranteePredatesTax, stated } from "./figure-content.ts";

export const countryFigures = {
  "free-zone-count": stated({
    sourceTitle: "UAE government portal, Free zones",
    sourceUrl: "https://u.ae/en/information-and-services/business/free-zones",
  })`
    Free zones in the UAE | 50+
    By common counts, which vary from 40 to 50 and more. | by common counts`,
  "free-zones-described": stated({
    sourceTitle: "Our own list; each zone names its sources",
    checkedOn: "2026-11-23",
  })`
    Free zones that have an entry on this site | 42 | zones
    Those that take in companies of foreign founders, as far as we have looked. | as far as we have looked`,
  "foreign-ownership": stated({
    sourceTitle: "Federal Decree-Law No. 32 of 2021 on Commercial Companies",
    sourceUrl: "https://u.ae/",
  })`
    Share of a company that a foreigner may own | 100 | %
    In every free zone and, since 2021, in most mainland activities; activities of strategic impact are excepted. | with few exceptions`,
  "tax-holiday-range": stated({
    sourceTitle: "Founding decree of each zone; not all of them have been seen",
    sourceUrl: "https://dlp.dubai.gov.ae/",
    toBeConfirmed: true,
  })`
    Length of the tax holidays that free zones advertise | 15–50 | years
    Zone guarantees that predate federal corporate tax. Today's zero rate depends on the conditions for a Qualifying Free Zone Person. | ${shortGuaranteePredatesTax}`,
  "tax-holiday-longest": stated({
    sourceTitle: "Founding decree of each zone; not all of them have been seen",
    sourceUrl: "https://dlp.dubai.gov.ae/",
    toBeConfirmed: true,
  })`
    Longest tax holiday that a free zone advertises | 50 | years
    Zone guarantees that predate federal corporate tax. Today's zero rate depends on the conditions for a Qualifying Free Zone Person. | ${shortGuaranteePredatesTax}`,
  nationalities: stated({
    sourceTitle: "UAE government portal, Facts and figures",
    sourceUrl: "https://u.ae/en/about-the-uae/fact-sheet",
  })`
    Nationalities that live in the UAE | 200+ | nationalities`,
  "expatriate-share": stated({
    sourceTitle:
      "Population estimates of different years; the statistics centre publishes no share",
    sourceUrl: "https://fcsc.gov.ae/",
    toBeConfirmed: true,
  })`
    Share of residents who are expatriates | 85–88 | %
    Estimates differ by source and year. | by estimates`,
  "sunny-days": stated({
    sourceTitle: "UAE National Center of Meteorology; its climate tables have not been compared",
    sourceUrl: "https://www.ncm.gov.ae/",
    toBeConfirmed: true,
  })`
    Sunny days in a year | 300+ | days
    A usual claim; it depends on what counts as a sunny day. | a usual claim`,
  "time-zone": stated({
    sourceTitle: "IANA time zone database, Asia/Dubai",
    sourceUrl: "https://www.iana.org/time-zones",
  })`
    Time zone | GMT+4
    All year: the UAE does not change its clocks. | all year`,
  "new-residents-a-day": stated({
    sourceTitle: "Dubai Statistics Centre, population clock, set beside the advertised number",
    sourceUrl: "https://www.dsc.gov.ae/",
    reviewBy: "2026-12-31",
    toBeConfirmed: true,
  })`
    New residents of Dubai in a day | 1,000 | people
    As advertised for those who arrive. The population as a whole grew by about 570 people a day in 2025, because others leave. | as advertised`,
  "population-growth-a-day": stated({
    sourceTitle: "Dubai Statistics Centre, population clock, 25 August 2025",
    sourceUrl: "https://www.dsc.gov.ae/",
    checkedOn: "2026-11-23",
    reviewBy: "2027-05-23",
  })`
    People by whom Dubai's population grew each day in 2025 | 570 | people
    Arrivals less departures, from January to August 2025, rounded. | net, in 2025`,
} as const satisfies Record<string, FigureContent>;
