import { figure } from "../build/figure-value.ts";
import { tool } from "./tool.ts";

export const taxEstimate = tool("tax-estimate", {
  heading: "Your numbers, both ways",
  introduction:
    "Enter one tax period. You get the corporate tax on the mainland and in a free zone, line by line, with the rule behind each line.",
  questions: {
    revenue: {
      label: "Revenue of the tax period",
      hint: "Everything the company invoices, without VAT.",
    },
    profit: {
      label: "Taxable profit of the tax period",
      hint: "For a loss enter a zero.",
    },
    currency: {
      label: "Currency of these amounts",
      options: [
        { value: "AED", label: "UAE dirham (AED)" },
        { value: "EUR", label: "Euro (EUR)", figure: "dollars-per-euro" },
        { value: "USD", label: "US dollar (USD)", figure: "dirhams-per-dollar" },
      ],
    },
    share: {
      label: "Share of revenue that qualifies in a free zone, per cent",
      hint: "Sales to other free zone companies, and the activities that the law lists. Enter zero if you are not sure of any.",
    },
    periodEnd: {
      label: "Last day of the tax period",
      hint: "For most companies the last day of the calendar year.",
    },
    earlierRevenue: {
      label: "Highest revenue of an earlier tax period",
      hint: "Leave it empty for a new company.",
    },
  },
  figures: {
    bandRate: "corporate-tax-rate-in-band",
    band: "corporate-tax-band",
    rate: "corporate-tax-rate",
    zoneRate: "free-zone-corporate-tax-rate",
    shareLimit: "non-qualifying-revenue-share",
    amountLimit: "non-qualifying-revenue-amount",
    reliefRevenue: "small-business-relief-revenue",
    reliefLastDay: "small-business-relief-last-day",
    topUpRate: "top-up-tax-rate",
    topUpRevenue: "top-up-tax-group-revenue",
    euroRate: "euro-in-tax-law",
    firstYear: "corporate-tax-first-year",
  },
  texts: {
    submit: "Estimate the tax",
    result: "Your estimate",
    examples: "Three cases, worked out",
    mainland: "Mainland",
    freeZone: "Free zone",
    tax: "Corporate tax",
    withinBand: [
      "Profit up to ",
      figure("corporate-tax-band"),
      " is taxed at ",
      figure("corporate-tax-rate-in-band"),
    ],
    aboveBand: ["Profit above that is taxed at ", figure("corporate-tax-rate")],
    relief: [
      "Small Business Relief, if you choose it: no tax with revenue of up to ",
      figure("small-business-relief-revenue"),
      " in this and every earlier period, for periods that end by ",
      figure("small-business-relief-last-day"),
    ],
    noRelief: [
      "No Small Business Relief: it takes revenue of up to ",
      figure("small-business-relief-revenue"),
      " in this and every earlier period, and a period that ends by ",
      figure("small-business-relief-last-day"),
    ],
    topUp: [
      "Top-up to ",
      figure("top-up-tax-rate"),
      " for a group with revenue of ",
      figure("top-up-tax-group-revenue"),
      " and more, at ",
      figure("euro-in-tax-law"),
      " a euro",
    ],
    noTopUp: [
      "No top-up to ",
      figure("top-up-tax-rate"),
      ": that begins at group revenue of ",
      figure("top-up-tax-group-revenue"),
      ", at ",
      figure("euro-in-tax-law"),
      " a euro",
    ],
    keptStatus: [
      "Other revenue stays within ",
      figure("non-qualifying-revenue-share"),
      " and ",
      figure("non-qualifying-revenue-amount"),
      ", so all of the profit is taxed at ",
      figure("free-zone-corporate-tax-rate"),
      " if the other conditions are met",
    ],
    lostStatus: [
      "Other revenue is above ",
      figure("non-qualifying-revenue-share"),
      " or above ",
      figure("non-qualifying-revenue-amount"),
      ": the zero rate is lost, and the company is taxed as on the mainland",
    ],
    leavesOut:
      "This leaves out: what turns an accounting profit into a taxable one, such as fines, entertainment and interest; losses of earlier periods; exempt dividends and gains; income from property, from patents and brands, and from branches, which has rules of its own in a free zone; the other companies of a group; payroll and assets that lower the top-up; VAT, customs and licence fees; and the tax of your home country. It is an estimate to talk about, not advice.",
    aboveRevenue: "Profit cannot be higher than revenue. Check both.",
    notShare: "Enter a share from zero to a hundred.",
    beforeTax: [
      "Corporate tax began in ",
      figure("corporate-tax-first-year"),
      ". Enter a later day.",
    ],
  },
  examples: [
    {
      label: "A manufacturer with some sales that do not qualify",
      answers: {
        revenue: "4 000 000",
        profit: "800 000",
        currency: "EUR",
        share: "80",
        periodEnd: "2027-12-31",
        earlierRevenue: "3 500 000",
      },
    },
    {
      label: "A consultancy with clients on the mainland",
      answers: {
        revenue: "2 400 000",
        profit: "900 000",
        currency: "AED",
        share: "0",
        periodEnd: "2026-12-31",
      },
    },
    {
      label: "A trader who sells to free zone companies",
      answers: {
        revenue: "6 000 000",
        profit: "1 500 000",
        currency: "USD",
        share: "97",
        periodEnd: "2027-12-31",
      },
    },
  ],
});
