import { BillIcon } from "@sanity/icons/Bill";
import type { RuleFigures } from "../rules/tool.ts";
import {
  examplesHeading,
  leavesOut,
  question,
  submit,
  toolCases,
  toolLabel,
  toolText,
} from "./parts.ts";
import { toolDocument } from "./tool-document.ts";

/** The values that the rules read. Rates are in percent, amounts in dirhams. */
const figures = {
  bandRate: "number",
  band: "number",
  rate: "number",
  zoneRate: "number",
  shareLimit: "number",
  amountLimit: "number",
  reliefRevenue: "number",
  reliefLastDay: "day",
  topUpRate: "number",
  topUpRevenue: "number",
  topUpSmallRevenue: "number",
  topUpSmallIncome: "number",
  personTurnover: "number",
  firstYear: "number",
} as const satisfies RuleFigures;

const asked = [
  question({
    name: "revenue",
    title: "Revenue",
    description: "An amount: the revenue of the tax period.",
  }),
  question({
    name: "profit",
    title: "Profit",
    description: "An amount: the taxable profit of the period, at most the revenue.",
  }),
  question({
    name: "currency",
    title: "Currency",
    description: "A choice: the currency of all amounts.",
  }),
  question({
    name: "activity",
    title: "Activity",
    description: "A choice: what the company does, which says what qualifies in a free zone.",
  }),
  question({
    name: "customers",
    title: "Customers",
    description: "A choice: who buys, which decides whether the revenue qualifies in a free zone.",
  }),
  question({
    name: "periodEnd",
    title: "End of the period",
    description: "A date: the last day of the tax period.",
  }),
  question({
    name: "issued",
    title: "First period",
    description:
      "A date that may stay empty: the day of the licence, with which a first period begins.",
  }),
  question({
    name: "earlierRevenue",
    title: "Earlier revenue",
    description: "An amount that may stay empty: the highest revenue of an earlier period.",
  }),
  question({
    name: "group",
    title: "Large group",
    description: "A choice: whether the company belongs to a group that the top-up tax concerns.",
  }),
  question({
    name: "otherProfit",
    title: "Other profit of a holding company",
    description: "An amount that may stay empty: the profit that does not come from shares.",
  }),
  question({
    name: "share",
    title: "Qualifying share",
    description: "Per cent, which may stay empty: how much of the revenue qualifies.",
  }),
];

/** Sentences of a result: beside the headline, and under it. */
const cases = {
  person: { title: "A person in their own name", shows: ["personTurnover"] },
  personBelow: { title: "Line: a person below the limit", shows: ["personTurnover"] },
  managed: { title: "A company abroad, managed from the UAE" },
  branchRelief: { title: "Line: no relief for a branch" },
  neverQualified: {
    title: "Line: no revenue that qualifies",
    shows: ["shareLimit", "amountLimit"],
  },
  firstPeriod: {
    title: "A first period of six to eighteen months",
    shows: ["band", "reliefRevenue"],
  },
  listed: { title: "Qualifies: on the list" },
  ownGroup: { title: "Qualifies: headquarters of a group" },
  freeZoneCustomers: { title: "Qualifies: sold to free zone companies" },
  resellersOnly: { title: "Does not qualify: goods for the buyer's own use" },
  consumers: { title: "Does not qualify: sold to private people" },
  notListed: { title: "Does not qualify: not on the list" },
  ownShare: { title: "The visitor entered the share that qualifies" },
  holding: { title: "Holding company: income from shares" },
  holdingOther: { title: "Holding company: other profit" },
  exemptShares: { title: "Line: income from shares" },
  reliefForfeits: { title: "Small Business Relief: what it costs" },
  chosenRelief: {
    title: "Headline: tax with and without Small Business Relief",
    computed: ["without"],
  },
  topUpAtMost: { title: "Headline: tax before and with the top-up", computed: ["before"] },
  topUpLess: {
    title: "Top-up: what lowers it",
    shows: ["topUpSmallRevenue", "topUpSmallIncome"],
  },
  noTopUp: {
    title: "No top-up: the group is small in the UAE",
    shows: ["topUpSmallRevenue", "topUpSmallIncome"],
  },
  topUpReturn: { title: "Top-up: the return of the group" },
} as const;

export const taxEstimate = {
  figures,
  cases,
  document: toolDocument({
    name: "taxEstimate",
    title: "Tax estimate",
    description: "Corporate tax on the mainland and in a free zone, on a visitor's own numbers.",
    icon: BillIcon,
    figures,
    asked,
    options: {
      currency: "Currency",
      activity: "Activity",
      customers: "Customers",
      group: "Large group",
    },
    texts: [
      submit,
      examplesHeading,
      toolLabel({
        name: "mainland",
        title: "Mainland",
        description: "Names the first of the two sums.",
      }),
      toolLabel({
        name: "freeZone",
        title: "Free zone",
        description: "Names the second of the two sums.",
      }),
      toolLabel({
        name: "tax",
        title: "Corporate tax",
        description: "Stands before the tax, in the headline and under each sum.",
      }),
      toolText({
        name: "withinBand",
        title: "Profit within the band",
        description: "The line of a sum for the profit up to the band.",
        shows: ["band", "bandRate"],
      }),
      toolText({
        name: "aboveBand",
        title: "Profit above the band",
        description: "The line for the profit above it.",
        shows: ["rate"],
      }),
      toolText({
        name: "relief",
        title: "Small Business Relief",
        description: "The line that takes the tax away.",
        shows: ["reliefRevenue", "reliefLastDay"],
      }),
      toolText({
        name: "noRelief",
        title: "No Small Business Relief",
        description: "Said of a company that is near the relief and does not get it.",
        shows: ["reliefRevenue", "reliefLastDay"],
      }),
      toolText({
        name: "topUp",
        title: "Top-up tax",
        description: "The line that brings the tax of a large group up to the least rate, at most.",
        shows: ["topUpRate", "topUpRevenue"],
      }),
      toolText({
        name: "groupRelief",
        title: "No relief in a large group",
        description: "Said instead of the relief where the company belongs to one.",
        shows: ["topUpRevenue"],
      }),
      toolText({
        name: "list",
        title: "Qualifying activities",
        description: "The list itself, under the two sums.",
        max: 700,
        shows: ["zoneRate"],
      }),
      toolText({
        name: "keptStatus",
        title: "Status kept",
        description: "The line of the free zone where other revenue stays within the limits.",
        shows: ["shareLimit", "amountLimit", "zoneRate"],
      }),
      toolText({
        name: "lostStatus",
        title: "Status lost",
        description: "The line where it does not.",
        shows: ["shareLimit", "amountLimit"],
      }),
      leavesOut,
    ],
    resultFields: [toolCases(cases)],
    messages: [
      toolText({
        name: "aboveRevenue",
        title: "Profit above revenue",
        description: "Said under the profit.",
      }),
      toolText({
        name: "notShare",
        title: "No share",
        description: "Said under the share where it is not from zero to a hundred.",
      }),
      toolText({
        name: "notFirstPeriod",
        title: "No first period",
        description: "Said under the day of a licence from which a first period cannot end then.",
      }),
      toolText({
        name: "beforeTax",
        title: "Before the tax",
        description: "Said under the end of a period that is older than the tax.",
        shows: ["firstYear"],
      }),
    ],
    examples: "tax-estimate",
  }),
};
