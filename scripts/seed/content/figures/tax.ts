import {
  corporateTaxLaw,
  type FigureContent,
  qualifyingConditions,
  shortQualifyingConditions,
  stated,
} from "./figure-content.ts";

const federalTaxAuthority = {
  sourceTitle: "Federal Tax Authority",
  sourceUrl: "https://tax.gov.ae/",
};
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
  sourceTitle: "Ministerial Decision No. 73 of 2023 on Small Business Relief",
  sourceUrl: "https://mof.gov.ae/",
  reviewBy: "2026-12-31",
};
const eInvoicing = {
  sourceTitle: "Ministry of Finance, electronic invoicing programme",
  sourceUrl: "https://mof.gov.ae/",
};

export const taxFigures = {
  "corporate-tax-rate": stated(corporateTaxLaw)`
    Federal corporate tax rate | 9 | %
    For tax periods that start on or after 1 June 2023.`,
  "corporate-tax-first-year": stated(corporateTaxLaw)`
    Year in which federal corporate tax began | 2023
    For tax periods that start on or after 1 June 2023.`,
  "corporate-tax-band": stated(corporateTaxLaw)`
    Taxable profit of a mainland company that carries no corporate tax | 375,000 | AED
    The band does not apply to a Qualifying Free Zone Person.`,
  "corporate-tax-rate-in-band": stated({
    distinctFrom: ["free-zone-corporate-tax-rate", "free-zone-tax-rate"],
    ...corporateTaxLaw,
  })`
    Corporate tax rate on mainland profit up to the threshold | 0 | %
    The band does not apply to a Qualifying Free Zone Person.`,
  "free-zone-corporate-tax-rate": stated({
    distinctFrom: ["free-zone-tax-rate"],
    ...qualifyingActivities,
  })`
    Corporate tax rate of a Qualifying Free Zone Person on qualifying income | 0 | %
    ${qualifyingConditions} | ${shortQualifyingConditions}`,
  "free-zone-non-qualifying-tax-rate": {
    label: "Corporate tax rate on a free zone company's non-qualifying income",
    sameAs: "corporate-tax-rate",
    qualifier:
      "Too much non-qualifying revenue costs the company its status for that tax period and the next four.",
  },
  "free-zone-tax-rate": stated(qualifyingActivities)`
    Corporate and income tax in a free zone, as commonly advertised | 0 | %
    Corporate tax is zero only if the Qualifying Free Zone Person conditions are met; otherwise the standard rate applies. | ${shortQualifyingConditions}`,
  "non-qualifying-revenue-share": stated(qualifyingActivities)`
    Largest share of non-qualifying revenue that a Qualifying Free Zone Person may have | 5 | %
    Of total revenue, or the fixed amount if that is lower.`,
  "non-qualifying-revenue-amount": stated(qualifyingActivities)`
    Largest non-qualifying revenue that a Qualifying Free Zone Person may have | 5,000,000 | AED
    Or the percentage of total revenue if that is lower.`,
  "personal-income-tax-rate": stated()`
    Personal income tax | 0 | %
    If you trade in your own name, turnover above AED 1,000,000 a year falls under corporate tax. Your home country may still tax you. | on wages and private income
    UAE government portal; Cabinet Decision No. 49 of 2023 | https://u.ae/`,
  "individual-business-turnover": stated()`
    Yearly business turnover above which an individual falls under corporate tax | 1,000,000 | AED
    Wages, personal investment income and private property income do not count.
    Cabinet Decision No. 49 of 2023 | https://mof.gov.ae/`,
  "vat-rate": stated()`
    Standard rate of value added tax | 5 | %
    Free zones are inside the VAT system; only Designated Zones have special treatment, and for goods. | in free zones too
    Federal Decree-Law No. 8 of 2017 on Value Added Tax | https://tax.gov.ae/`,
  "vat-registration-threshold": stated(federalTaxAuthority)`
    Taxable turnover in twelve months from which VAT registration is compulsory | 375,000 | AED`,
  "customs-duty-mainland": stated()`
    Customs duty on goods that enter the mainland | 5 | %
    The general rate; some goods carry other rates.
    GCC common customs tariff | https://u.ae/`,
  "customs-duty-free-zone": stated()`
    Customs duty on goods that stay within the free zone | 0 | %
    Duty falls due when goods leave the zone for the mainland. | while goods stay there
    GCC common customs law | https://u.ae/`,
  "small-business-relief-revenue": stated(smallBusinessRelief)`
    Revenue up to which a company may choose Small Business Relief | 3,000,000 | AED
    Elective, for tax periods that end by 31 December 2026 only. Not open to a Qualifying Free Zone Person. | on request, for a limited time`,
  "small-business-relief-state": stated({
    ...smallBusinessRelief,
    next: {
      from: "2027-01-01",
      value: "has ended",
      qualifier: "Tax periods that end after 31 December 2026 cannot use it.",
      sourceTitle: smallBusinessRelief.sourceTitle,
    },
  })`
    Whether Small Business Relief can still be used for a tax period that ends today | is open
    For tax periods that end by 31 December 2026.`,
  "small-business-relief-last-day": stated(smallBusinessRelief)`
    Last day on which a tax period may end to use Small Business Relief | 31 December 2026`,
  "top-up-tax-rate": stated(topUpTax)`
    Domestic minimum top-up tax rate for large groups | 15 | %
    For financial years that start on or after 1 January 2025.`,
  "top-up-tax-group-revenue": stated(topUpTax)`
    Consolidated group revenue from which the top-up tax applies | 750 million | EUR
    Reached in at least two of the four preceding financial years.`,
  "e-invoicing-large-start": stated({
    ...eInvoicing,
    reviewBy: "2027-01-01",
  })`
    Start of electronic invoicing for large businesses | 1 January 2027`,
  "e-invoicing-large-revenue": stated({
    ...eInvoicing,
    reviewBy: "2027-01-01",
  })`
    Yearly revenue from which the first date of electronic invoicing applies | 50 million | AED`,
  "e-invoicing-other-start": stated({
    ...eInvoicing,
    reviewBy: "2027-07-01",
  })`
    Start of electronic invoicing for all other businesses | 1 July 2027`,
} as const satisfies Record<string, FigureContent>;
