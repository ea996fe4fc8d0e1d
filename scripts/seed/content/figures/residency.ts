import type { FigureContent } from "./figure-content.ts";

const residenceRules = {
  sourceTitle:
    "Federal Authority for Identity, Citizenship, Customs and Port Security; Cabinet Decision No. 65 of 2022",
  sourceUrl: "https://u.ae/",
  reviewBy: "2027-05-21",
};
const taxResidence = {
  sourceTitle:
    "Cabinet Decision No. 85 of 2022 on tax residency; Ministerial Decision No. 27 of 2023 (every day or part of a day counts)",
  sourceUrl: "https://mof.gov.ae/",
};

export const residencyFigures = {
  "residency-longest-term": {
    label: "Longest residence visa",
    value: "10",
    unit: "years",
    qualifier: "The golden visa; the term depends on the category.",
    shortQualifier: "with a golden visa",
    ...residenceRules,
  },
  "work-visa-term": {
    label: "Usual term of an employer-sponsored residence visa",
    value: "2",
    unit: "years",
    distinctFrom: ["investor-visa-term"],
    ...residenceRules,
  },
  "investor-visa-term": {
    label: "Usual term of a residence visa for a partner or investor",
    value: "2",
    unit: "years",
    qualifier: "Longer under the green and golden visas.",
    ...residenceRules,
  },
  "green-visa-term": {
    label: "Term of the green visa for freelancers and skilled employees",
    value: "5",
    unit: "years",
    distinctFrom: ["retirement-visa-term"],
    ...residenceRules,
  },
  "retirement-visa-term": {
    label: "Term of the retirement visa",
    value: "5",
    unit: "years",
    ...residenceRules,
  },
  "retirement-visa-age": {
    label: "Lowest age for the retirement visa",
    value: "55",
    unit: "years",
    qualifier: "With savings, income or property above a threshold that the emirate sets.",
    shortQualifier: "with savings, income or property",
    ...residenceRules,
  },
  "golden-visa-property": {
    label: "Property value from which a golden visa can be applied for",
    value: "2,000,000",
    unit: "AED",
    qualifier: "Mortgaged and off-plan property counts under conditions.",
    shortQualifier: "under conditions if off-plan",
    ...residenceRules,
  },
  "residency-absence-limit": {
    label: "Days in a row outside the UAE after which most residence visas lapse",
    value: "180",
    unit: "days",
    qualifier: "Golden visas are exempt.",
    ...residenceRules,
  },
  "tax-residency-days": {
    label: "Days of presence in twelve months that make an individual tax resident",
    value: "183",
    unit: "days",
    ...taxResidence,
  },
  "tax-residency-days-with-ties": {
    label: "Days of presence that are enough with a residence permit and a home or job in the UAE",
    value: "90",
    unit: "days",
    qualifier:
      "With a valid UAE residence permit and a permanent home, a job or a business in the country.",
    shortQualifier: "with a permit and ties there",
    ...taxResidence,
  },
} as const satisfies Record<string, FigureContent>;
