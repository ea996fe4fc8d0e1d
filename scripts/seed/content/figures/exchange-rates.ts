import { stated, stating } from "./figure-content.ts";

const europeanCentralBank =
  "European Central Bank, euro foreign exchange reference rates | https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

/**
 * The last day of which the file of the European Central Bank was to be had when this was written;
 * an editor brings them up to date.
 */
const rate = stating({ checkedOn: "2026-05-08", reviewBy: "2027-05-08" });

export const exchangeRateFigures = {
  "dirhams-per-dollar": stated`Dirhams for one US dollar | 3.6725 | AED
    The dirham is pegged to the dollar; banks add a margin.
    Central Bank of the UAE, exchange rates | https://www.centralbank.ae/en/forex-eibor/exchange-rates/`,
  "dollars-per-euro": rate`US dollars for one euro | 1.1761 | USD
    ${europeanCentralBank}`,
  "danish-kroner-per-euro": rate`Danish kroner for one euro | 7.4726 | DKK
    ${europeanCentralBank}`,
  "norwegian-kroner-per-euro": rate`Norwegian kroner for one euro | 10.8215 | NOK
    ${europeanCentralBank}`,
  "zlotys-per-euro": rate`Polish złotys for one euro | 4.2318 | PLN
    ${europeanCentralBank}`,
  "swedish-kronor-per-euro": rate`Swedish kronor for one euro | 10.8420 | SEK
    ${europeanCentralBank}`,
};
