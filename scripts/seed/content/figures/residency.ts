import { type FigureContent, stated } from "./figure-content.ts";

const residenceRules = {
  sourceTitle:
    "Federal Authority for Identity, Citizenship, Customs and Port Security; Cabinet Decision No. 65 of 2022",
  sourceUrl: "https://u.ae/",
  reviewBy: "2027-05-21",
};
const retirementRules = {
  sourceTitle:
    "Cabinet Decision No. 65 of 2022 (residence of the retired); UAE government portal, Residence visa for the retired",
  sourceUrl:
    "https://u.ae/en/information-and-services/visa-and-emirates-id/residence-visas/residence-visa-for-the-retired",
  reviewBy: "2027-05-21",
};
const greenVisaRules = {
  sourceTitle: "UAE government portal, Green visa; Cabinet Decision No. 65 of 2022",
  sourceUrl: "https://u.ae/",
  reviewBy: "2027-05-21",
};
const familyRules = {
  sourceTitle:
    "UAE government portal, Sponsoring family residency visas; General Directorate of Residency and Foreigners Affairs, Dubai",
  sourceUrl: "https://u.ae/",
  reviewBy: "2027-05-21",
};
const remoteWorkRules = {
  sourceTitle:
    "Federal Authority for Identity, Citizenship, Customs and Port Security, virtual work residence",
  sourceUrl: "https://icp.gov.ae/",
  reviewBy: "2027-05-21",
};
const taxResidence = {
  sourceTitle:
    "Cabinet Decision No. 85 of 2022 on tax residency; Ministerial Decision No. 27 of 2023 (every day or part of a day counts)",
  sourceUrl: "https://mof.gov.ae/",
};

export const residencyFigures = {
  "residency-longest-term": stated(residenceRules)`
    Longest residence visa | 10 | years
    The golden visa; the term depends on the category. | with a golden visa`,
  "work-visa-term": stated({
    distinctFrom: ["investor-visa-term"],
    ...residenceRules,
  })`
    Usual term of an employer-sponsored residence visa | 2 | years`,
  "investor-visa-term": stated(residenceRules)`
    Usual term of a residence visa for a partner or investor | 2 | years
    Longer under the green and golden visas.`,
  "green-visa-term": stated({
    distinctFrom: ["retirement-visa-term"],
    ...residenceRules,
  })`
    Term of the green visa for freelancers and skilled employees | 5 | years`,
  "retirement-visa-term": stated(residenceRules)`
    Term of the retirement visa | 5 | years`,
  "retirement-visa-age": stated(residenceRules)`
    Lowest age for the retirement visa | 55 | years
    Of somebody retired, with income, savings or property that reach the published thresholds. | with savings, income or property`,
  "retirement-visa-income": stated(retirementRules)`
    Monthly income that is enough for the retirement visa | 20,000 | AED
    The decision asks for AED 240,000 a year; Dubai's own programme asks for less. | a month`,
  "retirement-visa-income-dubai": stated({ reviewBy: "2027-05-21" })`
    Monthly income that is enough for the retirement visa in Dubai | 15,000 | AED
    Or AED 180,000 a year. | a month
    Dubai Department of Economy and Tourism, Retire in Dubai | https://www.visitdubai.com/`,
  "retirement-visa-savings": stated({
    distinctFrom: ["retirement-visa-property"],
    ...retirementRules,
  })`
    Savings that are enough for the retirement visa | 1,000,000 | AED
    Dubai asks for a fixed deposit of three years. | as a deposit`,
  "retirement-visa-property": stated(retirementRules)`
    Value of property in the UAE that is enough for the retirement visa | 1,000,000 | AED
    What is mortgaged counts under conditions. | without a mortgage`,
  "family-sponsor-income": {
    label: "Monthly income from which a resident can sponsor spouse and children",
    value: ["4,000", "AED"],
    shortQualifier: "a month",
    ...familyRules,
  },
  "family-sponsor-income-housed": {
    label: "The same for a resident whose employer provides the home",
    value: ["3,000", "AED"],
    shortQualifier: "a month",
    ...familyRules,
  },
  "green-visa-salary": stated(greenVisaRules)`
    Monthly salary from which a skilled employee can apply for the green visa | 15,000 | AED
    With a UAE contract, a bachelor's degree or its equal, and a job of the first three levels of skill. | a month, with a degree`,
  "green-visa-freelance-income": stated(greenVisaRules)`
    Income of the two years before, from which a freelancer can apply for the green visa | 360,000 | AED
    Or proof of means for the whole stay. With a freelance permit and a degree. | over two years`,
  "remote-work-visa-income": stated(remoteWorkRules)`
    Monthly income from which the remote-work visa can be applied for | 3,500 | USD
    From an employer, or a company of your own, outside the UAE. | a month`,
  "remote-work-visa-term": stated(remoteWorkRules)`
    Term of the remote-work visa | 1 | year
    It can be renewed.`,
  "owner-visa-property": stated({ reviewBy: "2027-05-21" })`
    Property value from which an owner in Dubai can apply for a two-year residence visa | 750,000 | AED
    In Dubai, for a finished home; of a mortgaged one half is paid. | in Dubai
    Dubai Land Department, residence of property investors (Taskeen) | https://dubailand.gov.ae/`,
  "golden-visa-property": stated(residenceRules)`
    Property value from which a golden visa can be applied for | 2,000,000 | AED
    Mortgaged and off-plan property counts under conditions. | under conditions if off-plan`,
  "residency-absence-limit": stated(residenceRules)`
    Days in a row outside the UAE after which most residence visas lapse | 180 | days
    Golden visas are exempt.`,
  "tax-residency-days": stated(taxResidence)`
    Days of presence in twelve months that make an individual tax resident | 183 | days`,
  "tax-residency-days-with-ties": stated(taxResidence)`
    Days of presence that are enough with a residence permit and a home or job in the UAE | 90 | days
    With a valid UAE residence permit and a permanent home, a job or a business in the country. | with a permit and ties there`,
} as const satisfies Record<string, FigureContent>;
