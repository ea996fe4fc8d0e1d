import { BillIcon } from "@sanity/icons/Bill";
import { defineType } from "@sanity/types";
import { group, inGroups } from "../fields/field.ts";
import type { RuleFigures } from "../rules/tool.ts";
import {
  examples,
  examplesHeading,
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
    name: "periodEnd",
    title: "End of the period",
    description: "A date: the last day of the tax period.",
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
    name: "share",
    title: "Qualifying share",
    description: "Per cent, which may stay empty: how much of the revenue qualifies.",
  }),
];

export const taxEstimate = {
  figures,
  document: defineType({
    name: "taxEstimate",
    title: "Tax estimate",
    description: "Corporate tax on the mainland and in a free zone, on a visitor's own numbers.",
    type: "document",
    icon: BillIcon,
    ...inGroups(
      group("introduction", "Introduction", toolHead),
      group("questions", "Questions", [
        questions(asked),
        options({ currency: "Currency", activity: "Activity", group: "Large group" }),
      ]),
      group("figures", "Figures", [toolFigures(figures)]),
      group("result", "Result", [
        resultTexts([
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
            description: "The line that brings the tax of a large group up to the least rate.",
            shows: ["topUpRate", "topUpRevenue"],
          }),
          toolText({
            name: "groupRelief",
            title: "No relief in a large group",
            description: "Said instead of the relief where the company belongs to one.",
            shows: ["topUpRevenue"],
          }),
          toolText({
            name: "reliefOver",
            title: "After the relief",
            description: "Stands before the tax of a later period, when the relief is over.",
            shows: ["reliefLastDay"],
          }),
          toolText({
            name: "listed",
            title: "Activity on the list",
            description: "What was taken to qualify, of an activity on the list below.",
          }),
          toolText({
            name: "notListed",
            title: "Activity not on the list",
            description: "What was taken to qualify, of any other activity.",
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
        ]),
      ]),
      group("messages", "Messages", [
        toolMessages([
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
            name: "beforeTax",
            title: "Before the tax",
            description: "Said under the end of a period that is older than the tax.",
            shows: ["firstYear"],
          }),
        ]),
      ]),
      group("examples", "Examples", [examples("tax-estimate", asked)]),
    ),
  }),
};
