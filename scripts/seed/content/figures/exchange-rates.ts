import { type FigureContent, stated } from "./figure-content.ts";

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
  "dirhams-per-dollar": stated()`
    Dirhams for one US dollar | 3.6725 | AED
    The dirham is pegged to the dollar; banks add a margin.
    Central Bank of the UAE | https://www.centralbank.ae/`,
  "dollars-per-euro": stated(europeanCentralBank)`
    US dollars for one euro | 1.1761 | USD`,
  "danish-kroner-per-euro": stated(europeanCentralBank)`
    Danish kroner for one euro | 7.4726 | DKK`,
  "norwegian-kroner-per-euro": stated(europeanCentralBank)`
    Norwegian kroner for one euro | 10.8215 | NOK`,
  "zlotys-per-euro": stated(europeanCentralBank)`
    Polish złotys for one euro | 4.2318 | PLN`,
  "swedish-kronor-per-euro": stated(europeanCentralBank)`
    Swedish kronor for one euro | 10.8420 | SEK`,
} as const satisfies Record<string, FigureContent>;
