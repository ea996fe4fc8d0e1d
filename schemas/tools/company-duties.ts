import { CalendarIcon } from "@sanity/icons/Calendar";
import { defineArrayMember, defineField } from "@sanity/types";
import { group } from "../fields/field.ts";
import { requiredChoice, requiredString, titled } from "../fields/text.ts";
import { eachOnce, type RuleFigures, rowsShow } from "../rules/tool.ts";
import {
  examplesHeading,
  fixed,
  leavesOut,
  optionalToolText,
  question,
  submit,
  toolCases,
  toolLabel,
  toolText,
} from "./parts.ts";
import { toolDocument } from "./tool-document.ts";

/**
 * The values that the rules read: times in days, months or years, amounts in dirhams, and the days
 * that a decision names. Of the penalties, the rules read that of a late return.
 */
const figures = {
  registrationSince: "day",
  taxSince: "day",
  taxRegistrationMonths: "number",
  branchTaxMonths: "number",
  afterYearMonths: "number",
  personTurnover: "number",
  taxReturnMonths: "number",
  waiverMonths: "number",
  returnFine: "number",
  returnFineLater: "number",
  recordYears: "number",
  auditRevenue: "number",
  meetingMonths: "number",
  ownerDays: "number",
  vatThreshold: "number",
  vatAheadDays: "number",
  vatRegistrationDays: "number",
  vatPeriodMonths: "number",
  vatReturnDays: "number",
  invoicingRevenue: "number",
  providerDay: "day",
  providerDayLarge: "day",
  invoicingDay: "day",
  invoicingDayLarge: "day",
  licenceYears: "number",
  cardYears: "number",
  visaYears: "number",
  insuranceMonths: "number",
} as const satisfies RuleFigures;

const asked = [
  question({
    name: "issued",
    title: "Issue of the licence",
    description:
      "A date: when the licence was issued, or will be; the first day without a licence.",
  }),
  question({
    name: "company",
    title: "Company",
    description:
      "A choice: where a company of the country is, and how a free zone taxes it. Others need none.",
  }),
  question({
    name: "revenue",
    title: "Turnover",
    description: "An amount in dirhams that may stay empty: the turnover of the first year.",
  }),
  question({
    name: "supplies",
    title: "Supplies",
    description:
      "An amount in dirhams that may stay empty: the part of the turnover that VAT knows, sold in the country or from it.",
  }),
  question({
    name: "customers",
    title: "Customers",
    description: "A choice: who buys, which electronic invoicing hangs on.",
  }),
  question({
    name: "visas",
    title: "Visas",
    description: "A choice: who lives or works in the country through the company.",
  }),
  question({
    name: "periodEnd",
    title: "End of the financial year",
    description: "A choice: the month in which the financial year ends.",
  }),
  question({
    name: "calendarName",
    title: "Name of the company",
    description:
      "A text that may stay empty: it stands before each event of the calendar, and tells the events of two companies apart.",
  }),
];

/** The duties, in the order in which duties of the same day are listed. */
const duties = {
  corporateTax: "Corporate tax: registration",
  beneficialOwners: "Register of beneficial owners",
  branchRegister: "Register of branches",
  vatRegistration: "VAT: registration",
  vatReturn: "VAT: return",
  invoicingProvider: "Electronic invoicing: provider",
  invoicing: "Electronic invoicing: start",
  unemploymentInsurance: "Unemployment insurance",
  licence: "Licence",
  lease: "Lease",
  establishmentCard: "Establishment card",
  residence: "Visas and Emirates ID",
  generalMeeting: "General meeting",
  audit: "Audited accounts",
  taxReturn: "Corporate tax: return",
  taxPayment: "Corporate tax: payment",
  records: "Records",
  wages: "Wages",
  healthInsurance: "Health insurance",
  ownerChanges: "Changes of owners",
  substance: "Economic substance",
} as const;

/** What the result says of a tax return whose day is past, of a waiver, and of old companies. */
const cases = {
  overdue: { title: "Return: its day is past", computed: ["duty"] },
  overdueCosts: {
    title: "Return: what a late one costs",
    shows: ["returnFine"],
    computed: ["fine"],
  },
  waiverOpen: { title: "Waiver: still open", shows: ["taxRegistrationFine"], computed: ["waiver"] },
  waiverOver: { title: "Waiver: over", shows: ["taxRegistrationFine"], computed: ["waiver"] },
  older: { title: "Founded before today's rules", shows: ["registrationSince"] },
  nextDuty: { title: "The next duty", computed: ["next"] },
} as const;

/** Figures that the rules read for each duty. */
const shownOfDuties = {
  corporateTax: {
    what: ["taxRegistrationMonths", "branchTaxMonths", "afterYearMonths", "registrationSince"],
    penalty: ["waiverMonths"],
    unless: ["personTurnover"],
  },
  beneficialOwners: { what: ["ownerDays"] },
  branchRegister: { what: ["licenceYears"] },
  vatRegistration: {
    what: ["vatThreshold", "vatAheadDays", "vatRegistrationDays"],
    unless: ["vatThreshold"],
  },
  vatReturn: { what: ["vatPeriodMonths", "vatReturnDays"] },
  invoicingProvider: {
    what: ["invoicingRevenue", "providerDayLarge", "providerDay"],
  },
  invoicing: { what: ["invoicingRevenue", "invoicingDayLarge", "invoicingDay"] },
  unemploymentInsurance: { what: ["insuranceMonths"] },
  licence: { what: ["licenceYears"] },
  lease: { what: ["licenceYears"] },
  establishmentCard: { what: ["cardYears"] },
  residence: { what: ["visaYears"] },
  generalMeeting: { what: ["meetingMonths"] },
  audit: { what: ["auditRevenue"], unless: ["auditRevenue"] },
  taxReturn: {
    what: ["taxReturnMonths", "taxSince"],
    penalty: ["returnFine", "returnFineLater"],
    unless: ["personTurnover"],
  },
  taxPayment: { what: ["taxReturnMonths"], unless: ["personTurnover"] },
  records: { what: ["recordYears"], unless: ["personTurnover"] },
};

// The list has the names of the facts of other documents, because Sanity counts the paths of fields.
const rows = defineField({
  name: "rows",
  title: "Duties",
  description: "What the result says of each duty. Its day comes from the figures.",
  type: "array",
  of: [
    defineArrayMember({
      type: "object",
      title: "Duty",
      icon: CalendarIcon,
      fields: [
        fixed(
          requiredChoice({
            name: "part",
            title: "Duty",
            description: "What the rules know it by.",
            choices: titled(duties),
          }),
        ),
        requiredString({
          name: "label",
          title: "Name",
          description: "What the visitor knows it by; also the name of its day in a calendar.",
          max: 60,
        }),
        toolText({
          name: "what",
          title: "What",
          description: "What has to be done, until when, and how often.",
          max: 400,
        }),
        requiredString({
          name: "who",
          title: "With whom",
          description: "The authority, or who else expects it.",
          max: 80,
        }),
        toolText({
          name: "penalty",
          title: "Penalty",
          description: "What missing it costs; say who says so where the law was not seen.",
          max: 300,
        }),
        optionalToolText({
          name: "unless",
          title: "Not needed",
          description: "Why a company may not have this duty; empty where every company has it.",
          max: 300,
        }),
        requiredString({
          name: "sourceTitle",
          title: "Source",
          description:
            "The law or decision with its article, or who reports it. The figures lead to its text.",
          max: 200,
        }),
      ],
      preview: { select: { title: "label", subtitle: "who" } },
    }),
  ],
  validation: (rule) => [
    rule.required().custom(eachOnce({ by: "part", names: Object.keys(duties), noun: "duty" })),
    rule.skip().custom(rowsShow("part", shownOfDuties)),
  ],
});

export const companyDuties = {
  figures,
  cases,
  document: toolDocument({
    name: "companyDuties",
    title: "Duties after the licence",
    description: "Every duty of a company, with its days and what missing it costs.",
    icon: CalendarIcon,
    figures,
    asked,
    options: {
      company: "Company",
      customers: "Customers",
      visas: "Visas",
      periodEnd: "End of the financial year",
    },
    tabs: [group("duties", "Duties", [rows, toolCases(cases)])],
    texts: [
      submit,
      examplesHeading,
      toolText({
        name: "next",
        title: "What now",
        description: "Stands at the head of the result, above the link to the contact form.",
        max: 200,
      }),
      toolLabel({
        name: "calendar",
        title: "Calendar",
        description: "The words of the link to the file for a calendar.",
      }),
      toolLabel({
        name: "open",
        title: "Ahead",
        description: "Above the duties whose day is still to come.",
      }),
      toolLabel({
        name: "closed",
        title: "Past",
        description: "Above the duties whose day is over.",
      }),
      toolLabel({
        name: "further",
        title: "Without a day",
        description: "Above the duties that no date begins.",
      }),
      toolLabel({
        name: "notNeeded",
        title: "Not needed",
        description: "Above the duties that this company does not have.",
      }),
      toolLabel({
        name: "missed",
        title: "If missed",
        description: "Stands before the penalty of a duty.",
      }),
      toolText({
        name: "exceptions",
        title: "How days are counted",
        description: "Said under the duties: weekends, holidays, and days that we estimate.",
      }),
      leavesOut,
    ],
    messages: [
      toolText({
        name: "aboveRevenue",
        title: "More than the turnover",
        description: "Said under supplies that are larger than the turnover.",
      }),
      toolText({
        name: "tooLate",
        title: "Too late",
        description: "Said under a day that is too far ahead.",
      }),
    ],
    examples: "company-duties",
  }),
};
