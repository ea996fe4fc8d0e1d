import { type FigureContent, shortGuaranteePredatesTax } from "./figure-content.ts";

export const countryFigures = {
  "free-zone-count": {
    label: "Free zones in the UAE",
    value: "50+",
    qualifier: "By common counts, which vary from 40 to 50 and more.",
    shortQualifier: "by common counts",
    sourceTitle: "UAE Ministry of Economy; zone authorities",
    sourceUrl: "https://u.ae/",
  },
  "foreign-ownership": {
    label: "Share of a company that a foreigner may own",
    value: "100",
    unit: "%",
    qualifier:
      "In every free zone and, since 2021, in most mainland activities; activities of strategic impact are excepted.",
    shortQualifier: "with few exceptions",
    sourceTitle: "Federal Decree-Law No. 32 of 2021 on Commercial Companies",
    sourceUrl: "https://u.ae/",
  },
  "tax-holiday-range": {
    label: "Length of the tax holidays that free zones advertise",
    value: "15–50",
    unit: "years",
    qualifier:
      "Zone guarantees that predate federal corporate tax. Today's zero rate depends on the conditions for a Qualifying Free Zone Person.",
    shortQualifier: shortGuaranteePredatesTax,
    sourceTitle: "Founding decrees of the free zones",
  },
  "tax-holiday-longest": {
    label: "Longest tax holiday that a free zone advertises",
    value: "50",
    unit: "years",
    qualifier:
      "Zone guarantees that predate federal corporate tax. Today's zero rate depends on the conditions for a Qualifying Free Zone Person.",
    shortQualifier: shortGuaranteePredatesTax,
    sourceTitle: "Founding decrees of the free zones",
  },
  nationalities: {
    label: "Nationalities that live in the UAE",
    value: "200+",
    unit: "nationalities",
    sourceTitle: "UAE government portal",
    sourceUrl: "https://u.ae/",
  },
  "expatriate-share": {
    label: "Share of residents who are expatriates",
    value: "85–88",
    unit: "%",
    qualifier: "Estimates differ by source and year.",
    shortQualifier: "by estimates",
    sourceTitle: "Published population estimates",
    toBeConfirmed: true,
  },
  "sunny-days": {
    label: "Sunny days in a year",
    value: "300+",
    unit: "days",
    qualifier: "A usual claim; it depends on what counts as a sunny day.",
    shortQualifier: "a usual claim",
    sourceTitle: "Published climate summaries",
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
    value: "1,000",
    unit: "people",
    sourceTitle:
      "Marketing text. Published pace in 2025: nearer 570 a day (population clock of the Dubai statistics centre)",
    reviewBy: "2026-12-31",
    toBeConfirmed: true,
  },
} as const satisfies Record<string, FigureContent>;
