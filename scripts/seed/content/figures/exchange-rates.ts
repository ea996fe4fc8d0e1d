import type { FigureContent } from "./figure-content.ts";

/**
 * The last day of which the file of the European Central Bank was to be had when this was written;
 * an editor brings them up to date.
 */
const europeanCentralBank = {
  sourceTitle: "European Central Bank, euro foreign exchange reference rates",
  sourceUrl: "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml",
  checkedOn: "2026-05-08",
  reviewBy: "2027-05-08",
};

export const exchangeRateFigures = {
  "dirhams-per-dollar": {
    label: "Dirhams for one US dollar",
    value: ["3.6725", "AED"],
    qualifier: "The dirham is pegged to the dollar; banks add a margin.",
    sourceTitle: "Central Bank of the UAE, exchange rates",
    sourceUrl: "https://www.centralbank.ae/en/forex-eibor/exchange-rates/",
  },
  "dollars-per-euro": {
    label: "US dollars for one euro",
    value: ["1.1761", "USD"],
    ...europeanCentralBank,
  },
  "danish-kroner-per-euro": {
    label: "Danish kroner for one euro",
    value: ["7.4726", "DKK"],
    ...europeanCentralBank,
  },
  "norwegian-kroner-per-euro": {
    label: "Norwegian kroner for one euro",
    value: ["10.8215", "NOK"],
    ...europeanCentralBank,
  },
  "zlotys-per-euro": {
    label: "Polish złotys for one euro",
    value: ["4.2318", "PLN"],
    ...europeanCentralBank,
  },
  "swedish-kronor-per-euro": {
    label: "Swedish kronor for one euro",
    value: ["10.8420", "SEK"],
    ...europeanCentralBank,
  },
} as const satisfies Record<string, FigureContent>;
