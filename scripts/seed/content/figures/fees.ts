import type { FigureContent } from "./figure-content.ts";

const branchOfForeignCompany = {
  sourceTitle: "UAE Ministry of Economy, Initial approval for foreign entity branch",
  sourceUrl: "https://www.moec.gov.ae/en/w/initial-approval-for-foreign-company-branch",
  reviewBy: "2027-11-23",
};

/** Fees that authorities publish themselves. */
export const feeFigures = {
  "attestation-fee": {
    label: "Fee of the UAE's Ministry of Foreign Affairs for attesting a personal certificate",
    value: ["150", "AED"],
    qualifier:
      "For each document. Papers of a company cost more; courier and translation are extra.",
    shortQualifier: "for each document",
    sourceTitle: "UAE Ministry of Foreign Affairs, frequently asked questions on attestation",
    sourceUrl: "https://www.mofa.gov.ae/FAQs",
    checkedOn: "2026-11-23",
    reviewBy: "2027-11-23",
  },
  "retirement-visa-fee": {
    label: "Fee of a retirement visa in Dubai",
    value: ["2,214.25", "AED"],
    qualifier:
      "For each applicant and dependent, after approval. A handling fee of the portal and health insurance come on top.",
    shortQualifier: "insurance not included",
    sourceTitle: "Dubai Department of Economy and Tourism, Retire in Dubai, FAQs",
    sourceUrl: "https://www.visitdubai.com/en/sc7/retire-in-dubai/faqs",
    checkedOn: "2026-11-23",
    reviewBy: "2027-05-23",
  },
  "branch-approval-fee": {
    label: "Fee for the federal approval of a foreign company's branch",
    value: ["3,500", "AED"],
    qualifier: "On the mainland; the licence of the emirate comes on top.",
    shortQualifier: "licence not included",
    checkedOn: "2026-11-23",
    ...branchOfForeignCompany,
  },
  "branch-approval-term": {
    label: "Time for which the federal approval of a foreign company's branch holds",
    value: ["4", "months"],
    checkedOn: "2026-11-23",
    ...branchOfForeignCompany,
  },
  "branch-renewal-fee": {
    label: "Fee for renewing the federal registration of a foreign company's branch",
    value: ["1,000", "AED"],
    sourceTitle: "UAE Ministry of Economy, Renewal of foreign company branch registration",
    sourceUrl: "https://www.moec.gov.ae/en/renewal-of-foreign-company-branch-registration",
    checkedOn: "2026-11-23",
    reviewBy: "2027-11-23",
  },
  "tax-certificate-fee": {
    label: "Fee of a tax residency certificate for a person without a tax registration",
    value: ["1,000", "AED"],
    qualifier: "Besides a fee for handing in; half of it with a tax registration.",
    shortQualifier: "without a tax registration",
    sourceTitle:
      "Federal Tax Authority, list of fees; Cabinet Decisions No. 65 of 2020 and No. 7 of 2023",
    sourceUrl: "https://uaelegislation.gov.ae/en/legislations/2278",
    checkedOn: "2026-11-23",
    reviewBy: "2027-11-23",
  },
} as const satisfies Record<string, FigureContent>;
