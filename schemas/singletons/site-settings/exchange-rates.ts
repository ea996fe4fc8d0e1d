import { optionalReference, referenceList } from "../../fields/list.ts";

/**
 * From which amounts in dirhams are shown in the currencies of the home countries too. The figures are
 * what their sources print, so that they can be compared with them.
 */
export const exchangeRates = [
  optionalReference(
    "dollarRate",
    "The figure with the dirham's fixed rate to the US dollar, its source and its day. Without it no amount is converted.",
    { title: "Dirhams for one dollar", to: "figure" },
  ),
  referenceList(
    "euroRates",
    "Figures that say how much of a currency one euro is, as the European Central Bank publishes them; their unit is the letters of the currency. The one in USD comes first: without it no amount is converted. A rate is used until the day on which it is to be checked again.",
    { title: "Rates of the euro", to: "figure" },
  ),
];
