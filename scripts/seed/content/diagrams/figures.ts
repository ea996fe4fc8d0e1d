import type { DiagramContent } from "./index.ts";

/** Diagrams of figures: bars and dates. */
export const figureDiagrams = {
  "tax-rates": {
    kind: "bars",
    heading: "The rates beside each other",
    text: "All bars have one scale. The conditions decide which of them is yours.",
    rows: [
      { label: "Mainland profit up to the threshold", figure: "corporate-tax-rate-in-band" },
      { label: "Mainland profit above it", figure: "corporate-tax-rate" },
      { label: "Qualifying income in a free zone", figure: "free-zone-corporate-tax-rate" },
      { label: "Other income in a free zone", figure: "free-zone-non-qualifying-tax-rate" },
      { label: "VAT", figure: "vat-rate" },
      { label: "Large groups, at least", figure: "top-up-tax-rate" },
    ],
  },
  "company-tax": {
    kind: "bars",
    heading: "What a company pays on profit",
    whole: 20,
    rows: [
      { label: "Mainland, up to the threshold", figure: "corporate-tax-rate-in-band" },
      { label: "Mainland, above it", figure: "corporate-tax-rate" },
      { label: "Free zone, qualifying income", figure: "free-zone-corporate-tax-rate" },
      { label: "Free zone, other income", figure: "free-zone-non-qualifying-tax-rate" },
    ],
  },
  "investor-tax": {
    kind: "bars",
    heading: "What becomes of the profit",
    whole: 20,
    rows: [
      { label: "Profit above the threshold", figure: "corporate-tax-rate" },
      { label: "Large groups, at least", figure: "top-up-tax-rate" },
      { label: "Your own income from it, in the UAE", figure: "personal-income-tax-rate" },
    ],
  },
  "days-of-a-year": {
    kind: "bars",
    heading: "The days that decide",
    text: "Each bar is a year. The first two make you tax resident, the last one ends most visas.",
    whole: 365,
    rows: [
      { label: "Present, without further ties", figure: "tax-residency-days" },
      { label: "Present, with a permit and ties", figure: "tax-residency-days-with-ties" },
      { label: "Away in a row", figure: "residency-absence-limit" },
    ],
  },
  "visa-terms": {
    kind: "bars",
    heading: "How long each card lasts",
    rows: [
      { label: "Work visa", figure: "work-visa-term" },
      { label: "Investor visa", figure: "investor-visa-term" },
      { label: "Freelancer visa", figure: "green-visa-term" },
      { label: "Retirement visa", figure: "retirement-visa-term" },
      { label: "Golden visa", figure: "residency-longest-term" },
    ],
  },
  "who-lives-here": {
    kind: "bars",
    heading: "Who lives here",
    text: "Of all residents. The light part is what estimates differ by.",
    whole: 100,
    rows: [{ label: "Residents who come from elsewhere", figure: "expatriate-share" }],
  },
  "what-changed": {
    kind: "timeline",
    heading: "Half a century, and the next plan",
    text: "Open circles lie ahead.",
    rows: [
      { label: "The federation is founded", figure: "federation-founded" },
      { label: "Foreigners may own mainland companies", figure: "mainland-ownership-since" },
      { label: "Saturday and Sunday become the weekend", figure: "weekend-since" },
      { label: "Federal corporate tax begins", figure: "corporate-tax-first-year" },
      { label: "Large businesses invoice electronically", figure: "e-invoicing-large-start" },
      { label: "Dubai's urban plan ends", figure: "dubai-urban-plan-until" },
    ],
  },
  "tax-dates": {
    kind: "timeline",
    heading: "The dates of the tax",
    text: "Open circles lie ahead.",
    rows: [
      { label: "Federal corporate tax begins", figure: "corporate-tax-first-year" },
      { label: "Large businesses invoice electronically", figure: "e-invoicing-large-start" },
      { label: "All others follow", figure: "e-invoicing-other-start" },
    ],
  },
  "gulf-rules": {
    kind: "timeline",
    heading: "The rules of the Gulf market, by year",
    rows: [
      { label: "The customs union begins", figure: "gulf-customs-union-since" },
      { label: "EFTA and the Gulf trade freely", figure: "efta-gulf-agreement-since" },
      { label: "Saudi Arabia treats zone goods as foreign", figure: "saudi-origin-rules-since" },
      { label: "Saudi buyers ask for headquarters there", figure: "saudi-headquarters-rule-since" },
    ],
  },
} as const satisfies Record<string, DiagramContent>;
