import { type FigureContent, shortGuaranteePredatesTax } from "./figure-content.ts";

export const countryFigures = {
  "free-zone-count": {
    label: "Free zones in the UAE",
    value: "50+",
    qualifier: "By common counts, which vary from 40 to 50 and more.",
    shortQualifier: "by common counts",
    sourceTitle: "UAE government portal, Free zones",
    sourceUrl: "https://u.ae/en/information-and-services/business/free-zones",
  },
  "free-zones-described": {
    label: "Free zones that have an entry on this site",
    value: ["42", "zones"],
    qualifier: "Those that take in companies of foreign founders, as far as we have looked.",
    shortQualifier: "as far as we have looked",
    sourceTitle: "Our own list; each zone names its sources",
    checkedOn: "2026-11-23",
  },
  "foreign-ownership": {
    label: "Share of a company that a foreigner may own",
    value: ["100", "%"],
    qualifier:
      "In every free zone and, since 2021, in most mainland activities; activities of strategic impact are excepted.",
    shortQualifier: "with few exceptions",
    sourceTitle: "Federal Decree-Law No. 32 of 2021 on Commercial Companies",
    sourceUrl: "https://uaelegislation.gov.ae/en/legislations/1542",
  },
  "tax-holiday-range": {
    label: "Length of the tax holidays that free zones advertise",
    value: ["15–50", "years"],
    qualifier:
      "Zone guarantees that predate federal corporate tax. Today's zero rate depends on the conditions for a Qualifying Free Zone Person.",
    shortQualifier: shortGuaranteePredatesTax,
    sourceTitle: "Founding decree of each zone; not all of them have been seen",
    sourceUrl: "https://dlp.dubai.gov.ae/",
    toBeConfirmed: true,
  },
  "tax-holiday-longest": {
    label: "Longest tax holiday that a free zone advertises",
    value: ["50", "years"],
    qualifier:
      "Zone guarantees that predate federal corporate tax. Today's zero rate depends on the conditions for a Qualifying Free Zone Person.",
    shortQualifier: shortGuaranteePredatesTax,
    sourceTitle: "Founding decree of each zone; not all of them have been seen",
    sourceUrl: "https://dlp.dubai.gov.ae/",
    toBeConfirmed: true,
  },
  nationalities: {
    label: "Nationalities that live in the UAE",
    value: ["200+", "nationalities"],
    sourceTitle: "UAE government portal, Facts and figures",
    sourceUrl: "https://u.ae/en/about-the-uae/fact-sheet",
  },
  "expatriate-share": {
    label: "Share of residents who are expatriates",
    value: ["85–88", "%"],
    qualifier: "Estimates differ by source and year.",
    shortQualifier: "by estimates",
    sourceTitle:
      "Population estimates of different years; the statistics centre publishes no share",
    sourceUrl: "https://fcsc.gov.ae/",
    toBeConfirmed: true,
  },
  "sunny-days": {
    label: "Sunny days in a year",
    value: ["300+", "days"],
    qualifier: "A usual claim; it depends on what counts as a sunny day.",
    shortQualifier: "a usual claim",
    sourceTitle: "UAE National Center of Meteorology; its climate tables have not been compared",
    sourceUrl: "https://www.ncm.gov.ae/",
    toBeConfirmed: true,
  },
  "time-zone": {
    label: "Time zone",
    value: "GMT+4",
    qualifier: "All year: the UAE does not change its clocks.",
    shortQualifier: "all year",
    sourceTitle: "IANA time zone database, Asia/Dubai",
    sourceUrl: "https://www.iana.org/time-zones",
  },
  "new-residents-a-day": {
    label: "New residents of Dubai in a day",
    value: ["1,000", "people"],
    qualifier:
      "As advertised for those who arrive. The population as a whole grew by about 570 people a day in 2025, because others leave.",
    shortQualifier: "as advertised",
    sourceTitle: "Dubai Statistics Centre, population clock, set beside the advertised number",
    sourceUrl: "https://www.dsc.gov.ae/",
    reviewBy: "2026-12-31",
    toBeConfirmed: true,
  },
  "population-growth-a-day": {
    label: "People by whom Dubai's population grew each day in 2025",
    value: ["570", "people"],
    qualifier: "Arrivals less departures, from January to August 2025, rounded.",
    shortQualifier: "net, in 2025",
    sourceTitle: "Dubai Statistics Centre, population clock, 25 August 2025",
    sourceUrl: "https://www.dsc.gov.ae/",
    checkedOn: "2026-11-23",
    reviewBy: "2027-05-23",
  },
} as const satisfies Record<string, FigureContent>;
