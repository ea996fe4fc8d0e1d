import { WrenchIcon } from "@sanity/icons/Wrench";
import { defineType } from "@sanity/types";
import { eachOnce } from "../rules/tool.ts";
import { clients, WHO } from "../shared/tools/clients.ts";
import {
  optionalToolText,
  options,
  question,
  questions,
  resultTexts,
  toolCases,
  toolLabel,
  toolMessages,
  toolText,
} from "./parts.ts";

/** What tools say to those for whom they do not answer, and the links from one tool to another. */
export const sharedCases = {
  notAnswered: { title: "Heading: no answer for this client" },
  askUs: { title: "What now, without an answer" },
  toVisas: { title: "Link to the visa routes" },
  toDuties: { title: "Link to the duties" },
  toPlan: { title: "Link to the plan of a move" },
  taxPrivate: { title: "Tax estimate: employees and private persons" },
  dutiesPrivate: { title: "Duties: employees and private persons" },
  zonesBranch: { title: "Zone finder: branches" },
  zonesManaged: { title: "Zone finder: companies abroad, managed from the UAE" },
  zonesPerson: { title: "Zone finder: persons in their own name" },
  zonesPrivate: { title: "Zone finder: employees and private persons" },
  planBranch: { title: "Move plan: branches" },
} as const;

/** The texts that all tools share. */
export const toolWords = defineType({
  name: "toolWords",
  title: "Words of all tools",
  description: "What stands in every tool: its buttons, and what it says of answers.",
  type: "document",
  icon: WrenchIcon,
  fields: [
    questions([
      question({
        name: WHO,
        title: "Who asks",
        description: "A choice: for whom a tool answers. Most tools ask it first.",
      }),
    ]),
    options({ [WHO]: "Who asks" }, eachOnce({ by: "answer", names: clients, noun: "client" })),
    resultTexts([
      optionalToolText({
        name: "next",
        title: "What now",
        description: "Stands at the head of a result, above the link to the contact form.",
        max: 200,
      }),
      optionalToolText({
        name: "earlier",
        title: "Result of earlier entries",
        description:
          "Stands above a result when an entry was changed and has no result yet. Text browsers show it above each result, so it begins with its condition.",
        max: 200,
      }),
      optionalToolText({
        name: "cutOff",
        title: "Link that was cut off",
        description:
          "Stands above the form when the link to a result came without its end, or was changed.",
        max: 200,
      }),
      toolLabel({
        name: "call",
        title: "To the call",
        description: "The link that takes a result to the contact form.",
      }),
      toolLabel({ name: "print", title: "Print", description: "The button that prints a result." }),
      toolLabel({ name: "share", title: "Share", description: "The button that shares a result." }),
    ]),
    toolMessages([
      toolText({
        name: "notChoice",
        title: "No choice",
        description: "Said where none of the options was chosen.",
      }),
      toolText({
        name: "notAmount",
        title: "No amount",
        description: "Said where an amount cannot be read.",
      }),
      toolLabel({
        name: "notRead",
        title: "Not understood",
        description: "Stands before the part of a number that was not understood.",
      }),
      toolText({
        name: "negative",
        title: "Less than nothing",
        description: "Said under an amount below zero.",
      }),
      toolText({
        name: "tooLarge",
        title: "Too large",
        description: "Said under an amount that nobody means.",
      }),
      toolText({
        name: "notDay",
        title: "No day",
        description: "Said where a date cannot be read.",
      }),
    ]),
    toolCases(sharedCases),
  ],
});
