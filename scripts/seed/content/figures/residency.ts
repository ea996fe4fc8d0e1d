import type { FigureContent } from "./figure-content.ts";

const residenceRules = {
  sourceTitle:
    "Federal Authority for Identity, Citizenship, Customs and Port Security; Cabinet Decision No. 65 of 2022",
  sourceUrl: "https://uaelegislation.gov.ae/en/legislations/1601",
  reviewBy: "2027-05-21",
};
const retirementRules = {
  sourceTitle: "UAE government portal, Residence visa for the retired",
  sourceUrl:
    "https://u.ae/en/information-and-services/visa-and-emirates-id/residence-visas/residence-visa-for-the-retired",
  reviewBy: "2027-05-21",
};
const greenVisaRules = {
  sourceTitle: "UAE government portal, Green visa; Cabinet Decision No. 65 of 2022",
  sourceUrl: "https://uaelegislation.gov.ae/en/legislations/1601",
  reviewBy: "2027-05-21",
};
const familyRules = {
  sourceTitle: "UAE government portal, Residence visa for family members",
  sourceUrl:
    "https://u.ae/en/information-and-services/visa-and-emirates-id/residence-visas/residence-visa-for-family-members",
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
    "Cabinet Decision No. 85 of 2022 on tax residency, Article 4; Ministerial Decision No. 27 of 2023 (every day or part of a day counts)",
  sourceUrl: "https://mof.gov.ae/",
};

export const residencyFigures = {
  "residency-longest-term": {
    label: "Longest residence visa",
    value: ["10", "years"],
    qualifier: "The golden visa; the term depends on the category.",
    shortQualifier: "with a golden visa",
    ...residenceRules,
  },
  "work-visa-term": {
    label: "Usual term of an employer-sponsored residence visa",
    value: ["2", "years"],
    distinctFrom: ["investor-visa-term"],
    ...residenceRules,
  },
  "investor-visa-term": {
    label: "Usual term of a residence visa for a partner or investor",
    value: ["2", "years"],
    qualifier: "Longer under the green and golden visas.",
    ...residenceRules,
  },
  "green-visa-term": {
    label: "Term of the green visa for freelancers and skilled employees",
    value: ["5", "years"],
    distinctFrom: ["retirement-visa-term"],
    ...residenceRules,
  },
  "retirement-visa-term": {
    label: "Term of the retirement visa",
    value: ["5", "years"],
    ...residenceRules,
  },
  "retirement-visa-age": {
    label: "Lowest age for the retirement visa",
    value: ["55", "years"],
    qualifier:
      "Of somebody retired, with income, savings or property that reach the published thresholds.",
    shortQualifier: "with savings, income or property",
    ...residenceRules,
  },
  "retirement-visa-income": {
    label: "Monthly income that is enough for the retirement visa",
    value: ["20,000", "AED"],
    qualifier: "Dubai's own programme asks for less.",
    shortQualifier: "a month",
    ...retirementRules,
  },
  "retirement-visa-income-dubai": {
    label: "Monthly income that is enough for the retirement visa in Dubai",
    value: ["15,000", "AED"],
    qualifier: "Or AED 180,000 a year.",
    shortQualifier: "a month",
    sourceTitle: "Dubai Department of Economy and Tourism, Retire in Dubai",
    sourceUrl: "https://www.visitdubai.com/",
    reviewBy: "2027-05-21",
  },
  "retirement-visa-savings": {
    label: "Savings that are enough for the retirement visa",
    value: ["1,000,000", "AED"],
    qualifier: "Dubai asks for a fixed deposit of three years.",
    shortQualifier: "as a deposit",
    distinctFrom: ["retirement-visa-property"],
    ...retirementRules,
  },
  "retirement-visa-property": {
    label: "Value of property in the UAE that is enough for the retirement visa",
    value: ["1,000,000", "AED"],
    qualifier: "What is mortgaged counts under conditions.",
    shortQualifier: "without a mortgage",
    ...retirementRules,
  },
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
  "green-visa-salary": {
    label: "Monthly salary from which a skilled employee can apply for the green visa",
    value: ["15,000", "AED"],
    qualifier:
      "With a UAE contract, a bachelor's degree or its equal, and a job of the first three levels of skill.",
    shortQualifier: "a month, with a degree",
    ...greenVisaRules,
  },
  "green-visa-freelance-income": {
    label: "Income of the two years before, from which a freelancer can apply for the green visa",
    value: ["360,000", "AED"],
    qualifier: "Or proof of means for the whole stay. With a freelance permit and a degree.",
    shortQualifier: "over two years",
    ...greenVisaRules,
  },
  "remote-work-visa-income": {
    label: "Monthly income from which the remote-work visa can be applied for",
    value: ["3,500", "USD"],
    qualifier: "From an employer, or a company of your own, outside the UAE.",
    shortQualifier: "a month",
    ...remoteWorkRules,
  },
  "remote-work-visa-term": {
    label: "Term of the remote-work visa",
    value: ["1", "year"],
    qualifier: "It can be renewed.",
    ...remoteWorkRules,
  },
  "owner-visa-property": {
    label: "Property value from which an owner in Dubai can apply for a two-year residence visa",
    value: ["750,000", "AED"],
    qualifier: "In Dubai, for a finished home; of a mortgaged one half is paid.",
    shortQualifier: "in Dubai",
    sourceTitle: "Dubai Land Department, residence of property investors (Taskeen)",
    sourceUrl: "https://dubailand.gov.ae/",
    reviewBy: "2027-05-21",
  },
  "golden-visa-property": {
    label: "Property value from which a golden visa can be applied for",
    value: ["2,000,000", "AED"],
    qualifier: "Mortgaged and off-plan property counts under conditions.",
    shortQualifier: "under conditions if off-plan",
    ...residenceRules,
    sourceTitle: "Cabinet Decision No. 65 of 2022, annex on golden residence, Article 8",
  },
  "residency-absence-limit": {
    label: "Days in a row outside the UAE after which most residence visas lapse",
    value: ["180", "days"],
    qualifier: "Golden visas are exempt.",
    ...residenceRules,
  },
  "tax-residency-days": {
    label: "Days of presence in twelve months that make an individual tax resident",
    value: ["183", "days"],
    ...taxResidence,
  },
  "tax-residency-days-with-ties": {
    label: "Days of presence that are enough with a residence permit and a home or job in the UAE",
    value: ["90", "days"],
    qualifier:
      "With a valid UAE residence permit and a permanent home, a job or a business in the country.",
    shortQualifier: "with a permit and ties there",
    ...taxResidence,
  },
} as const satisfies Record<string, FigureContent>;
