import { stated, stating } from "./figure-content.ts";

const residenceRules =
  "Federal Authority for Identity, Citizenship, Customs and Port Security; Cabinet Decision No. 65 of 2022 | https://uaelegislation.gov.ae/en/legislations/1601";
const retirementRules =
  "UAE government portal, Residence visa for the retired | https://u.ae/en/information-and-services/visa-and-emirates-id/residence-visas/residence-visa-for-the-retired";
const greenVisaRules =
  "UAE government portal, Green visa; Cabinet Decision No. 65 of 2022 | https://uaelegislation.gov.ae/en/legislations/1601";
const familyRules =
  "UAE government portal, Residence visa for family members | https://u.ae/en/information-and-services/visa-and-emirates-id/residence-visas/residence-visa-for-family-members";
const remoteWorkRules =
  "Federal Authority for Identity, Citizenship, Customs and Port Security, virtual work residence, on the UAE government portal | https://u.ae/en/information-and-services/visa-and-emirates-id/residence-visas/residence-visa-for-working-outside-the-uae";
const taxResidence =
  "Cabinet Decision No. 85 of 2022 on tax residency, Article 4; Ministerial Decision No. 27 of 2023 (every day or part of a day counts) | https://tax.gov.ae/Datafolder/Files/Legislation/Corporate%20Tax/Cabinet%20Decision%2085%20of%202022%20-%20For%20publishing.pdf";

const asRule = { reviewBy: "2027-05-21" };
const rule = stating(asRule);

export const residencyFigures = {
  "residency-longest-term": rule`Longest residence visa | 10 | years
    The golden visa; the term depends on the category. | with a golden visa
    ${residenceRules}`,
  "work-visa-term": stating({
    ...asRule,
    distinctFrom: ["investor-visa-term"],
  })`Usual term of an employer-sponsored residence visa | 2 | years
    ${residenceRules}`,
  "investor-visa-term": rule`Usual term of a residence visa for a partner or investor | 2 | years
    Longer under the green and golden visas.
    ${residenceRules}`,
  "green-visa-term": stating({
    ...asRule,
    distinctFrom: ["retirement-visa-term"],
  })`Term of the green visa for freelancers and skilled employees | 5 | years
    ${residenceRules}`,
  "retirement-visa-term": rule`Term of the retirement visa | 5 | years
    ${residenceRules}`,
  "retirement-visa-age": rule`Lowest age for the retirement visa | 55 | years
    Of somebody retired, with income, savings or property that reach the published thresholds. | with savings, income or property
    ${residenceRules}`,
  "retirement-visa-income": rule`Monthly income that is enough for the retirement visa | 20,000 | AED
    Dubai's own programme asks for less. | a month
    ${retirementRules}`,
  "retirement-visa-income-dubai": rule`Monthly income that is enough for the retirement visa in Dubai | 15,000 | AED
    Or AED 180,000 a year. | a month
    Dubai Department of Economy and Tourism, Retire in Dubai, as Spot Blue reports it | https://spotblue.com/news/how-to-retire-in-dubai`,
  "retirement-visa-savings": stating({
    ...asRule,
    distinctFrom: ["retirement-visa-property"],
  })`Savings that are enough for the retirement visa | 1,000,000 | AED
    Dubai asks for a fixed deposit of three years. | as a deposit
    ${retirementRules}`,
  "retirement-visa-property": rule`Value of property in the UAE that is enough for the retirement visa | 1,000,000 | AED
    What is mortgaged counts under conditions. | without a mortgage
    ${retirementRules}`,
  "family-sponsor-income": {
    ...rule`Monthly income from which a resident can sponsor spouse and children | 4,000 | AED
      ${familyRules}`,
    shortQualifier: "a month",
  },
  "family-sponsor-income-housed": {
    ...rule`The same for a resident whose employer provides the home | 3,000 | AED
      ${familyRules}`,
    shortQualifier: "a month",
  },
  "green-visa-salary": rule`Monthly salary from which a skilled employee can apply for the green visa | 15,000 | AED
    With a UAE contract, a bachelor's degree or its equal, and a job of the first three levels of skill. | a month, with a degree
    ${greenVisaRules}`,
  "green-visa-freelance-income": rule`Income of the two years before, from which a freelancer can apply for the green visa | 360,000 | AED
    Or proof of means for the whole stay. With a freelance permit and a degree. | over two years
    ${greenVisaRules}`,
  "remote-work-visa-income": rule`Monthly income from which the remote-work visa can be applied for | 3,500 | USD
    From an employer, or a company of your own, outside the UAE. | a month
    ${remoteWorkRules}`,
  "remote-work-visa-term": rule`Term of the remote-work visa | 1 | year
    It can be renewed.
    ${remoteWorkRules}`,
  "owner-visa-property": stating({
    checkedOn: "2026-11-26",
    reviewBy: "2027-05-26",
    toBeConfirmed: true,
  })`Share of a home in Dubai from which each of several owners can apply for a two-year residence visa | 400,000 | AED
    Whoever owns a finished home alone can apply at any value, since April 2026. What is mortgaged counts under conditions. | for each of several owners
    Dubai Land Department, Cube Centre, as ME Advisory Group reports it | https://www.me-advisorygroup.com/insights/dubai-removes-minimum-property-value-investor-visas`,
  "golden-visa-property": rule`Property value from which a golden visa can be applied for | 2,000,000 | AED
    Mortgaged and off-plan property counts under conditions. | under conditions if off-plan
    Cabinet Decision No. 65 of 2022, annex on golden residence, Article 8 | https://uaelegislation.gov.ae/en/legislations/1601`,
  "residency-absence-limit": rule`Days in a row outside the UAE after which most residence visas lapse | 180 | days
    Golden visas are exempt.
    ${residenceRules}`,
  "tax-residency-days": stated`Days of presence in twelve months that make an individual tax resident | 183 | days
    ${taxResidence}`,
  "tax-residency-days-with-ties": stated`Days of presence that are enough with a residence permit and a home or job in the UAE | 90 | days
    With a valid UAE residence permit and a permanent home, a job or a business in the country. | with a permit and ties there
    ${taxResidence}`,
};
