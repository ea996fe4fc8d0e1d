import { CalendarIcon } from "@sanity/icons/Calendar";
import type { RuleFigures } from "../rules/tool.ts";
import { examplesHeading, leavesOut, question, submit, toolLabel, toolText } from "./parts.ts";
import { toolDocument } from "./tool-document.ts";

/** The days of presence for tax residency, and the days abroad in a row that end most visas. */
const figures = {
  longDays: "number",
  shortDays: "number",
  absenceDays: "number",
} as const satisfies RuleFigures;

const asked = [
  question({
    name: "arrival",
    title: "Arrival",
    description: "A date: the first day of a stay. It is asked once for each stay.",
  }),
  question({
    name: "departure",
    title: "Departure",
    description: "A date: the last day of the same stay.",
  }),
];

export const dayCounter = {
  figures,
  document: toolDocument({
    name: "dayCounter",
    title: "Day counter",
    description: "Days in the UAE against the tests of tax residency, and absences.",
    icon: CalendarIcon,
    figures,
    asked,
    texts: [
      submit,
      toolLabel({
        name: "stay",
        title: "Stay",
        description: "Names each row of the form, before its number.",
      }),
      toolText({
        name: "counted",
        title: "What is counted",
        description: "Shown above the rows.",
      }),
      toolLabel({
        name: "moreStays",
        title: "More stays",
        description: "Opens the further rows.",
      }),
      toolText({
        name: "privacy",
        title: "Privacy",
        description: "Says under the rows where the dates go.",
      }),
      examplesHeading,
      toolLabel({
        name: "presence",
        title: "Presence",
        description: "Names the first part of the result.",
      }),
      toolLabel({
        name: "most",
        title: "Most days",
        description: "Stands beside the headline, the most days within twelve months.",
      }),
      toolLabel({
        name: "current",
        title: "Most days from now on",
        description:
          "The same beside the headline, of periods that end today or later, where an earlier period had more.",
      }),
      toolLabel({
        name: "period",
        title: "Their period",
        description: "Stands before the twelve months that hold the most days.",
      }),
      toolLabel({
        name: "recent",
        title: "Recent days",
        description: "Stands before the days in the twelve months that end today.",
      }),
      toolLabel({
        name: "long",
        title: "The long test",
        description: "Names the part on the test by days alone.",
        shows: ["longDays"],
      }),
      toolLabel({
        name: "short",
        title: "The short test",
        description: "Names the part on the test with ties.",
        shows: ["shortDays"],
      }),
      toolText({
        name: "ties",
        title: "Ties",
        description: "Says what the short test asks besides days.",
        shows: ["shortDays"],
      }),
      toolLabel({
        name: "met",
        title: "Met",
        description: "Stands before the day on which a test was met.",
      }),
      toolLabel({
        name: "metAsPlanned",
        title: "Met as planned",
        description: "The same, where the day is still to come and stays are entered for it.",
      }),
      toolLabel({
        name: "willBeMet",
        title: "Will be met",
        description: "The same, for who stays on after the last stay.",
      }),
      toolLabel({
        name: "metIfBack",
        title: "Met on return",
        description: "The same, for who is away and comes back today.",
      }),
      toolLabel({
        name: "missing",
        title: "Missing days",
        description: "Stands before the days that a test still lacks.",
      }),
      toolLabel({
        name: "absence",
        title: "Absence",
        description: "Names the part on absences.",
        shows: ["absenceDays"],
      }),
      toolLabel({
        name: "longest",
        title: "Longest absence",
        description: "Stands before its days.",
      }),
      toolLabel({
        name: "between",
        title: "From and to",
        description: "Stands before the days on which it began and ended.",
      }),
      toolText({
        name: "noAbsence",
        title: "No absence",
        description: "Said where no absence was entered.",
      }),
      toolText({
        name: "tooLong",
        title: "Too long",
        description: "Said of an absence that most residence visas lapse with.",
        shows: ["absenceDays"],
      }),
      toolText({
        name: "askFirst",
        title: "Ask first",
        description: "Said where such an absence is not over yet.",
      }),
      toolLabel({
        name: "away",
        title: "Away",
        description: "Stands before the days of an absence that lasts today.",
      }),
      toolLabel({
        name: "backBy",
        title: "Be back by",
        description: "Stands before the last day to come back on.",
      }),
      toolLabel({
        name: "wasBackBy",
        title: "Had to be back by",
        description: "The same, where that day is past.",
      }),
      toolLabel({
        name: "returnBy",
        title: "Return by",
        description: "The same, after a stay that is not over yet.",
      }),
      leavesOut,
      toolLabel({
        name: "address",
        title: "Address of the result",
        description: "The words of the link that has the dates in it.",
      }),
    ],
    messages: [
      toolText({
        name: "noStay",
        title: "No stay",
        description: "Said where none is entered.",
      }),
      toolText({
        name: "tooEarly",
        title: "Too early",
        description: "Said under a day before this century.",
      }),
      toolText({
        name: "tooLate",
        title: "Too late",
        description: "Said under a day that is too far ahead.",
      }),
      toolText({
        name: "endsBefore",
        title: "Ends before it begins",
        description: "Said under a departure before its arrival.",
      }),
      toolText({
        name: "overlaps",
        title: "Overlaps",
        description: "Said under an arrival before the end of an earlier stay.",
      }),
      toolText({
        name: "tooMany",
        title: "Too many",
        description: "Said where more stays are asked than the form has rows.",
      }),
    ],
    examples: "day-counter",
  }),
};
