import { stated, stating } from "./figure-content.ts";

const corporateTaxLaw =
  "Federal Decree-Law No. 47 of 2022 on the Taxation of Corporations and Businesses, Article 3 | https://uaelegislation.gov.ae/en/legislations/1582";
const qualifyingActivities =
  "Federal Decree-Law No. 47 of 2022; Ministerial Decision No. 229 of 2025 on qualifying and excluded activities | https://uaelegislation.gov.ae/en/legislations/1582";
const topUpTax =
  "Cabinet Decision No. 142 of 2024 on the domestic minimum top-up tax | https://tax.gov.ae/Datafolder/Files/Legislation/Cabinet-Decision-No-142-of-2024-on-Top-up-Tax-on-MNEs.pdf";
const smallBusinessRelief =
  "Ministerial Decision No. 73 of 2023 on Small Business Relief, Article 2, as amended by Ministerial Decision No. 131 of 2026 | https://mof.gov.ae/en/financial-legislation/";
const eInvoicing =
  "Ministerial Decision No. 244 of 2025 on the electronic invoicing system, as amended by Ministerial Resolution No. 66 of 2026 | https://mof.gov.ae/wp-content/uploads/2025/09/Ministerial-Decision-No.-244-of-2025-on-the-Implementation-of-the-Electronic-Invoicing-System.pdf";
const ifItQualifies = "if the company qualifies each year";
const invoicing = stating({ reviewBy: "2027-01-01" });

export const taxFigures = {
  "corporate-tax-rate": stated`Federal corporate tax rate | 9 | %
    For tax periods that start on or after 1 June 2023.
    ${corporateTaxLaw}`,
  "corporate-tax-first-year": stated`Year in which federal corporate tax began | 2023
    For tax periods that start on or after 1 June 2023.
    Federal Decree-Law No. 47 of 2022, Article 69 | https://uaelegislation.gov.ae/en/legislations/1582`,
  "corporate-tax-band": stated`Taxable profit of a mainland company that carries no corporate tax | 375,000 | AED
    The band does not apply to a Qualifying Free Zone Person.
    ${corporateTaxLaw}`,
  "corporate-tax-rate-in-band": stating({
    distinctFrom: ["free-zone-corporate-tax-rate", "free-zone-tax-rate"],
  })`Corporate tax rate on mainland profit up to the threshold | 0 | %
    The band does not apply to a Qualifying Free Zone Person.
    ${corporateTaxLaw}`,
  "free-zone-corporate-tax-rate": stating({
    distinctFrom: ["free-zone-tax-rate"],
  })`Corporate tax rate of a Qualifying Free Zone Person on qualifying income | 0 | %
    Only for a Qualifying Free Zone Person: adequate substance in the zone, qualifying income, arm's-length pricing and audited accounts. The company assesses itself, and registers and files even at a zero rate. Other income is taxed at the standard rate. | ${ifItQualifies}
    ${qualifyingActivities}`,
  "free-zone-non-qualifying-tax-rate": {
    label: "Corporate tax rate on a free zone company's non-qualifying income",
    sameAs: "corporate-tax-rate",
    qualifier:
      "Too much non-qualifying revenue costs the company its status for that tax period and the next four.",
  },
  "free-zone-tax-rate": stated`Corporate and income tax in a free zone, as commonly advertised | 0 | %
    Corporate tax is zero only if the Qualifying Free Zone Person conditions are met; otherwise the standard rate applies. | ${ifItQualifies}
    ${qualifyingActivities}`,
  "non-qualifying-revenue-share": stated`Largest share of non-qualifying revenue that a Qualifying Free Zone Person may have | 5 | %
    Of total revenue, or the fixed amount if that is lower.
    ${qualifyingActivities}`,
  "non-qualifying-revenue-amount": stated`Largest non-qualifying revenue that a Qualifying Free Zone Person may have | 5,000,000 | AED
    Or the percentage of total revenue if that is lower.
    ${qualifyingActivities}`,
  "personal-income-tax-rate": stated`Personal income tax | 0 | %
    If you trade in your own name, turnover above AED 1,000,000 a year falls under corporate tax. Your home country may still tax you. | on wages and private income
    UAE government portal, Taxation; Cabinet Decision No. 49 of 2023, Article 2 | https://u.ae/en/information-and-services/finance-and-investment/taxation`,
  "individual-business-turnover": stated`Yearly business turnover above which an individual falls under corporate tax | 1,000,000 | AED
    Wages, personal investment income and private property income do not count.
    Cabinet Decision No. 49 of 2023, Article 2 | https://mof.gov.ae/wp-content/uploads/2023/05/Cabinet-Decision-No.-49-of-2023.pdf`,
  "vat-rate": stated`Standard rate of value added tax | 5 | %
    Free zones are inside the VAT system; only Designated Zones have special treatment, and for goods. | in free zones too
    Federal Decree-Law No. 8 of 2017 on Value Added Tax, Article 3 | https://uaelegislation.gov.ae/en/legislations/1227`,
  "vat-registration-threshold": stated`Taxable turnover in twelve months from which VAT registration is compulsory | 375,000 | AED
    Cabinet Decision No. 52 of 2017, executive regulation of value added tax, Article 7 | https://uaelegislation.gov.ae/en/legislations/1226`,
  "customs-duty-mainland": stated`Customs duty on goods that enter the mainland | 5 | %
    The general rate; some goods carry other rates.
    UAE law on customs duties, Article 1 | https://uaelegislation.gov.ae/en/legislations/1971`,
  "customs-duty-free-zone": stated`Customs duty on goods that stay within the free zone | 0 | %
    Duty falls due when goods leave the zone for the mainland. | while goods stay there
    GCC common customs law, Articles 77 to 88, as Umm Al Quwain Free Trade Zone explains it | https://uaqftz.com/connect-uaq/get-to-know-the-customs-procedures-of-gccs-free-zones`,
  "small-business-relief-revenue": stated`Revenue up to which a company may choose Small Business Relief | 3,000,000 | AED
    Elective, for tax periods that end by 31 December 2029 only. Not open to a Qualifying Free Zone Person. | on request, for a limited time
    ${smallBusinessRelief}`,
  "small-business-relief-state": {
    ...stated`Whether Small Business Relief can still be used for a tax period that ends today | is open
      For tax periods that end by 31 December 2029.
      ${smallBusinessRelief}`,
    next: {
      from: "2030-01-01",
      value: "has ended",
      qualifier: "Tax periods that end after 31 December 2029 cannot use it.",
      sourceTitle: "Ministerial Decision No. 131 of 2026 on Small Business Relief",
    },
  },
  "small-business-relief-last-day": stated`Last day on which a tax period may end to use Small Business Relief | 31 December 2029
    ${smallBusinessRelief}`,
  "top-up-tax-rate": stated`Domestic minimum top-up tax rate for large groups | 15 | %
    For financial years that start on or after 1 January 2025.
    ${topUpTax}`,
  "top-up-tax-group-revenue": stated`Consolidated group revenue from which the top-up tax applies | 750 million | EUR
    Reached in at least two of the four preceding financial years.
    ${topUpTax}`,
  "e-invoicing-large-start": invoicing`Start of electronic invoicing for large businesses | 1 January 2027
    They had to appoint a service provider by 30 October 2026.
    ${eInvoicing}`,
  "e-invoicing-large-revenue": invoicing`Yearly revenue from which the first date of electronic invoicing applies | 50 million | AED
    ${eInvoicing}`,
  "e-invoicing-other-start": stating({
    reviewBy: "2027-07-01",
  })`Start of electronic invoicing for all other businesses | 1 July 2027
    They have to appoint a service provider by 31 March 2027.
    ${eInvoicing}`,
};
