import {
  corporateTaxLaw,
  type FigureContent,
  qualifyingConditions,
  shortQualifyingConditions,
} from "./figure-content.ts";

const qualifyingActivities = {
  sourceTitle:
    "Federal Decree-Law No. 47 of 2022; Ministerial Decision No. 229 of 2025 on qualifying and excluded activities",
  sourceUrl: "https://mof.gov.ae/",
};
const topUpTax = {
  sourceTitle: "Cabinet Decision No. 142 of 2024 on the domestic minimum top-up tax",
  sourceUrl: "https://mof.gov.ae/",
};
const smallBusinessRelief = {
  sourceTitle: "Ministerial Decision No. 73 of 2023 on Small Business Relief, Article 2",
  sourceUrl: "https://mof.gov.ae/",
  reviewBy: "2026-12-31",
};
const eInvoicing = {
  sourceTitle: "Ministerial Decision No. 244 of 2025 on the electronic invoicing system",
  sourceUrl: "https://mof.gov.ae/",
};

export const taxFigures = {
  "corporate-tax-rate": {
    label: "Federal corporate tax rate",
    value: ["9", "%"],
    qualifier: "For tax periods that start on or after 1 June 2023.",
    ...corporateTaxLaw,
  },
  "corporate-tax-first-year": {
    label: "Year in which federal corporate tax began",
    value: "2023",
    qualifier: "For tax periods that start on or after 1 June 2023.",
    ...corporateTaxLaw,
    sourceTitle: "Federal Decree-Law No. 47 of 2022, Article 69",
  },
  "corporate-tax-band": {
    label: "Taxable profit of a mainland company that carries no corporate tax",
    value: ["375,000", "AED"],
    qualifier: "The band does not apply to a Qualifying Free Zone Person.",
    ...corporateTaxLaw,
    sourceTitle: `${corporateTaxLaw.sourceTitle}; Cabinet Decision No. 116 of 2022`,
  },
  "corporate-tax-rate-in-band": {
    label: "Corporate tax rate on mainland profit up to the threshold",
    value: ["0", "%"],
    distinctFrom: ["free-zone-corporate-tax-rate", "free-zone-tax-rate"],
    qualifier: "The band does not apply to a Qualifying Free Zone Person.",
    ...corporateTaxLaw,
  },
  "free-zone-corporate-tax-rate": {
    label: "Corporate tax rate of a Qualifying Free Zone Person on qualifying income",
    value: ["0", "%"],
    distinctFrom: ["free-zone-tax-rate"],
    qualifier: qualifyingConditions,
    shortQualifier: shortQualifyingConditions,
    ...qualifyingActivities,
  },
  "free-zone-non-qualifying-tax-rate": {
    label: "Corporate tax rate on a free zone company's non-qualifying income",
    sameAs: "corporate-tax-rate",
    qualifier:
      "Too much non-qualifying revenue costs the company its status for that tax period and the next four.",
  },
  "free-zone-tax-rate": {
    label: "Corporate and income tax in a free zone, as commonly advertised",
    value: ["0", "%"],
    qualifier:
      "Corporate tax is zero only if the Qualifying Free Zone Person conditions are met; otherwise the standard rate applies.",
    shortQualifier: shortQualifyingConditions,
    ...qualifyingActivities,
  },
  "non-qualifying-revenue-share": {
    label: "Largest share of non-qualifying revenue that a Qualifying Free Zone Person may have",
    value: ["5", "%"],
    qualifier: "Of total revenue, or the fixed amount if that is lower.",
    ...qualifyingActivities,
  },
  "non-qualifying-revenue-amount": {
    label: "Largest non-qualifying revenue that a Qualifying Free Zone Person may have",
    value: ["5,000,000", "AED"],
    qualifier: "Or the percentage of total revenue if that is lower.",
    ...qualifyingActivities,
  },
  "personal-income-tax-rate": {
    label: "Personal income tax",
    value: ["0", "%"],
    qualifier:
      "If you trade in your own name, turnover above AED 1,000,000 a year falls under corporate tax. Your home country may still tax you.",
    shortQualifier: "on wages and private income",
    sourceTitle: "UAE government portal, Taxation; Cabinet Decision No. 49 of 2023, Article 2",
    sourceUrl: "https://u.ae/en/information-and-services/finance-and-investment/taxation",
  },
  "individual-business-turnover": {
    label: "Yearly business turnover above which an individual falls under corporate tax",
    value: ["1,000,000", "AED"],
    qualifier: "Wages, personal investment income and private property income do not count.",
    sourceTitle: "Cabinet Decision No. 49 of 2023, Article 2",
    sourceUrl: "https://mof.gov.ae/",
  },
  "vat-rate": {
    label: "Standard rate of value added tax",
    value: ["5", "%"],
    qualifier:
      "Free zones are inside the VAT system; only Designated Zones have special treatment, and for goods.",
    shortQualifier: "in free zones too",
    sourceTitle: "Federal Decree-Law No. 8 of 2017 on Value Added Tax, Article 3",
    sourceUrl: "https://tax.gov.ae/",
  },
  "vat-registration-threshold": {
    label: "Taxable turnover in twelve months from which VAT registration is compulsory",
    value: ["375,000", "AED"],
    sourceTitle:
      "Cabinet Decision No. 52 of 2017, executive regulation of value added tax, Article 7",
    sourceUrl: "https://uaelegislation.gov.ae/en/legislations/1226",
  },
  "customs-duty-mainland": {
    label: "Customs duty on goods that enter the mainland",
    value: ["5", "%"],
    qualifier: "The general rate; some goods carry other rates.",
    sourceTitle: "UAE law on customs duties in the Gulf customs union, Article 1",
    sourceUrl: "https://uaelegislation.gov.ae/en/legislations/1971",
  },
  "customs-duty-free-zone": {
    label: "Customs duty on goods that stay within the free zone",
    value: ["0", "%"],
    qualifier: "Duty falls due when goods leave the zone for the mainland.",
    shortQualifier: "while goods stay there",
    sourceTitle:
      "GCC common customs law, Articles 77 to 88, as Umm Al Quwain Free Trade Zone explains it",
    sourceUrl:
      "https://uaqftz.com/connect-uaq/get-to-know-the-customs-procedures-of-gccs-free-zones",
  },
  "small-business-relief-revenue": {
    label: "Revenue up to which a company may choose Small Business Relief",
    value: ["3,000,000", "AED"],
    qualifier:
      "Elective, for tax periods that end by 31 December 2026 only. Not open to a Qualifying Free Zone Person.",
    shortQualifier: "on request, for a limited time",
    ...smallBusinessRelief,
  },
  "small-business-relief-state": {
    label: "Whether Small Business Relief can still be used for a tax period that ends today",
    value: "is open",
    qualifier: "For tax periods that end by 31 December 2026.",
    ...smallBusinessRelief,
    next: {
      from: "2027-01-01",
      value: "has ended",
      qualifier: "Tax periods that end after 31 December 2026 cannot use it.",
      sourceTitle: smallBusinessRelief.sourceTitle,
    },
  },
  "small-business-relief-last-day": {
    label: "Last day on which a tax period may end to use Small Business Relief",
    value: "31 December 2026",
    ...smallBusinessRelief,
  },
  "top-up-tax-rate": {
    label: "Domestic minimum top-up tax rate for large groups",
    value: ["15", "%"],
    qualifier: "For financial years that start on or after 1 January 2025.",
    ...topUpTax,
  },
  "top-up-tax-group-revenue": {
    label: "Consolidated group revenue from which the top-up tax applies",
    value: ["750 million", "EUR"],
    qualifier: "Reached in at least two of the four preceding financial years.",
    ...topUpTax,
  },
  "e-invoicing-large-start": {
    label: "Start of electronic invoicing for large businesses",
    value: "1 January 2027",
    ...eInvoicing,
    reviewBy: "2027-01-01",
  },
  "e-invoicing-large-revenue": {
    label: "Yearly revenue from which the first date of electronic invoicing applies",
    value: ["50 million", "AED"],
    ...eInvoicing,
    reviewBy: "2027-01-01",
  },
  "e-invoicing-other-start": {
    label: "Start of electronic invoicing for all other businesses",
    value: "1 July 2027",
    ...eInvoicing,
    reviewBy: "2027-07-01",
  },
} as const satisfies Record<string, FigureContent>;
