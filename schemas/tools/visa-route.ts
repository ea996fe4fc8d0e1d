import { UserIcon } from "@sanity/icons/User";
import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { group, inGroups } from "../fields/field.ts";
import { requiredChoice, requiredString, titled } from "../fields/text.ts";
import { eachOnce, type RuleFigures, rowsShow } from "../rules/tool.ts";
import {
  examples,
  examplesHeading,
  fixed,
  leavesOut,
  options,
  question,
  questions,
  resultTexts,
  submit,
  toolFigures,
  toolHead,
  toolLabel,
  toolMessages,
  toolText,
} from "./parts.ts";

/** The values that the rules read: amounts, years of age and of a card, days abroad in a row. */
const figures = {
  goldenProperty: "number",
  retirementAge: "number",
  ownerProperty: "number",
  retirementIncome: "number",
  retirementIncomeDubai: "number",
  retirementSavings: "number",
  retirementProperty: "number",
  familyIncome: "number",
  familyIncomeHoused: "number",
  greenSalary: "number",
  freelanceIncome: "number",
  remoteIncome: "number",
  dollar: "number",
  remoteTerm: "number",
  absenceLimit: "number",
  workTerm: "number",
  investorTerm: "number",
  goldenTerm: "number",
  freelancerTerm: "number",
  retirementTerm: "number",
} as const satisfies RuleFigures;

const asked = [
  question({
    name: "livelihood",
    title: "Livelihood",
    description: "A choice: what the visitor will live on, which most routes hang on.",
  }),
  question({
    name: "companions",
    title: "Companions",
    description: "A choice: whom the visitor brings.",
  }),
  question({ name: "age", title: "Age", description: "Whole years." }),
  question({
    name: "currency",
    title: "Currency",
    description: "A choice: the currency of all amounts.",
  }),
  question({
    name: "income",
    title: "Income",
    description: "An amount a month, which may stay empty.",
  }),
  question({
    name: "savings",
    title: "Savings",
    description: "An amount that may stay empty.",
  }),
  question({
    name: "property",
    title: "Property",
    description: "An amount that may stay empty: property in the UAE.",
  }),
  question({
    name: "monthsAway",
    title: "Months abroad",
    description: "Months of a usual year, from zero to twelve.",
  }),
];

/** The routes to a residence card in the order of the result. */
const routes = {
  work: "Work visa",
  green: "Green visa",
  investor: "Investor visa",
  golden: "Golden visa",
  family: "Family visa",
  freelancer: "Freelancer visa",
  remote: "Remote-work visa",
  retirement: "Retirement visa",
} as const;

const means = [
  "retirementAge",
  "retirementIncome",
  "retirementIncomeDubai",
  "retirementSavings",
  "retirementProperty",
];

/** Figures that the rules read for the texts of each route. */
const shownOfRoutes = {
  work: { term: ["workTerm"] },
  green: { open: ["greenSalary"], closed: ["greenSalary"], term: ["freelancerTerm"] },
  investor: { term: ["investorTerm"] },
  golden: {
    open: ["goldenProperty"],
    closed: ["goldenProperty", "ownerProperty"],
    term: ["goldenTerm"],
  },
  family: { open: ["familyIncome", "familyIncomeHoused"] },
  freelancer: { open: ["freelanceIncome"], term: ["freelancerTerm"] },
  remote: { open: ["remoteIncome", "dollar"], term: ["remoteTerm"] },
  retirement: { open: means, closed: ["retirementAge"], term: ["retirementTerm"] },
};

const routeList = defineField({
  name: "routes",
  title: "Routes",
  description: "What the result says of each route to a residence card.",
  type: "array",
  of: [
    defineArrayMember({
      type: "object",
      title: "Route",
      icon: UserIcon,
      fields: [
        fixed(
          requiredChoice({
            name: "route",
            title: "Route",
            description: "What the rules know it by.",
            choices: titled(routes),
          }),
        ),
        requiredString({
          name: "name",
          title: "Name",
          description: "What the visitor knows it by.",
          max: 40,
        }),
        toolText({
          name: "open",
          title: "Open",
          description: "Why it is open, and on which condition.",
        }),
        toolText({ name: "closed", title: "Closed", description: "What would open it." }),
        toolText({ name: "term", title: "How long", description: "How long its card lasts." }),
        toolText({ name: "sponsor", title: "Sponsor", description: "Who sponsors the card." }),
        toolText({ name: "ends", title: "What ends it", description: "What the card ends with." }),
        toolText({
          name: "papers",
          title: "Papers",
          description: "The papers that an application takes.",
        }),
      ],
      preview: { select: { title: "name" } },
    }),
  ],
  validation: (rule) => [
    rule.required().custom(eachOnce({ by: "route", names: Object.keys(routes), noun: "route" })),
    rule.skip().custom(rowsShow("route", shownOfRoutes)),
  ],
});

export const visaRoute = {
  figures,
  document: defineType({
    name: "visaRoute",
    title: "Visa route",
    description: "Which routes to a residence card are open to a visitor.",
    type: "document",
    icon: UserIcon,
    ...inGroups(
      group("introduction", "Introduction", toolHead),
      group("questions", "Questions", [
        questions(asked),
        options({ livelihood: "Livelihood", companions: "Companions", currency: "Currency" }),
      ]),
      group("figures", "Figures", [toolFigures(figures)]),
      group("routes", "Routes", [routeList]),
      group("result", "Result", [
        resultTexts([
          submit,
          examplesHeading,
          toolLabel({ name: "open", title: "Open", description: "Before the open routes." }),
          toolText({
            name: "noneOpen",
            title: "None open",
            description: "Said where no route is open.",
          }),
          toolLabel({ name: "closed", title: "Closed", description: "Above the closed routes." }),
          toolLabel({
            name: "notNeeded",
            title: "Not needed",
            description: "Above the routes that nobody needs for this.",
          }),
          toolLabel({ name: "labelTerm", title: "How long", description: "Names that row." }),
          toolLabel({ name: "labelSponsor", title: "Sponsor", description: "Names that row." }),
          toolLabel({ name: "labelEnds", title: "What ends it", description: "Names that row." }),
          toolLabel({ name: "labelPapers", title: "Papers", description: "Names that row." }),
          toolText({
            name: "goldenOwner",
            title: "Golden visa: owner",
            description:
              "Said instead of “Closed” of the golden visa, where the property is enough for the card of an owner.",
            shows: ["goldenProperty", "ownerProperty"],
          }),
          toolText({
            name: "familyByRelative",
            title: "Family visa: by a relative",
            description: "Why it is open to whoever lives on a relative's income.",
            shows: ["familyIncome", "familyIncomeHoused"],
          }),
          toolText({
            name: "familyIncome",
            title: "Family visa: income",
            description: "What would open it where the income is too low.",
            shows: ["familyIncome", "familyIncomeHoused"],
          }),
          toolText({
            name: "parentsOfYours",
            title: "Family visa: parents",
            description: "Said to whoever brings parents.",
          }),
          toolText({
            name: "familyAlone",
            title: "Family visa: alone",
            description: "Said to whoever brings nobody.",
          }),
          toolText({
            name: "freelancerIncome",
            title: "Freelancer visa: income",
            description: "What would open it where the income is too low.",
            shows: ["freelanceIncome"],
          }),
          toolText({
            name: "remoteIncome",
            title: "Remote-work visa: income",
            description: "What would open it where the income is too low.",
            shows: ["remoteIncome", "dollar"],
          }),
          toolText({
            name: "retirementMeans",
            title: "Retirement visa: means",
            description: "What would open it where neither income, savings nor property suffice.",
            shows: means,
          }),
          toolText({
            name: "retirementWorks",
            title: "Retirement visa: still at work",
            description: "What would open it to whoever is old enough and still works.",
            shows: ["retirementAge"],
          }),
          toolText({
            name: "absenceSafe",
            title: "Absence: short enough",
            description: "Follows what ends a card, where the months abroad do not end it.",
            shows: ["absenceLimit"],
          }),
          toolText({
            name: "absenceRisk",
            title: "Absence: too long",
            description: "Follows what ends a card, where they could.",
            shows: ["absenceLimit"],
          }),
          toolText({
            name: "absenceExempt",
            title: "Absence: exempt",
            description: "Follows what ends the golden visa, which no absence ends.",
            shows: ["absenceLimit"],
          }),
          toolText({
            name: "exceptions",
            title: "Exceptions",
            description: "Said under the routes where an absence could end one of them.",
          }),
          leavesOut,
        ]),
      ]),
      group("messages", "Messages", [
        toolMessages([
          toolText({ name: "notAge", title: "No age", description: "Said under the age." }),
          toolText({
            name: "notMonths",
            title: "No months",
            description: "Said under the months abroad.",
          }),
        ]),
      ]),
      group("examples", "Examples", [examples("visa-route", asked)]),
    ),
  }),
};
