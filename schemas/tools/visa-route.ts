import { UserIcon } from "@sanity/icons/User";
import { defineArrayMember, defineField } from "@sanity/types";
import { group } from "../fields/field.ts";
import { requiredChoice, requiredString, titled } from "../fields/text.ts";
import { eachOnce, type RuleFigures } from "../rules/tool.ts";
import {
  examplesHeading,
  fixed,
  leavesOut,
  question,
  submit,
  toolCases,
  toolLabel,
  toolText,
} from "./parts.ts";
import { toolDocument } from "./tool-document.ts";

/** The values that the rules read: amounts, years of age, days abroad in a row. */
const figures = {
  greenSalary: "number",
  freelanceIncome: "number",
  goldenProperty: "number",
  ownerProperty: "number",
  ownerPropertyBefore: "number",
  familyIncome: "number",
  familyIncomeHoused: "number",
  parentsIncome: "number",
  parentsIncomeLower: "number",
  goldenDeposit: "number",
  remoteIncome: "number",
  dollar: "number",
  retirementAge: "number",
  retirementIncome: "number",
  retirementIncomeDubai: "number",
  retirementSavings: "number",
  retirementProperty: "number",
  retirementCombined: "number",
  absenceLimit: "number",
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
    name: "owners",
    title: "Owners",
    description: "A choice: whether the property has one owner or several.",
  }),
  question({
    name: "monthsAway",
    title: "Months abroad",
    description: "Months of a usual year, from zero to twelve.",
  }),
];

/** The routes to a residence card in the order of the result. */
const routes = {
  owner: "Owner's card of Dubai",
  investor: "Investor visa",
  permit: "Freelance permit of a free zone",
  golden: "Golden visa",
  retirement: "Retirement visa",
  work: "Work visa",
  remote: "Remote-work visa",
  green: "Green visa",
  family: "Family visa",
} as const;

const routeList = defineField({
  name: "routes",
  title: "Routes",
  description: "The card that each route to a residence leads to.",
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
  validation: (rule) =>
    rule.required().custom(eachOnce({ by: "route", names: Object.keys(routes), noun: "route" })),
});

const families = ["familyIncome", "familyIncomeHoused"];
const ofParents = ["parentsIncome", "parentsIncomeLower"];
const means = ["retirementAge", "retirementIncome", "retirementSavings", "retirementProperty"];
const meansOfDubai = [...means, "retirementIncomeDubai", "retirementCombined"];

/**
 * What the result says of a route, case by case. Where sources differ, a text says both readings
 * and who reports each.
 */
const cases = {
  work: { title: "Work visa: open" },
  workClosed: { title: "Work visa: no employer there" },
  greenEmployee: { title: "Green visa: skilled employee", shows: ["greenSalary"] },
  greenEmployeeLacks: { title: "Green visa: salary too low", shows: ["greenSalary"] },
  greenFreelance: { title: "Green visa: self-employed", shows: ["freelanceIncome"] },
  greenFreelanceLacks: {
    title: "Green visa: income of the self-employed too low",
    shows: ["freelanceIncome"],
  },
  greenPartner: { title: "Green visa: investor or partner" },
  greenClosed: { title: "Green visa: none of its branches" },
  investor: { title: "Investor visa: open" },
  investorClosed: { title: "Investor visa: no company there" },
  golden: { title: "Golden visa: open", shows: ["goldenProperty"] },
  goldenLacks: {
    title: "Golden visa: property too low",
    shows: ["goldenProperty", "goldenDeposit"],
  },
  goldenDeposit: {
    title: "Golden visa: by a deposit, as reported",
    shows: ["goldenProperty", "goldenDeposit"],
  },
  goldenClosed: { title: "Golden visa: no property", shows: ["goldenProperty", "goldenDeposit"] },
  ownerSole: { title: "Owner's card: one owner", shows: ["ownerPropertyBefore"] },
  ownerShared: {
    title: "Owner's card: several owners",
    shows: ["ownerProperty", "ownerPropertyBefore"],
  },
  ownerSharedLacks: {
    title: "Owner's card: share too low",
    shows: ["ownerProperty", "ownerPropertyBefore"],
  },
  ownerClosed: { title: "Owner's card: no property", shows: ["ownerProperty"] },
  family: { title: "Family visa: spouse and children", shows: families },
  familyLacks: { title: "Family visa: income too low", shows: families },
  parents: { title: "Family visa: parents", shows: ofParents },
  parentsLacks: { title: "Family visa: income too low for parents", shows: ofParents },
  familyByRelative: { title: "Family visa: by a relative", shows: families },
  familyClosed: { title: "Family visa: no card of one's own" },
  familyAlone: { title: "Family visa: nobody comes along" },
  permit: { title: "Freelance permit: open" },
  permitClosed: { title: "Freelance permit: no freelance work" },
  remote: { title: "Remote-work visa: open", shows: ["remoteIncome", "dollar"] },
  remoteOwner: { title: "Remote-work visa: owner of a company", shows: ["remoteIncome", "dollar"] },
  remoteLacks: { title: "Remote-work visa: income too low", shows: ["remoteIncome", "dollar"] },
  remoteClosed: { title: "Remote-work visa: no job abroad" },
  retirement: { title: "Retirement visa: open", shows: means },
  retirementDubai: {
    title: "Retirement visa: enough for Dubai alone, as reported",
    shows: meansOfDubai,
  },
  retirementLacks: { title: "Retirement visa: means too low", shows: meansOfDubai },
  retirementWorks: { title: "Retirement visa: still at work", shows: ["retirementAge"] },
  retirementYoung: { title: "Retirement visa: too young", shows: ["retirementAge"] },
  income: { title: "Missing: income", computed: ["missing"] },
  lowerIncome: { title: "Missing: income, where sources differ", computed: ["missing"] },
  savings: { title: "Missing: savings", computed: ["missing"] },
  property: { title: "Missing: value of property", computed: ["missing"] },
} as const;

export const visaRoute = {
  figures,
  cases,
  document: toolDocument({
    name: "visaRoute",
    title: "Visa route",
    description: "Which routes to a residence card are open to a visitor.",
    icon: UserIcon,
    figures,
    asked,
    options: {
      livelihood: "Livelihood",
      companions: "Companions",
      currency: "Currency",
      owners: "Owners",
    },
    tabs: [group("routes", "Routes", [routeList, toolCases(cases)])],
    texts: [
      submit,
      examplesHeading,
      toolLabel({ name: "open", title: "Open", description: "Before the open routes." }),
      toolLabel({
        name: "unconfirmed",
        title: "To be confirmed",
        description: "Before the routes that are open by one of several readings.",
      }),
      toolText({
        name: "noneOpen",
        title: "None open",
        description: "Follows the name of the nearest route, where no route is open.",
      }),
      toolLabel({ name: "closed", title: "Closed", description: "Above the closed routes." }),
      toolLabel({
        name: "notNeeded",
        title: "Not needed",
        description: "Above the routes that nobody needs for this.",
      }),
      toolLabel({ name: "term", title: "How long", description: "Names that row." }),
      toolLabel({ name: "sponsor", title: "Sponsor", description: "Names that row." }),
      toolLabel({ name: "ends", title: "What ends it", description: "Names that row." }),
      toolLabel({ name: "papers", title: "Papers", description: "Names that row." }),
      toolLabel({
        name: "dubaiAlone",
        title: "Dubai alone",
        description: "Follows the name of the retirement visa, where it is open in Dubai alone.",
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
    ],
    messages: [
      toolText({ name: "notAge", title: "No age", description: "Said under the age." }),
      toolText({
        name: "notMonths",
        title: "No months",
        description: "Said under the months abroad.",
      }),
    ],
    examples: "visa-route",
  }),
};
